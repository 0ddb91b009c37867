import type { TimelineBooking } from "#contracts/timeline.ts";
import {
  depositOutcome,
  type DepositBadge,
  type DepositOutcome,
} from "#domain/bookings/timeline-deposit.ts";
import type { TimelineView } from "#domain/bookings/timeline.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { disputesToTell } from "#domain/payments/dispute.ts";
import { disputeWords } from "#texts/dispute-words.ts";
import { formatKronor } from "#texts/format.ts";
import { longDay } from "#texts/long-day.ts";
import { periodWords } from "#texts/period-words.ts";
import { withdrawnWords } from "#texts/withdrawal-words.ts";

export const VIEW_LABELS: Record<TimelineView, string> = {
  day: "Dag",
  week: "Vecka",
  month: "Månad",
};

/** Shorter than elsewhere: there are many of them on this page. */
export const STATUS_LABELS: Record<TimelineBooking["status"], string> = {
  pending: "Väntar",
  confirmed: "Bekräftad",
  cancelled: "Avbokad",
  returned: "Returnerad",
};

export const KIND_LABELS = { pickup: "UTLÄMNING", return: "ÅTERLÄMNING" };

export const DEPOSIT_BADGE_LABELS: Record<DepositBadge, string> = {
  paid: "Deposition betald",
  processing: "Deposition behandlas",
  not_paid: "Deposition ej betald",
};

const DEPOSIT_LABELS: Record<NonNullable<TimelineBooking["depositPaymentStatus"]>, string> = {
  pending: DEPOSIT_BADGE_LABELS.processing,
  authorized: "Deposition reserverad",
  captured: DEPOSIT_BADGE_LABELS.paid,
  cancelled: "Deposition avbruten",
  expired: "Deposition utgången",
};

const OUTCOME_LABELS: Record<DepositOutcome, string> = {
  held: DEPOSIT_BADGE_LABELS.paid,
  "part-refunded": "Deposition delvis återbetald",
  "part-kept": "Deposition delvis avräknad",
  refunded: "Deposition återbetald",
  settled: "Deposition avräknad",
};

type Deposit = Pick<
  TimelineBooking,
  "depositPaymentStatus" | "depositPaidAmount" | "depositRefundedAmount" | "depositKeptAmount"
>;

export function depositWords(booking: Deposit): string {
  const { depositPaymentStatus: status } = booking;
  if (status === null) return DEPOSIT_BADGE_LABELS.not_paid;
  return status === "captured" ? OUTCOME_LABELS[depositOutcome(booking)] : DEPOSIT_LABELS[status];
}

/** What the counter has to know before keys change hands: that nobody wants it any more, and how the rent stands. */
export type RentNote = "withdrawn" | "unpaid" | "lapsed" | "reserved" | "disputed";

export const RENT_NOTE_LABELS: Record<RentNote, string> = {
  withdrawn: "Kunden har ångrat köpet",
  unpaid: "Hyran obetald",
  lapsed: "Reservationen har gått ut",
  reserved: "Reserverad, inte dragen",
  disputed: "Bestridd",
};

type Rent = Pick<
  TimelineBooking,
  "status" | "withdrawnAt" | "dueAmount" | "reservedAmount" | "paymentStatus" | "disputes"
>;

/** Nothing where the rent is paid, and nobody's bank has a word about it or about the deposit. */
export function rentNotes(booking: Rent) {
  const { dueAmount, reservedAmount, paymentStatus, disputes } = booking;
  const notes: { note: RentNote; words: string }[] = [];
  const add = (note: RentNote, words = RENT_NOTE_LABELS[note]) => notes.push({ note, words });
  const withdrawn = withdrawnWords(booking);
  if (withdrawn !== undefined) add("withdrawn", withdrawn);
  if (dueAmount > 0) add("unpaid", `${RENT_NOTE_LABELS.unpaid}: ${formatKronor(dueAmount)}`);
  if (dueAmount > 0 && paymentStatus === "expired") add("lapsed");
  if (reservedAmount > 0) add("reserved");
  for (const dispute of disputesToTell(disputes)) add("disputed", disputeWords(dispute));
  return notes;
}

/** The days in view: `1–7 mars 2027`; a single one with its weekday. */
export function rangeWords(range: Period): string {
  return range.startDate === range.endDate ? longDay(range.startDate) : periodWords(range);
}

/** `2027-03-01 10:05`, by Swedish clocks. */
export function sentWords(instant: string): string {
  const at = new Date(instant);
  return `${dayInSweden(at)} ${timeInSweden(at)}`;
}

export function timeWords(time: string | null): string {
  return time === null ? "Ingen tid hittades" : `kl ${time}`;
}

export function itemWords({
  rentalItemId,
  rentalItemName,
}: Pick<TimelineBooking, "rentalItemId" | "rentalItemName">): string {
  return rentalItemName.trim() || `Objekt #${rentalItemId}`;
}

/** `Sänglinne (2 st)`. */
export function addonWords({ id, name, quantity }: TimelineBooking["addons"][number]): string {
  return `${name ?? `Tillval #${id}`}${quantity > 1 ? ` (${quantity} st)` : ""}`;
}

/** `2 mejl skickade`; those that never left are counted by themselves. */
export function emailCountWords(emails: TimelineBooking["emails"]): string {
  const failed = emails.filter(({ isFailed }) => isFailed).length;
  const sent = `${emails.length - failed} mejl skickade`;
  return failed === 0 ? sent : `${sent}, ${failed} misslyckades`;
}
