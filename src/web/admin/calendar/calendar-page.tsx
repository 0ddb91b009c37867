import { useCallback, useState } from "react";
import { useSearchParams } from "wouter";
import { calendarRange } from "#domain/calendar/calendar-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { shopCalendar } from "#web/api/calendar.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { OfficeBack } from "#web/shell/office-back.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { addressOf, shownBy, type Shown } from "./address.ts";
import { CalendarView } from "./calendar-view.tsx";
import "./calendar.css";
import "./calendar-print.css";
import { Controls } from "./controls.tsx";

export const ahead: DataAhead = {
  permission: "bookings.read",
  queries: ({ query, today }) => {
    const { view, day } = shownBy(query, today);
    return [shopCalendar(calendarRange(view, day))];
  },
};

export function Page() {
  const { today: openedOn } = usePageState();
  // The server's day comes with the calendar: a page left open overnight wakes up in the right week.
  const [today, setToday] = useState<LocalDate>(openedOn);
  // An answer that was kept may tell of a day that is over.
  const hear = useCallback(
    (day: LocalDate) => setToday((before) => (day > before ? day : before)),
    [],
  );
  const [params, setParams] = useSearchParams();
  const shown = shownBy(params, today);
  const show = (next: Shown) => setParams(addressOf(next, today));
  return (
    <div className="page-width cal">
      <div className="cal-top">
        <OfficeBack className="cal-back" />
        <h1 className="heading-1">Kalender</h1>
      </div>
      <Controls shown={shown} today={today} onShow={show} />
      <CalendarView shown={shown} onToday={hear} />
    </div>
  );
}
