import { useEffect, useId, useMemo, useRef, useState, type RefObject } from "react";
import { useLocation } from "wouter";
import type { CalendarItem, ShopCalendar } from "#contracts/calendar.ts";
import type { Block, LaidBlock } from "#contracts/item-belongings.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { useMay } from "#web/shell/use-may.ts";
import { bookingPath, changeBookingPath, newBookingPath } from "#domain/access/booking-path.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { toast } from "#web/ui/toast-store.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { FreeDialog } from "./free-dialog.tsx";
import { Grid } from "./grid.tsx";
import { LaidNotice } from "./laid-notice.tsx";
import { Legend } from "./legend.tsx";
import { ACTIVE_CELL } from "./use-active-cell.ts";
import type { GridActions } from "./use-grid.ts";
import { refusedMove } from "./words.ts";

type Asked =
  | { kind: "block"; item: CalendarItem; period: Period }
  | { kind: "free"; item: CalendarItem; block: Block };

/** The grid with what can be done in it. */
export function Planner({ calendar, label }: { calendar: ShopCalendar; label: string }) {
  const helpId = useId();
  const [, navigate] = useLocation();
  const mayBlock = useMay("shop.manage");
  const [asked, setAsked] = useState<Asked | null>(null);
  const [laid, setLaid] = useState<LaidBlock | null>(null);
  const actions = useMemo<GridActions>(
    () => ({
      mayBlock,
      // Who may not block books at once.
      choose: (item, period) =>
        mayBlock
          ? setAsked({ kind: "block", item, period })
          : navigate(newBookingPath(stayOf(item, period))),
      free: (item, block) => setAsked({ kind: "free", item, block }),
      open: ({ id }) => navigate(bookingPath(id)),
      move: ({ booking, itemId, startDate, endDate }) =>
        navigate(changeBookingPath(booking.id, { itemId, startDate, endDate })),
      refuse: (booking) => toast(refusedMove(booking)),
    }),
    [navigate, mayBlock],
  );
  const chosen = useMemo(
    () => (asked?.kind === "block" ? { itemId: asked.item.id, ...asked.period } : null),
    [asked],
  );
  const close = () => setAsked(null);
  const shown = useRef<HTMLDivElement>(null);
  useFocusAfter(asked !== null, shown);
  return (
    <div className="cal-shown" ref={shown}>
      {laid && <LaidNotice key={laid.id} laid={laid} onClose={() => setLaid(null)} />}
      <Grid calendar={calendar} label={label} helpId={helpId} asked={chosen} actions={actions} />
      <Legend />
      <p id={helpId} className="text-sm text-muted">
        {mayBlock ? <BlockingHelp /> : <BookingHelp />}
      </p>
      {asked?.kind === "block" && (
        <BlockDialog
          item={asked.item}
          period={asked.period}
          bookingPath={newBookingPath(stayOf(asked.item, asked.period))}
          onLaid={setLaid}
          onClose={close}
        />
      )}
      {asked?.kind === "free" && (
        <FreeDialog
          item={asked.item}
          block={asked.block}
          onFreed={() => setLaid((told) => (told?.id === asked.block.id ? null : told))}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The days that were drawn over are those of the stay, its last one included; one day is a night. */
function stayOf({ id: itemId }: CalendarItem, { startDate, endDate }: Period) {
  return { itemId, startDate, endDate: endDate > startDate ? endDate : addDays(startDate, 1) };
}

function BlockingHelp() {
  return (
    <>
      Dra över dagar, eller klicka på en, för att boka eller blockera dem. Dra en bokning för att
      flytta den, eller i en ände för att göra den längre eller kortare.{" "}
      <span className="cal-keys">
        Med tangentbordet: flytta med piltangenterna, markera flera dagar med Skift och pil, och
        tryck Enter för att boka eller blockera dem, eller för att öppna en bokning. M tar tag i en
        bokning, som pilarna flyttar och Skift och pil gör längre eller kortare. Delete tar bort en
        blockering.
      </span>
    </>
  );
}

function BookingHelp() {
  return (
    <>
      Dra över dagar, eller klicka på en, för att boka dem. Klicka på en bokning för att öppna den,
      och dra den för att flytta den.{" "}
      <span className="cal-keys">
        Med tangentbordet: flytta med piltangenterna, markera flera dagar med Skift och pil, och
        tryck Enter för att boka dem eller för att öppna en bokning. M tar tag i en bokning, som
        pilarna flyttar och Skift och pil gör längre eller kortare.
      </span>
    </>
  );
}

/** A dialog that no button opened gives the focus back to nobody: the cell it was about has it again. */
function useFocusAfter(isAsking: boolean, shown: RefObject<HTMLElement | null>) {
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current && !isAsking)
      shown.current?.querySelector<HTMLElement>(ACTIVE_CELL)?.focus({ preventScroll: true });
    hasAsked.current = isAsking;
  }, [isAsking, shown]);
}
