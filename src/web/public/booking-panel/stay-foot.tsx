import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import { wholeStay, type Selection } from "#domain/availability/date-selection.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import { nightCount, type Stay } from "#domain/dates/date-range.ts";
import { quoteStay } from "#domain/pricing/quote.ts";
import { formatDayAndMonth, formatKronor } from "#texts/format.ts";
import { stayPrice } from "#web/api/offers.ts";
import { nightsText } from "#web/shell/stay-words.ts";

type StayFootProps = {
  item: RentalItem;
  addons: Addon[];
  selection: Selection;
  wish: { quantity: number; selectedAddons: SelectedAddon[] };
  /** The button that leads on. */
  children: ReactNode;
};

/** Keeps the chosen days and the whole price in sight, however far the panel reaches past the screen. */
export function StayFoot({ item, addons, selection, wish, children }: StayFootProps) {
  const stay = wholeStay(selection);
  const { startDate } = selection;
  return (
    <div className="stay-foot" data-chosen={startDate !== null}>
      {startDate !== null && (
        <p>
          {stay ? (
            <FootSum item={item} addons={addons} stay={stay} wish={wish} />
          ) : (
            `Från ${formatDayAndMonth(startDate)}. Välj nu sista dagen.`
          )}
        </p>
      )}
      {children}
    </div>
  );
}

type FootSumProps = Omit<StayFootProps, "selection" | "children"> & { stay: Stay };

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
      {formatDayAndMonth(stay.startDate)} – {formatDayAndMonth(stay.endDate)},{" "}
      {nightsText(nightCount(stay))}
      {total !== undefined && <strong>{formatKronor(total)}</strong>}
    </>
  );
}
