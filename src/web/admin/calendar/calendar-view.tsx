import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "wouter";
import { calendarRange } from "#domain/calendar/calendar-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { shopCalendar } from "#web/api/calendar.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import type { Shown } from "./address.ts";
import { Planner } from "./planner.tsx";
import { rangeWords } from "./words.ts";

type CalendarViewProps = { shown: Shown; onToday: (today: LocalDate) => void };

export function CalendarView({ shown: { view, day }, onToday }: CalendarViewProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(
    shopCalendar(calendarRange(view, day)),
  );
  const today = data?.today;
  useEffect(() => {
    if (today) onToday(today);
  }, [today, onToday]);
  if (!data && error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.items.length === 0) return <Empty />;
  return (
    <div className="cal-answer" aria-busy={isPlaceholderData}>
      <CallProblem error={error} />
      <Planner calendar={data} label={`Kalender, ${rangeWords(view, day)}`} />
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="cal-waiting">
      <span className="sr-only">Laddar kalendern…</span>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="skeleton" aria-hidden="true" />
      ))}
    </div>
  );
}

function Empty() {
  return (
    <div className="notice">
      <p>Det finns inget att visa än.</p>
      <p className="text-muted">Lägg till något att hyra ut, så får det en rad i kalendern.</p>
      <Link href="/admin/rental-items/new" className={`${buttonClass("quiet")} mt-4`}>
        Nytt uthyrningsobjekt
      </Link>
    </div>
  );
}
