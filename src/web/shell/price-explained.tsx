import { feesOf, nightCountOf, unitsOf, type Quote } from "#domain/pricing/quote.ts";
import { formatKronor, formatWeekday } from "#texts/format.ts";
import "./price-explained.css";
import { nightsText } from "./stay-words.ts";

type PriceExplainedProps = { quote: Quote; isPreliminary?: boolean };

/** What a stay costs, night by night on wish. */
export function PriceExplained({ quote, isPreliminary = false }: PriceExplainedProps) {
  const { nights, addons, total, vatAmount, vatRate } = quote;
  const count = nightCountOf(nights);
  return (
    <section className="price-box" aria-label="Pris">
      <details>
        <summary>Så räknas priset, {nightsText(count)}</summary>
        <table className="price-lines">
          <tbody>
            {nights.map((night) => (
              <tr key={`${night.night} ${night.price}`}>
                <th scope="row">
                  Natten från {formatWeekday(night.night)}
                  <span className="price-kind">
                    {night.isSeasonal ? "säsongspris" : "ordinarie pris"}
                  </span>
                </th>
                <td>
                  {unitsOf(quote, night) > 1 && `${unitsOf(quote, night)} × `}
                  {formatKronor(night.price)}
                </td>
              </tr>
            ))}
            {feesOf(quote).map(
              ({ fee, units }) =>
                fee > 0 && (
                  <tr key={fee}>
                    <th scope="row">Fast avgift</th>
                    <td>
                      {units > 1 && `${units} × `}
                      {formatKronor(fee)}
                    </td>
                  </tr>
                ),
            )}
            {addons.map((addon) => (
              <tr key={`${addon.id} ${addon.price}`}>
                <th scope="row">
                  {addon.name}
                  {addon.quantity > 1 && `, ${addon.quantity} st`}
                  {addon.priceType === "daily" && `, ${count === 1 ? "1 dygn" : `${count} dygn`}`}
                </th>
                <td>{formatKronor(addon.total)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Varav moms {Math.round(vatRate * 100)} %</th>
              <td>{formatKronor(vatAmount)}</td>
            </tr>
          </tbody>
        </table>
      </details>
      <p className="price-total">
        <span>{isPreliminary ? "Preliminärt pris" : "Totalt"}</span>
        <strong aria-live="polite">{formatKronor(total)}</strong>
      </p>
      <p className="text-sm text-muted">inkl. moms och grundförsäkring</p>
    </section>
  );
}
