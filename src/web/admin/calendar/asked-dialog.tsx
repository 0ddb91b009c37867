import { Suspense } from "react";
import type { CalendarItem, CalendarUnit } from "#contracts/calendar.ts";
import type { Block, LaidBlock } from "#contracts/item-belongings.ts";
import type { LaidOutage, Outage } from "#contracts/units.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { newBookingPath } from "#domain/access/booking-path.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { laterAsked } from "#web/ui/later.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { FreeDialog } from "./free-dialog.tsx";

/** Fetched by whoever takes a unit out of use, or into use again. */
const OutageDialog = laterAsked(async () => (await import("./outage-dialog.tsx")).OutageDialog);
const RestoreDialog = laterAsked(
  async () => (await import("#web/shell/outages/restore-dialog.tsx")).RestoreDialog,
);

/** What a dialog is open about. */
export type Asked =
  | { kind: "block"; item: CalendarItem; period: Period }
  | { kind: "free"; item: CalendarItem; block: Block }
  | { kind: "outage"; item: CalendarItem; unit: CalendarUnit; period: Period }
  | { kind: "restore"; item: CalendarItem; unit: CalendarUnit; outage: Outage };

/** What was laid and touches bookings. */
export type Laid =
  | { kind: "block"; id: number; laid: LaidBlock }
  | { kind: "outage"; id: number; laid: LaidOutage; unitName: string };

type AskedDialogProps = {
  asked: Asked;
  onLaid: (laid: Laid | null) => void;
  onFreed: (kind: Laid["kind"], id: number) => void;
  onClose: () => void;
};

export function AskedDialog(props: AskedDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

function Dialog({ asked, onLaid, onFreed, onClose }: AskedDialogProps) {
  const { item } = asked;
  switch (asked.kind) {
    case "block":
      return (
        <BlockDialog
          item={item}
          period={asked.period}
          bookingPath={newBookingPath(stayOf(item, asked.period))}
          onLaid={(laid) => onLaid(laid && { kind: "block", id: laid.id, laid })}
          onClose={onClose}
        />
      );
    case "free":
      return (
        <FreeDialog
          item={item}
          block={asked.block}
          onFreed={() => onFreed("block", asked.block.id)}
          onClose={onClose}
        />
      );
    case "outage":
      return (
        <OutageDialog
          item={item}
          unit={asked.unit}
          period={asked.period}
          bookingPath={newBookingPath(stayOf(item, asked.period))}
          onLaid={(laid) =>
            onLaid(laid && { kind: "outage", id: laid.id, laid, unitName: asked.unit.name })
          }
          onClose={onClose}
        />
      );
    case "restore":
      return (
        <RestoreDialog
          unitName={`${item.name}, ${asked.unit.name}`}
          outage={asked.outage}
          onRestored={() => onFreed("outage", asked.outage.id)}
          onClose={onClose}
        />
      );
  }
}

/** The days that were drawn over are those of the stay, its last one included; one day is a night. */
export function stayOf({ id: itemId }: CalendarItem, { startDate, endDate }: Period) {
  return { itemId, startDate, endDate: endDate > startDate ? endDate : addDays(startDate, 1) };
}
