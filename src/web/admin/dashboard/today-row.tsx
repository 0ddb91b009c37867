import { ArrowDownLeft, ArrowUpRight, Check, CircleAlert, Clock, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { TodayBooking } from "#contracts/today.ts";
import { bookingPath, handOverPath } from "#domain/access/booking-path.ts";
import { timeOf, type Handover } from "#domain/bookings/timeline.ts";
import { counterStep, mayLeaveAnyway, type CounterStep } from "#domain/bookings/counter-step.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { linesInWords } from "#texts/further-things.ts";
import { unitLines } from "#texts/unit-words.ts";
import { PhoneLink } from "#web/shell/contact-links.tsx";
import { useMay } from "#web/shell/use-may.ts";
import {
  handoverNotes,
  itemWords,
  KIND_LABELS,
  leaveAnywayLabel,
  type Note,
} from "./today-words.ts";
import { TodayStep } from "./today-step.tsx";

type RowProps = {
  /** The keys may leave though money comes first. */
  mayLeave?: boolean;
  booking: TodayBooking;
  /** When, and what is to happen. */
  head: ReactNode;
  notes: readonly Note[];
  step: CounterStep;
};

/** One booking: who, how to reach them, what, what is missing, and what comes next. */
export function TodayRow({ booking, head, notes, step, mayLeave = false }: RowProps) {
  return (
    <li className="today-row">
      <p className="today-head">{head}</p>
      <div className="today-who">
        <h3>
          <Link href={bookingPath(booking.id)} className="today-link">
            {booking.customerName.trim() || "Ej angivet"}
          </Link>
        </h3>
        <p className="today-item">{itemWords(booking)}</p>
        {unitLines(booking.units, booking).map((words) => (
          <p key={words} className="today-item today-unit">
            {words}
          </p>
        ))}
        {booking.lines.length > 0 && (
          <p className="today-item">Dessutom: {linesInWords(booking.lines)}</p>
        )}
        <Reach phone={booking.customerPhone} />
      </div>
      <ul className="today-notes">
        {notes.map((note) => (
          <li key={note.words} data-tone={note.tone}>
            <NoteIcon tone={note.tone} />
            {note.words}
          </li>
        ))}
      </ul>
      <div className="today-step">
        <TodayStep step={step} booking={booking} />
      </div>
      {mayLeave && (
        <p className="today-anyway">
          <Link href={handOverPath(booking.id, "out")} className="today-link">
            {leaveAnywayLabel(booking)}
            <span className="sr-only">, bokning #{booking.id}</span>
          </Link>
        </p>
      )}
    </li>
  );
}

const KIND_ICONS = { pickup: ArrowUpRight, return: ArrowDownLeft };

/** Somebody who comes, with the hour. */
export function HandoverRow({
  handover,
  today,
}: {
  handover: Handover<TodayBooking>;
  today: LocalDate;
}) {
  const { kind, booking } = handover;
  const Icon = KIND_ICONS[kind];
  const mayRun = useMay("bookings.run");
  return (
    <TodayRow
      booking={booking}
      notes={handoverNotes(handover)}
      step={counterStep(handover, today)}
      mayLeave={mayRun && mayLeaveAnyway(handover, today)}
      head={
        <>
          <strong className="today-time">{timeOf(handover) ?? "Ingen tid"}</strong>
          <span className="today-kind" data-kind={kind}>
            <Icon aria-hidden="true" size={18} />
            {KIND_LABELS[kind]}
          </span>
        </>
      }
    />
  );
}

function Reach({ phone }: { phone: string }) {
  if (!/\d/.test(phone)) return <p className="text-muted">Inget telefonnummer</p>;
  return (
    <p className="today-phone">
      <Phone aria-hidden="true" size={18} />
      <PhoneLink phone={phone} className="today-link" />
    </p>
  );
}

const NOTE_ICONS = { danger: CircleAlert, wait: Clock, good: Check };

function NoteIcon({ tone }: Pick<Note, "tone">) {
  const Icon = NOTE_ICONS[tone];
  return <Icon aria-hidden="true" size={18} />;
}
