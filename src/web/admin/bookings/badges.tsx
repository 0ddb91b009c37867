import type { Booking, ToldDispute } from "#contracts/bookings.ts";
import { toGiveBack, type Owed } from "#domain/duties/owed-money.ts";
import { rentState, type RentState } from "#domain/payments/booking-money.ts";
import { disputesToTell, type DisputeStanding } from "#domain/payments/dispute.ts";
import { bookingDisputeLabel, disputeDeadline } from "#texts/dispute-words.ts";
import { formatKronor } from "#texts/format.ts";
import { moneyOf, RENT_STATE_LABELS, rentWords } from "#texts/rent-words.ts";
import { BOOKING_STATUS_LABELS } from "#texts/statuses.ts";
import { withdrawnWords } from "#texts/withdrawal-words.ts";

export type Tone = "good" | "wait" | "bad" | "quiet";

const STATUS_TONES: Record<Booking["status"], Tone> = {
  pending: "wait",
  confirmed: "good",
  cancelled: "bad",
  returned: "quiet",
};

const RENT_TONES: Record<RentState, Tone> = {
  nothing: "quiet",
  "to-pay": "bad",
  "part-paid": "bad",
  reserved: "wait",
  paid: "good",
  "part-refunded": "quiet",
  refunded: "quiet",
  "to-give-back": "bad",
};

export function StatusBadge({ status }: Pick<Booking, "status">) {
  return (
    <span className="badge" data-tone={STATUS_TONES[status]}>
      {BOOKING_STATUS_LABELS[status]}
    </span>
  );
}

/** Said wherever a booking is charged or handed over from. */
export function WithdrawnBadge({ booking }: { booking: Booking }) {
  const words = withdrawnWords(booking);
  if (words === undefined) return null;
  return (
    <span className="badge" data-tone="bad">
      {words}
    </span>
  );
}

/** How the rent stands, from its sums. */
export function RentBadge({ booking }: { booking: Booking }) {
  return (
    <span className="badge" data-tone={RENT_TONES[rentState(moneyOf(booking))]}>
      {rentWords(booking)}
    </span>
  );
}

/** The same, where only how it stands is known. */
export function RentStateBadge({ state }: { state: RentState }) {
  return (
    <span className="badge" data-tone={RENT_TONES[state]}>
      {RENT_STATE_LABELS[state]}
    </span>
  );
}

/** The sums that the badge leaves unsaid. */
export function RentNote({ booking, owed }: { booking: Booking; owed: Owed }) {
  const { dueAmount: due, paidAmount: paid, refundedAmount: refunded, reservedAmount } = booking;
  const back = toGiveBack(owed, due);
  const lapsing = booking.lapsingAmount;
  const state = rentState(moneyOf(booking));
  const isSaid = rentWords(booking).includes(formatKronor(due));
  const notes = [
    lapsing > 0 && lapsing < reservedAmount && `${formatKronor(lapsing)} går ut först`,
    due > 0 && !isSaid && `${formatKronor(due)} att betala`,
    back > Math.max(0, -due) && `${formatKronor(back)} att ge tillbaka`,
    owed.undecided > 0 && `${formatKronor(owed.undecided)} att ta ställning till`,
    reservedAmount > 0 && paid > 0 && `${formatKronor(paid)} betalt`,
    state === "part-refunded" && `${formatKronor(refunded)} återbetalt`,
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return <span className="row-note">{notes.join(", ")}</span>;
}

const DISPUTE_TONES: Record<DisputeStanding, Tone> = {
  inquiry: "wait",
  open: "bad",
  lost: "bad",
  won: "quiet",
  over: "quiet",
};

/** What is still somebody's to do is said louder than what is over and booked. */
export function disputeTone({ standing, isDecided }: Pick<ToldDispute, "standing" | "isDecided">) {
  return isDecided ? "quiet" : DISPUTE_TONES[standing];
}

/** What a customer's bank has taken or asks about, beside what is paid. */
export function DisputeBadges({ booking }: { booking: Pick<Booking, "disputes"> }) {
  return disputesToTell(booking.disputes).map((dispute) => {
    const deadline = disputeDeadline(dispute);
    return (
      <span key={dispute.paidFor} className="dispute-told">
        <span className="badge" data-tone={disputeTone(dispute)}>
          {bookingDisputeLabel(dispute)}
        </span>
        {deadline !== undefined && <span className="row-note">{deadline}</span>}
      </span>
    );
  });
}
