import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { TodayAnswer, TodayBooking } from "#contracts/today.ts";
import { bookingListPath } from "#domain/access/booking-path.ts";
import { CONCERNS_PART } from "#domain/access/concerns-path.ts";
import { counterStep, type CounterStep } from "#domain/bookings/counter-step.ts";
import { VIEW_OF_LIST } from "#domain/bookings/today.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatDayAndMonth } from "#texts/format.ts";
import { periodWords } from "#texts/period-words.ts";
import { overview } from "#web/api/oversight.ts";
import { officeToday } from "#web/api/today.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { HandoverRow, TodayRow } from "./today-row.tsx";
import { depositNote, elsewhereWords, handoverNotes, lateWords } from "./today-words.ts";
import { UPKEEP_PART, UpkeepList } from "./today-upkeep.tsx";
import { useSheetsAhead } from "./use-sheets-ahead.ts";
import "./today.css";

/** Who comes and what waits, each with its next step. */
export function TodayLists({ isHeld }: { isHeld: boolean }) {
  const { data, error, refetch } = useQuery(officeToday);
  useSheetsAhead(data);
  const mayManage = useMay("shop.manage");
  // From the beginning, as the panel below asks: once for both.
  const { data: oversight } = useQuery({ ...overview, enabled: mayManage });
  if (!data || isHeld)
    return error && !data ? (
      <FetchProblem error={error} onRetry={() => void refetch()} />
    ) : (
      <Panel title="Kommer idag">
        <TableSkeleton rows={3} />
      </Panel>
    );
  return (
    <>
      {error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      <Shortcuts answer={data} concerns={oversight?.concerns.length ?? 0} />
      <div className="today-lists">
        <div>
          {isQuiet(data) ? (
            <QuietDays today={data.today} />
          ) : (
            data.days.map((day) => <Day key={day.day} day={day} today={data.today} />)
          )}
        </div>
        <div>
          {/* What is well is not told: it would only stand in the way on a phone. */}
          {data.late.total > 0 && <Late {...data.late} today={data.today} />}
          <Waiting {...data.waiting} unanswered={data.unanswered} today={data.today} />
          {data.deposits.total > 0 && <Deposits {...data.deposits} today={data.today} />}
          <UpkeepList upkeep={data.upkeep} today={data.today} />
        </div>
      </div>
    </>
  );
}

function isQuiet({ days }: TodayAnswer): boolean {
  return days.every(({ total }) => total === 0);
}

const LATE = { id: "forsenade", title: "Försenade" };
const WAITING = { id: "vantar", title: "Väntar på svar" };
const DEPOSITS = { id: "depositioner", title: "Depositioner att betala tillbaka" };
const dayNames = (isToday: boolean) =>
  isToday ? { id: "idag", title: "Kommer idag" } : { id: "imorgon", title: "Kommer imorgon" };

/** On a phone, where the lists stand below one another: each is one press away. */
function Shortcuts({ answer, concerns }: { answer: TodayAnswer; concerns: number }) {
  const { days, late, deposits } = answer;
  const lists = [
    { id: LATE.id, title: "Försenade", total: late.total },
    { id: WAITING.id, title: "Väntar", total: answer.unanswered },
    { id: dayNames(false).id, title: "Imorgon", total: days[1]?.total ?? 0 },
    { id: DEPOSITS.id, title: "Depositioner", total: deposits.total },
    { id: UPKEEP_PART, title: "Service", total: answer.upkeep.length },
    { id: CONCERNS_PART, title: "Att åtgärda", total: concerns },
  ];
  return (
    <nav aria-label="Dagens listor" className="today-shortcuts">
      {lists
        .filter(({ total }) => total > 0)
        .map(({ id, title, total }) => (
          <a key={id} href={`#${id}`} className="today-shortcut">
            {title} <strong>{total}</strong>
          </a>
        ))}
    </nav>
  );
}

type ListProps = {
  id: string;
  title: string;
  total: number;
  /** So many more stand with the two days. */
  elsewhere?: number;
  shown: number;
  /** What is said where there is nothing. */
  none?: string;
  /** Where all of them are found. */
  all: string;
  children: ReactNode;
};

function List({ id, title, total, elsewhere = 0, shown, none, all, children }: ListProps) {
  const counted = total + elsewhere;
  return (
    <div id={id} className="today-list">
      <Panel title={counted > 0 ? `${title} (${counted})` : title}>
        {elsewhere > 0 && <p className="text-muted">{elsewhereWords(elsewhere, total)}</p>}
        {counted === 0 && <p className="text-muted">{none}</p>}
        {total > 0 && <ul>{children}</ul>}
        {total > shown && (
          <Link href={all} className="today-link">
            och {total - shown} till
          </Link>
        )}
      </Panel>
    </div>
  );
}

function Day({ day: { day, rows, total }, today }: { day: TodayAnswer["days"][number] } & Today) {
  const isToday = day === today;
  return (
    <List
      {...dayNames(isToday)}
      total={total}
      shown={rows.length}
      none={isToday ? "Ingen kommer idag." : "Ingen kommer imorgon."}
      all={dayHref(day)}
    >
      {rows.map((handover) => (
        <HandoverRow
          key={`${handover.kind} ${handover.booking.id}`}
          handover={handover}
          today={today}
        />
      ))}
    </List>
  );
}

/** Said once: what waits stands that much higher on a phone. */
function QuietDays({ today }: Today) {
  return (
    <List
      {...dayNames(true)}
      total={0}
      shown={0}
      none="Ingen kommer idag eller imorgon."
      all={dayHref(today)}
    >
      {null}
    </List>
  );
}

const dayHref = (day: LocalDate) => `/admin/booking-timeline?view=day&day=${day}`;

type Today = { today: LocalDate };
type BookingList = TodayAnswer["late"] & Today;

function Late({ rows, total, today }: BookingList) {
  return (
    <List {...LATE} total={total} shown={rows.length} all={bookingListPath(VIEW_OF_LIST.late)}>
      {rows.map((booking) => (
        <TodayRow
          key={booking.id}
          booking={booking}
          head={<span className="today-late">{lateWords(booking, today)}</span>}
          notes={handoverNotes({ kind: "return", booking })}
          step={counterStep({ kind: "return", booking }, today)}
        />
      ))}
    </List>
  );
}

function Waiting({ rows, total, unanswered, today }: BookingList & { unanswered: number }) {
  return (
    <List
      {...WAITING}
      total={total}
      elsewhere={unanswered - total}
      shown={rows.length}
      none="Ingen bokning väntar på svar."
      all={bookingListPath(VIEW_OF_LIST.waiting)}
    >
      {rows.map((booking) => (
        <TodayRow
          key={booking.id}
          booking={booking}
          head={periodWords(booking)}
          notes={handoverNotes({ kind: "pickup", booking }).filter(
            ({ words }) => words !== WAITING.title,
          )}
          step={counterStep({ kind: "pickup", booking }, today)}
        />
      ))}
    </List>
  );
}

function Deposits({ rows, total, today }: BookingList) {
  const mayManage = useMay("shop.manage");
  // Money goes out by an administrator's hand; what came by hand goes back so, and is written down in the booking.
  const stepOf = ({ depositMethod }: TodayBooking): CounterStep =>
    mayManage && depositMethod === "card" ? "give-back-deposit" : "open";
  return (
    <List
      {...DEPOSITS}
      total={total}
      shown={rows.length}
      all={bookingListPath(VIEW_OF_LIST.deposits)}
    >
      {rows.map((booking) => (
        <TodayRow
          key={booking.id}
          booking={booking}
          head={
            booking.status === "cancelled"
              ? "Avbokad"
              : `Återlämnad ${formatDayAndMonth(booking.returnedOn ?? booking.endDate)}`
          }
          notes={[depositNote(booking, today)]}
          step={stepOf(booking)}
        />
      ))}
    </List>
  );
}
