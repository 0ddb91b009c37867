import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import { wholeStay, type Selection } from "#domain/availability/date-selection.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import type { PriceSpan } from "#domain/pricing/night-prices.ts";
import { formatDayAndMonth, formatKronor } from "#texts/format.ts";
import { stayPrice } from "#web/api/offers.ts";
import { nightsText } from "#web/shell/stay-words.ts";
import { perNight } from "./texts.ts";
import { priceWish, useOwnQuote, type PanelWish, type PricedStay } from "./use-own-quote.ts";

type StayFootProps = {
  item: RentalItem;
  addons: Addon[];
  selection: Selection;
  wish: PanelWish;
  /** What a night costs in the months that are shown. */
  nights: PriceSpan | null;
  /** The button that leads on. */
  children: ReactNode;
};

/** Keeps the chosen days, the price and the way on in sight, however far the panel reaches past the screen. */
export function StayFoot({ item, addons, selection, wish, nights, children }: StayFootProps) {
  const stay = wholeStay(selection);
  const { startDate } = selection;
  return (
    <div className="stay-foot">
      <p>
        {stay ? (
          <FootSum item={item} addons={addons} stay={stay} wish={wish} />
        ) : (
          <>
            <span>
              {startDate === null
                ? "Välj dagar i kalendern."
                : `Från ${formatDayAndMonth(startDate)}. Välj nu sista dagen.`}
            </span>
            {nights && <strong>{perNight(nights)}</strong>}
          </>
        )}
      </p>
      {children}
    </div>
  );
}

function FootSum(priced: PricedStay) {
  const { stay } = priced;
  // Asked for by the price box; here it is only read.
  const { data } = useQuery({
    ...stayPrice(priceWish(priced)),
    enabled: false,
  });
  const own = useOwnQuote(priced);
  const total = data?.total ?? own?.total;
  return (
    <>
      <span>
        {formatDayAndMonth(stay.startDate)} – {formatDayAndMonth(stay.endDate)},{" "}
        {nightsText(nightCount(stay))}
      </span>
      {total !== undefined && <strong>{formatKronor(total)}</strong>}
    </>
  );
}
