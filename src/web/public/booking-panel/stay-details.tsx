import { memo } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import { wholeStay, type Selection } from "#domain/availability/date-selection.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import { AddonChoice } from "#web/shell/stay-calendar/addon-choice.tsx";
import { ChosenPeriod } from "./chosen-period.tsx";
import { PriceBox } from "./price-box.tsx";
import type { Wish } from "./use-wish.ts";

type StayDetailsProps = {
  item: RentalItem;
  addons: Addon[];
  selection: Selection;
  quantity: number;
  selected: SelectedAddon[];
  change: (part: Partial<Wish>) => void;
};

/** What follows from the chosen days. Left alone while only the calendar changes. */
export const StayDetails = memo(function StayDetails({
  item,
  addons,
  selection,
  quantity,
  selected,
  change,
}: StayDetailsProps) {
  const stay = wholeStay(selection);
  return (
    <>
      <ChosenPeriod itemId={item.id} selection={selection} />
      <AddonChoice
        addons={addons}
        selected={selected}
        nights={stay ? nightCount(stay) : undefined}
        onChange={(next) => change({ addons: next })}
      />
      {stay && (
        <PriceBox
          item={item}
          addons={addons}
          stay={stay}
          wish={{ quantity, selectedAddons: selected }}
        />
      )}
    </>
  );
});
