import { useEffect, useId, useMemo, useRef, useState, type RefObject } from "react";
import { useLocation } from "wouter";
import type { ShopCalendar } from "#contracts/calendar.ts";
import { useMay } from "#web/shell/use-may.ts";
import { bookingPath, changeBookingPath, newBookingPath } from "#domain/access/booking-path.ts";
import { toast } from "#web/ui/toast-store.ts";
import { AskedDialog, stayOf, type Asked, type Laid } from "./asked-dialog.tsx";
import { Grid, type ChosenDays } from "./grid.tsx";
import { LaidNotice } from "./laid-notice.tsx";
import { Legend } from "./legend.tsx";
import { ACTIVE_CELL } from "./use-active-cell.ts";
import type { GridActions } from "./use-grid.ts";
import { useExchange } from "./use-exchange.ts";
import { refusedMove } from "./words.ts";

/** The grid with what can be done in it. */
export function Planner({ calendar, label }: { calendar: ShopCalendar; label: string }) {
  const helpId = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [laid, setLaid] = useState<Laid | null>(null);
  const actions = useActions(calendar, setAsked);
  const chosen = useMemo(() => chosenBy(asked), [asked]);
  const shown = useRef<HTMLDivElement>(null);
  useFocusAfter(asked !== null, shown);
  return (
    <div className="cal-shown" ref={shown}>
      {laid && (
        <LaidNotice key={`${laid.kind} ${laid.id}`} told={laid} onClose={() => setLaid(null)} />
      )}
      <Grid calendar={calendar} label={label} helpId={helpId} asked={chosen} actions={actions} />
      <Legend />
      <p id={helpId} className="text-sm text-muted">
        {actions.mayBlock ? <BlockingHelp /> : <BookingHelp />}
        {calendar.units.length > 0 && <UnitsHelp />}
      </p>
      {asked && (
        <AskedDialog
          asked={asked}
          onLaid={setLaid}
          onFreed={(kind, id) =>
            setLaid((told) => (told?.kind === kind && told.id === id ? null : told))
          }
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function useActions(calendar: ShopCalendar, ask: (asked: Asked) => void): GridActions {
  const [, navigate] = useLocation();
  const mayBlock = useMay("shop.manage");
  const exchange = useExchange(calendar);
  return {
    mayBlock,
    choose: (item, period, unit) => {
      if (unit) ask({ kind: "outage", item, unit, period });
      else if (mayBlock) ask({ kind: "block", item, period });
      // Who may not block books at once.
      else navigate(newBookingPath(stayOf(item, period)));
    },
    free: (item, block) => ask({ kind: "free", item, block }),
    restore: (item, unit, outage) => ask({ kind: "restore", item, unit, outage }),
    open: ({ id }) => navigate(bookingPath(id)),
    move: ({ booking, itemId, startDate, endDate }) =>
      navigate(changeBookingPath(booking.id, { itemId, startDate, endDate })),
    exchange,
    refuse: (booking) => toast(refusedMove(booking)),
  };
}

/** The days a dialog is open about, marked in the grid. */
function chosenBy(asked: Asked | null): ChosenDays | null {
  if (asked?.kind !== "block" && asked?.kind !== "outage") return null;
  const unitId = asked.kind === "outage" ? asked.unit.id : null;
  return { itemId: asked.item.id, unitId, ...asked.period };
}

function UnitsHelp() {
  return (
    <>
      {" "}
      Dra en bokning till en annan enhets rad för att byta enhet. I en enhets rad gäller det du
      markerar bara den enheten.
    </>
  );
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
