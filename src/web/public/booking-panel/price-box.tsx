import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { quoteStay, type Quote } from "#domain/pricing/quote.ts";
import { formatKronor, formatWeekday } from "#texts/format.ts";
import { stayPrice } from "#web/api/offers.ts";
import { toast } from "#web/ui/toast-store.ts";
import { MESSAGES } from "./texts.ts";
import { useDebounced } from "./use-debounced.ts";
import type { Wish } from "./use-wish.ts";

const DEBOUNCE_MS = 300;

type PriceBoxProps = { item: RentalItem; addons: Addon[]; stay: Stay; wish: Wish };

/** The price with its explanation. Until the server has answered, or if it does not, the same rule is asked here. */
export function PriceBox({ item, addons, stay, wish }: PriceBoxProps) {
  const asked = {
    rentalItemId: item.id,
    ...stay,
    quantity: wish.quantity,
    selectedAddons: wish.addons,
  };
  const settled = useDebounced(asked, DEBOUNCE_MS);
  const isSettled = JSON.stringify(asked) === JSON.stringify(settled);
  const { data, isError } = useQuery({ ...stayPrice(settled), enabled: isSettled });
  useEffect(() => {
    if (isError) toast({ ...MESSAGES.priceFailed, variant: "destructive" });
  }, [isError]);

  const confirmed = isSettled ? data : undefined;
  const own = quoteStay(
    item,
    { seasons: item.seasons, addons },
    { stay, quantity: wish.quantity, selectedAddons: wish.addons },
  );
  const quote = confirmed ?? (own.ok ? own.value : undefined);
  if (!quote) return null;
  return <PriceExplained quote={quote} isPreliminary={confirmed === undefined} />;
}

function PriceExplained({ quote, isPreliminary }: { quote: Quote; isPreliminary: boolean }) {
  const { nights, quantity, fee, addons, total, vatAmount, vatRate } = quote;
  const count = nights.length;
  return (
    <section className="price-box" aria-label="Pris">
      <details>
        <summary>Så räknas priset, {count === 1 ? "1 natt" : `${count} nätter`}</summary>
        <table className="price-lines">
          <tbody>
            {nights.map(({ night, price, isSeasonal }) => (
              <tr key={night}>
                <th scope="row">
                  Natten från {formatWeekday(night)}
                  <span className="price-kind">
                    {isSeasonal ? "säsongspris" : "ordinarie pris"}
                  </span>
                </th>
                <td>
                  {quantity > 1 && `${quantity} × `}
                  {formatKronor(price)}
                </td>
              </tr>
            ))}
            {fee > 0 && (
              <tr>
                <th scope="row">Fast avgift</th>
                <td>
                  {quantity > 1 && `${quantity} × `}
                  {formatKronor(fee)}
                </td>
              </tr>
            )}
            {addons.map((addon) => (
              <tr key={addon.id}>
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
