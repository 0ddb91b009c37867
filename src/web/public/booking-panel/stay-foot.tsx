import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import { wholeStay, type Selection } from "#domain/availability/date-selection.ts";
import { nightCount, type Stay } from "#domain/dates/date-range.ts";
import type { PriceSpan } from "#domain/pricing/night-prices.ts";
import { formatDayAndMonth, formatKronor } from "#texts/format.ts";
import { stayPrice } from "#web/api/offers.ts";
import { nightsText } from "#web/shell/stay-words.ts";
import { perNight } from "./texts.ts";
import { priceWish, useOwnQuote, type PanelWish, type PricedStay } from "./use-own-quote.ts";

/** Tells what is chosen and what it costs in all; nothing while that is not known. */
export type OnPriced = (chosen: { stay: Stay; total: number } | null) => void;

type StayFootProps = {
  item: RentalItem;
  addons: Addon[];
  selection: Selection;
  wish: PanelWish;
  /** What a night costs in the months that are shown. */
  nights: PriceSpan | null;
  onPriced: OnPriced;
  /** The button that leads on. */
  children: ReactNode;
};

/** Keeps the chosen days, the price and the way on in sight, however far the panel reaches past the screen. */
export function StayFoot(props: StayFootProps) {
  const { item, addons, selection, wish, nights, onPriced, children } = props;
  const stay = wholeStay(selection);
  const { startDate } = selection;
  return (
    <div className="stay-foot" data-bottom-bar>
      <p>
        {stay ? (
          <FootSum item={item} addons={addons} stay={stay} wish={wish} onPriced={onPriced} />
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

function FootSum({ onPriced, ...priced }: PricedStay & { onPriced: OnPriced }) {
  const { stay } = priced;
  // Asked for by the price box; here it is only read.
  const { data } = useQuery({
    ...stayPrice(priceWish(priced)),
    enabled: false,
  });
  const own = useOwnQuote(priced);
  const total = data?.total ?? own?.total;
  const { startDate, endDate } = stay;
  useEffect(() => {
    if (total !== undefined) onPriced({ stay: { startDate, endDate }, total });
    return () => onPriced(null);
  }, [onPriced, startDate, endDate, total]);
  return (
    <>
      <span>
        {formatDayAndMonth(startDate)} – {formatDayAndMonth(endDate)},{" "}
        {nightsText(nightCount(stay))}
      </span>
      {total !== undefined && <strong>{formatKronor(total)}</strong>}
    </>
  );
}
