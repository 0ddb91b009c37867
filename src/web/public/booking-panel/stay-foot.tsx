import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import { wholeStay, type Selection } from "#domain/availability/date-selection.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import { nightCount, type Stay } from "#domain/dates/date-range.ts";
import type { PriceSpan } from "#domain/pricing/night-prices.ts";
import { quoteStay } from "#domain/pricing/quote.ts";
import { formatDayAndMonth, formatKronor } from "#texts/format.ts";
import { stayPrice } from "#web/api/offers.ts";
import { nightsText } from "#web/shell/stay-words.ts";
import { perNight } from "./texts.ts";

type StayFootProps = {
  item: RentalItem;
  addons: Addon[];
  selection: Selection;
  wish: { quantity: number; selectedAddons: SelectedAddon[] };
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

type FootSumProps = Omit<StayFootProps, "selection" | "nights" | "children"> & { stay: Stay };

function FootSum({ item, addons, stay, wish }: FootSumProps) {
  // Asked for by the price box; here it is only read.
  const { data } = useQuery({
    ...stayPrice({ rentalItemId: item.id, ...stay, ...wish }),
    enabled: false,
  });
  const own = quoteStay(item, { seasons: item.seasons, addons }, { stay, ...wish });
  const total = data?.total ?? (own.ok ? own.value.total : undefined);
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
