import type { TodayBooking } from "#contracts/today.ts";
import { BOOKING_PART, type BookingPart } from "#domain/access/booking-path.ts";
import { awaitsAnswer } from "#domain/bookings/awaits-answer.ts";
import type { CounterStep } from "#domain/bookings/counter-step.ts";
import { depositHeld, hasDepositToGiveBack } from "#domain/bookings/timeline-deposit.ts";
import type { Handover } from "#domain/bookings/timeline.ts";
import { depositBackOn, missingAt, type Missing } from "#domain/bookings/today.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { formatDayAndMonth, formatKronor } from "#texts/format.ts";
import { listed } from "#texts/listed.ts";
import { stayWords } from "#texts/stay-words.ts";
import { withdrawnWords } from "#texts/withdrawal-words.ts";

export const KIND_LABELS: Record<Handover<TodayBooking>["kind"], string> = {
  pickup: "Utlämning",
  return: "Återlämning",
};

/** What the button of a row says. */
export function stepLabel(step: CounterStep, booking: TodayBooking): string {
  switch (step) {
    case "cancel":
      return "Avboka i bokningen";
    case "approve":
      return "Godkänn";
    case "confirm":
      return "Bekräfta i bokningen";
    case "charge":
      return `Dra ${formatKronor(booking.reservedAmount)}`;
    case "take-rent":
      return `Ta betalt ${formatKronor(booking.dueAmount)}`;
    case "take-deposit":
      return "Ta emot depositionen";
    case "remind":
      return "Påminn om depositionen";
    case "hand-over":
      return "Lämna ut";
    case "take-back":
      return "Ta emot";
    case "mark-returned":
      return "Markera som returnerad";
    case "give-back-deposit":
      return `Betala tillbaka ${formatKronor(depositHeld(booking))}`;
    case "open":
      return "Öppna bokningen";
  }
}

/** `Lämna ut ändå, fast hyran är obetald`: what the customer leaves without having paid. */
export function leaveAnywayLabel(booking: TodayBooking): string {
  const unpaid = missingAt({ kind: "pickup", booking }).flatMap(({ what }) => UNPAID[what] ?? []);
  return `Lämna ut ändå, fast ${listed(unpaid)}`;
}

const UNPAID: Partial<Record<Missing["what"], string>> = {
  charge: "det reserverade inte är draget",
  rent: "hyran är obetald",
  deposit: "depositionen saknas",
};

/** `Påbörjat protokoll: utlämning, Anna Berg, bokning #1234567`. */
export function begunWords(
  { bookingId, kind }: { bookingId: number; kind: ProtocolKind },
  customerName: string,
): string {
  const deed = kind === "out" ? "utlämning" : "återlämning";
  const name = customerName.trim();
  return `Påbörjat protokoll: ${[deed, name, `bokning #${bookingId}`].filter(Boolean).join(", ")}`;
}

/** Where on the booking's page a step is done that leads there; nothing where its top says it. */
export function partOf(step: CounterStep, booking: TodayBooking): BookingPart | undefined {
  switch (step) {
    case "confirm":
      return BOOKING_PART.status;
    case "take-rent":
      return BOOKING_PART.payments;
    case "take-deposit":
      return BOOKING_PART.deposit;
    case "open":
      return hasDepositToGiveBack(booking) ? BOOKING_PART.deposit : undefined;
    default:
      return undefined;
  }
}

/** Of those who wait for an answer, the ones who stand with the day they come. */
export function elsewhereWords(elsewhere: number, others: number): string {
  const [one, several] = others === 0 ? ["Den", "De"] : ["En", `${elsewhere}`];
  const who = elsewhere === 1 ? one : several;
  return `${who} kommer idag eller imorgon och står där.`;
}

/** What somebody at the counter should know; `danger` where the keys stay until it is seen to. */
export type Note = { words: string; tone: "danger" | "wait" | "good" };

/** What is missing of a hand-over, in words; that nothing is, where all is in order. */
export function handoverNotes(handover: Handover<TodayBooking>): Note[] {
  const { booking } = handover;
  const withdrawn = withdrawnWords(booking);
  const notes: Note[] = [
    ...(withdrawn === undefined ? [] : [{ words: withdrawn, tone: "danger" as const }]),
    ...(handover.kind === "pickup" && booking.lacksUnit ? [LACKS_UNIT] : []),
    ...(booking.status === "pending" ? [waitingNote(booking)] : []),
    ...missingAt(handover).map((missing) => missingNote(missing, booking)),
  ];
  if (booking.stay.state !== "waiting")
    return [{ words: stayWords(booking.stay), tone: "good" }, ...notes];
  if (notes.length > 0) return notes;
  return [{ words: handover.kind === "pickup" ? "Allt är klart" : "Betald", tone: "good" }];
}

const LACKS_UNIT: Note = { words: "Ingen enhet är ledig: välj en i bokningen", tone: "danger" };

/** Whose turn it is. */
function waitingNote(booking: TodayBooking): Note {
  return { words: awaitsAnswer(booking) ? "Väntar på svar" : "Väntar på kunden", tone: "wait" };
}

function missingNote(missing: Missing, booking: TodayBooking): Note {
  switch (missing.what) {
    case "charge":
      return {
        words: `${formatKronor(missing.amount)} reserverat${booking.status === "pending" ? "" : ", inte draget"}`,
        tone: "wait",
      };
    case "rent":
      return { words: `Hyran obetald: ${formatKronor(missing.amount)}`, tone: "danger" };
    case "deposit":
      return {
        words: `Deposition saknas: ${formatKronor(missing.amount)}${remindedWords(booking)}`,
        tone: "danger",
      };
    case "agreement":
      return { words: "Hyresavtalet är inte godkänt", tone: "danger" };
    case "drivers":
      return { words: "Förare saknas", tone: "wait" };
  }
}

function remindedWords({ depositReminderSentDate: sent }: TodayBooking): string {
  return sent === null ? "" : `, påmind ${formatDayAndMonth(dayInSweden(new Date(sent)))}`;
}

/** `Skulle ha varit tillbaka i går`, `… för 3 dagar sedan`. */
export function lateWords({ endDate }: TodayBooking, today: LocalDate): string {
  const days = daysBetween(endDate, today);
  return `Skulle ha varit tillbaka ${days === 1 ? "i går" : `för ${days} dagar sedan`}`;
}

/** By when a deposit is to be the customer's again. */
export function depositNote(booking: TodayBooking, today: LocalDate): Note {
  const by = depositBackOn(booking);
  const sum = formatKronor(depositHeld(booking));
  if (by === null) return { words: `Avbokad: betala tillbaka ${sum} nu`, tone: "danger" };
  const day = formatDayAndMonth(by);
  return by < today
    ? { words: `${sum} skulle ha varit tillbaka senast ${day}`, tone: "danger" }
    : { words: `Betala tillbaka ${sum} senast ${day}`, tone: "wait" };
}

/** `Fjällripa 70`, `Kanot (2 st)`. */
export function itemWords(booking: TodayBooking): string {
  const { rentalItemId, rentalItemName, quantity } = booking;
  const name = rentalItemName.trim() || `Objekt #${rentalItemId}`;
  return quantity > 1 ? `${name} (${quantity} st)` : name;
}
