import {
  feesOf,
  nightCountOf,
  unitsOf,
  type Quote,
  type QuoteLineKind,
} from "#domain/pricing/quote.ts";
import { formatKronor, formatWeekday, keepTogether } from "#texts/format.ts";
import { quoteLines, type QuoteLine } from "#texts/quote-lines.ts";
import "./price-explained.css";
import { nightsText } from "./stay-words.ts";
import { WholeDates } from "./whole-dates.tsx";

/** As the server tells it, with its lines in words; or as it is reckoned here meanwhile, when no code is known yet. */
type Explained = Omit<Quote, "code"> & { quoteLines?: QuoteLine[] };

type PriceExplainedProps = { quote: Explained; isPreliminary?: boolean };

/** Told night by night, or by themselves. */
const TOLD_ABOVE: readonly QuoteLineKind[] = ["nights", "fee", "addon"];

/** What a stay costs, night by night on wish. */
export function PriceExplained({ quote, isPreliminary = false }: PriceExplainedProps) {
  const { nights, addons, total, vatAmount, vatRate } = quote;
  const count = nightCountOf(nights);
  const others = (quote.quoteLines ?? quoteLines(quote)).filter(
    ({ kind }) => !TOLD_ABOVE.includes(kind),
  );
  return (
    <section className="price-box" aria-label="Pris">
      <details>
        <summary>Så räknas priset, {nightsText(count)}</summary>
        <table className="price-lines">
          <tbody>
            {nights.map((night) => (
              <tr key={`${night.night} ${night.price}`}>
                <th scope="row">
                  <WholeDates text={`Natten från ${formatWeekday(night.night)}`} />
                  <span className="price-kind">
                    {night.isSeasonal ? "säsongspris" : "ordinarie pris"}
                    {timesWords(", ", unitsOf(quote, night), night.price)}
                  </span>
                </th>
                <td>{formatKronor(unitsOf(quote, night) * night.price)}</td>
              </tr>
            ))}
            {feesOf(quote).map(
              ({ fee, units }) =>
                fee > 0 && (
                  <tr key={fee}>
                    <th scope="row">
                      Fast avgift
                      <span className="price-kind">{timesWords("", units, fee)}</span>
                    </th>
                    <td>{formatKronor(units * fee)}</td>
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
            {others.map(({ kind, label, note, amount }) => (
              <tr key={`${kind} ${label} ${note}`}>
                <th scope="row">
                  {keepTogether(label)}
                  {note && <span className="price-kind">{keepTogether(note)}</span>}
                </th>
                <td>{formatKronor(amount)}</td>
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

/** `6 × 395 kr` beside their sum; nothing of one alone. */
function timesWords(before: string, units: number, price: number): string {
  return units > 1 ? `${before}${units}\u00a0×\u00a0${formatKronor(price)}` : "";
}
