import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { memo, useId } from "react";
import { Link } from "wouter";
import type { TimelineBooking } from "#contracts/timeline.ts";
import { bookingPath, handOverPath } from "#domain/access/booking-path.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { timeOf, type Handover } from "#domain/bookings/timeline.ts";
import { linesInWords } from "#texts/further-things.ts";
import { periodWords } from "#texts/period-words.ts";
import { unitLines } from "#texts/unit-words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CommentDialog } from "./comment-dialog.tsx";
import { DepositBadge } from "./deposit-badge.tsx";
import { EmailTooltip } from "./email-tooltip.tsx";
import { HandoverFacts } from "./handover-facts.tsx";
import { RentLines } from "./rent-lines.tsx";
import { StayLines } from "./stay-lines.tsx";
import { itemWords, KIND_LABELS, STATUS_LABELS, timeWords } from "./words.ts";

const ICONS = { pickup: ArrowUpRight, return: ArrowDownLeft };

/** A change of one booking draws its own cards anew, and not those of the whole month. */
export const HandoverCard = memo(Card);

/** One pick-up or return. On paper the same words stand in a row, with a box to tick and a line to sign. */
function Card(handover: Handover<TimelineBooking>) {
  const { kind, booking } = handover;
  const id = useId();
  return (
    <article className="handover" data-status={booking.status} aria-labelledby={`${id}-kind ${id}`}>
      <Head handover={handover} kindId={`${id}-kind`} />
      <div className="handover-what">
        <h4 id={id}>
          {itemWords(booking)}
          {booking.quantity > 1 && ` (${booking.quantity} st)`}
        </h4>
        {unitLines(booking.units, booking).map((words) => (
          <p key={words} className="handover-unit">
            {words}
          </p>
        ))}
        {booking.lines.length > 0 && (
          <p className="text-sm">Dessutom: {linesInWords(booking.lines)}</p>
        )}
        <p className="text-sm text-muted">{periodWords(booking)}</p>
      </div>
      <Customer booking={booking} />
      <div className="handover-state">
        <span className="handover-status">{STATUS_LABELS[booking.status]}</span>
        <StayLines {...handover} />
        <RentLines booking={booking} />
        <DepositBadge booking={booking} isPickup={kind === "pickup"} />
      </div>
      <HandoverFacts booking={booking} />
      <div className="handover-foot">
        <CommentDialog booking={booking} describedBy={id} />
        <EmailTooltip emails={booking.emails} />
        <BookingLink id={booking.id} />
        <HandOverLink handover={handover} />
      </div>
    </article>
  );
}

function Head({ handover, kindId }: { handover: Handover<TimelineBooking>; kindId: string }) {
  const Icon = ICONS[handover.kind];
  return (
    <div className="handover-head">
      <p id={kindId} className="handover-kind" data-kind={handover.kind}>
        <Icon aria-hidden="true" size={18} />
        {KIND_LABELS[handover.kind]}
      </p>
      <p className="handover-time">{timeWords(timeOf(handover))}</p>
    </div>
  );
}

function Customer({ booking: { customerName, customerPhone } }: { booking: TimelineBooking }) {
  const digits = customerPhone.replaceAll(/[^\d+]/g, "");
  return (
    <div className="handover-who">
      <p className="font-semibold">{customerName.trim() || "Ej angivet"}</p>
      {digits === "" ? (
        customerPhone && <p>{customerPhone}</p>
      ) : (
        <a href={`tel:${digits}`} className="timeline-link">
          {customerPhone}
        </a>
      )}
    </div>
  );
}

const WAYS = {
  pickup: { kind: "out", words: "Lämna ut" },
  return: { kind: "back", words: "Ta emot" },
} as const;

/** Where it is done, from the day it begins; of what is over there is nothing to do. */
function HandOverLink({ handover: { kind, booking } }: { handover: Handover<TimelineBooking> }) {
  const { today } = usePageState();
  const mayRun = useMay("bookings.run");
  const isDue = booking.stay.state === (kind === "pickup" ? "waiting" : "out");
  if (!mayRun || !isActive(booking.status) || booking.startDate > today || !isDue) return null;
  const way = WAYS[kind];
  return (
    <Link
      href={handOverPath(booking.id, way.kind)}
      className={`${buttonClass("quiet")} button-small`}
      aria-label={`${way.words}, bokning #${booking.id}`}
    >
      {way.words}
    </Link>
  );
}

function BookingLink({ id }: { id: number }) {
  return (
    <Link href={bookingPath(id)} className="timeline-link">
      Bokning #{id}
    </Link>
  );
}
