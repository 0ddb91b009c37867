import { memo, type RefObject } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import { wholeStay, type Selection } from "#domain/availability/date-selection.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import { MoreThings } from "#web/shell/more-things/more-things.tsx";
import { AddonChoice } from "#web/shell/stay-calendar/addon-choice.tsx";
import { useAddonStock } from "#web/shell/stay-calendar/use-addon-stock.ts";
import { ChosenPeriod } from "./chosen-period.tsx";
import { PriceBox } from "./price-box.tsx";
import { linesKept } from "./texts.ts";
import type { PanelWish } from "./use-own-quote.ts";
import type { Wish } from "./use-wish.ts";

type StayDetailsProps = {
  item: RentalItem;
  addons: Addon[];
  selection: Selection;
  wish: PanelWish;
  more: RefObject<HTMLElement | null>;
  change: (part: Partial<Wish>) => void;
};

/** What follows from the chosen days. Left alone while only the calendar changes. */
export const StayDetails = memo(function StayDetails({
  item,
  addons,
  selection,
  wish,
  more,
  change,
}: StayDetailsProps) {
  const stay = wholeStay(selection);
  const leftOf = useAddonStock({ wish: { rentalItemId: item.id, ...wish }, stay, addons });
  return (
    <>
      <ChosenPeriod itemId={item.id} selection={selection} />
      <AddonChoice
        addons={addons}
        selected={wish.selectedAddons}
        nights={stay ? nightCount(stay) : undefined}
        leftOf={leftOf}
        onChange={(next) => change({ addons: next })}
      />
      {!stay && wish.lines.length > 0 && <p className="text-muted">{linesKept}</p>}
      {stay && (
        <>
          <MoreThings
            ref={more}
            wish={{ rentalItemId: item.id, stay, addons, ...wish }}
            onChange={(lines) => change({ lines })}
          />
          <PriceBox item={item} addons={addons} stay={stay} wish={wish} />
        </>
      )}
    </>
  );
});
