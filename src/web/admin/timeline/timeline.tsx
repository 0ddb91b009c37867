import { useQuery } from "@tanstack/react-query";
import { Tooltip } from "radix-ui";
import { useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import type { TimelineBooking } from "#contracts/timeline.ts";
import { timelineOf, timelineRange } from "#domain/bookings/timeline.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { isForbidden, timeline } from "#web/api/timeline.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { isComingBack } from "#web/shell/arrive-on-page.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { placeOf } from "./address.ts";
import { AwayList } from "./away-list.tsx";
import { WritingContext } from "./comment-dialog.tsx";
import { DayGroup } from "./day-group.tsx";
import { Legend } from "./legend.tsx";
import { Toolbar } from "./toolbar.tsx";

export function Timeline() {
  const [params] = useSearchParams();
  const [today, setToday] = useState(usePageState().today);
  const place = placeOf(params, today);
  const range = timelineRange(place.view, place.day);
  const { data, error, refetch } = useQuery(timeline(range));
  // What somebody is writing a comment about; nothing moves away under them.
  const [writing, setWriting] = useState<TimelineBooking | null>(null);
  // Only ever forwards: an older answer that was kept knows an older day.
  if (data && data.today > today && writing === null) setToday(data.today);
  if (isForbidden(error)) return <Forbidden sentence={sentenceFor(error)} />;
  return (
    <>
      <Toolbar place={place} range={range} />
      <Legend />
      {data && <CallProblem error={error} />}
      {data && (
        <WritingContext value={setWriting}>
          <Shown
            key={`${range.startDate} ${range.endDate}`}
            bookings={withWriting(data.bookings, writing)}
            range={range}
            today={today}
          />
        </WritingContext>
      )}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
    </>
  );
}

/** A booking that was cancelled elsewhere stays while somebody writes about it: their words stay with it. */
function withWriting(bookings: TimelineBooking[], writing: TimelineBooking | null) {
  const isThere = writing === null || bookings.some(({ id }) => id === writing.id);
  return isThere ? bookings : [...bookings, writing];
}

const AT_ONCE = 2;

type ShownProps = { bookings: TimelineBooking[]; range: Period; today: LocalDate };

function Shown({ bookings, range, today }: ShownProps) {
  const { startDate, endDate } = range;
  const { days, away } = useMemo(
    () => timelineOf(bookings, { startDate, endDate }),
    [bookings, startDate, endDate],
  );
  const [isWhole] = useState(isComingBack);
  // The first days stand there at once; a large shop's month follows without holding anything up.
  const shownDays = useDeferredValue(days, isWhole ? days : days.slice(0, AT_ONCE));
  if (days.length === 0 && away.length === 0)
    return <p className="notice">Inga bokningar hittades för vald period.</p>;
  return (
    <Tooltip.Provider>
      <AwayList bookings={away} />
      {days.length === 0 && (
        <p className="notice">Inga utlämningar eller återlämningar under perioden.</p>
      )}
      {shownDays.map((group) => (
        <DayGroup key={group.day} {...group} isToday={group.day === today} isWhole={isWhole} />
      ))}
    </Tooltip.Provider>
  );
}

function Loading() {
  return (
    <div role="status" className="timeline-loading">
      <span className="spinner" aria-hidden="true" />
      Laddar bokningar...
    </div>
  );
}

function Forbidden({ sentence }: { sentence: string }) {
  return (
    <div className="notice" role="alert">
      <p className="font-semibold">{sentence}</p>
      <p className="text-muted">
        Utlämningar och återlämningar visas bara för dem som arbetar i butiken.
      </p>
    </div>
  );
}
