import type { Booking } from "#contracts/bookings.ts";
import {
  BOOKING_PART,
  handOverPath,
  settlementPath,
  type BookingPart,
} from "#domain/access/booking-path.ts";
import type { NextStep } from "#domain/bookings/next-step.ts";
import {
  depositHeld,
  depositIsMissing,
  unsettledDepositDispute,
} from "#domain/bookings/timeline-deposit.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Owed } from "#domain/duties/owed-money.ts";
import { chargeable } from "#domain/payments/booking-money.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { disputeDeadline } from "#texts/dispute-words.ts";
import { formatKronor } from "#texts/format.ts";
import { moneyOf } from "#texts/rent-words.ts";
import { dayWords } from "#web/admin/bookings/words.ts";

/** What to do next, and where on the page it is done; nothing where there is only to wait. */
export type StepWords = { sentence: string; to?: PartLink | PageLink };
type PartLink = { id: BookingPart; label: string };
/** Done on a page of its own. */
type PageLink = { path: string; label: string };

const TO_PAYMENTS = { id: BOOKING_PART.payments, label: "Till betalningen" };
const TO_DEPOSIT = { id: BOOKING_PART.deposit, label: "Till depositionen" };
const TO_STATUS = { id: BOOKING_PART.status, label: "Till statusen" };

type Around = {
  today: LocalDate;
  owed: Owed;
  /** To give money back is the administrator's: others are told who does it, and led nowhere. */
  mayRefund: boolean;
};

export function stepWords(step: NextStep, booking: Booking, around: Around): StepWords {
  const { id, startDate, endDate, pickupTime, returnTime, stay } = booking;
  const { today, owed, mayRefund } = around;
  switch (step) {
    case "cancel":
      return { sentence: "Kunden har ångrat sig: avboka bokningen.", to: TO_STATUS };
    case "approve":
      return {
        sentence: `Ge kunden besked: godkänn, så dras ${formatKronor(toCharge(booking))} från kortet.`,
        to: TO_PAYMENTS,
      };
    case "charge":
      return {
        sentence: `Godkänn betalningen, så dras ${formatKronor(toCharge(booking))} från kortet.`,
        to: TO_PAYMENTS,
      };
    case "confirm":
      return { sentence: "Ge kunden besked: bekräfta bokningen.", to: TO_STATUS };
    case "take-rent":
      return {
        sentence: `Ta betalt: ${formatKronor(booking.dueAmount)} är kvar.${booking.paymentLinkUntil ? " Kunden har fått en länk att betala med." : ""}`,
        to: TO_PAYMENTS,
      };
    case "take-deposit":
      return { sentence: depositWords(booking, today), to: TO_DEPOSIT };
    case "take-charge":
      return {
        sentence: `${formatKronor(booking.chargeDueAmount)} begärt efter återlämningen, inte betalt än.`,
        to: TO_PAYMENTS,
      };
    case "hand-over":
      return {
        sentence:
          startDate === today
            ? `Lämna ut i dag kl\u00a0${pickupTime}.`
            : `Lämna ut ${dayWords(startDate)} kl\u00a0${pickupTime}.`,
        ...(startDate <= today &&
          stay.state === "waiting" && { to: { path: handOverPath(id, "out"), label: "Lämna ut" } }),
      };
    case "await-return":
      return stay.state === "out"
        ? awaitWords(booking)
        : {
            ...(stay.state === "waiting" && {
              to: { path: handOverPath(id, "out"), label: "Lämna ut" },
            }),
            sentence: `Ute. Kommer tillbaka ${dayWords(endDate)} kl\u00a0${returnTime}.`,
          };
    case "take-back": {
      // Signed for, it is marked by the protocol.
      const mark = stay.state === "waiting" ? " och markera som returnerad" : "";
      return {
        sentence:
          endDate === today
            ? `Ta emot i dag kl\u00a0${returnTime}${mark}.`
            : `Skulle ha kommit tillbaka ${dayWords(endDate)}: ta emot${mark}.`,
        to:
          stay.state === "waiting"
            ? TO_STATUS
            : { path: handOverPath(id, "back"), label: "Ta emot" },
      };
    }
    case "give-back-rent":
      return giveBack(`${formatKronor(rentBack(booking, owed))} till kunden`, {
        mayRefund,
        to: TO_PAYMENTS,
      });
    case "decide-rent":
      return decideWords(booking, around);
    case "settle":
      return mayRefund
        ? {
            sentence: "Gör upp återlämningen.",
            to: { path: settlementPath(id), label: "Till avräkningen" },
          }
        : { sentence: "En administratör gör upp återlämningen." };
    case "give-back-deposit":
      return giveBack(`depositionen, ${formatKronor(depositHeld(booking))}`, {
        mayRefund,
        to: TO_DEPOSIT,
      });
    case "see-to-dispute":
      return disputeWords(booking, mayRefund);
    case "nothing":
      return { sentence: "Inget mer att göra." };
  }
}

/** With the customer; what was to be left before it went is still said. */
function awaitWords(booking: Booking): StepWords {
  const { id, endDate, returnTime } = booking;
  const sentence = `Ta emot ${dayWords(endDate)} kl\u00a0${returnTime}.`;
  return depositIsMissing(booking)
    ? { sentence: `${sentence} Depositionen är inte betald.`, to: TO_DEPOSIT }
    : { sentence, to: { path: handOverPath(id, "back"), label: "Ta emot" } };
}

/** What has left already, or was to before today, cannot wait for it. */
function depositWords(booking: Booking, today: LocalDate): string {
  const { rentalItemType, depositAmount, stay, startDate } = booking;
  const sum = formatKronor(depositDue(rentalItemType, depositAmount));
  return stay.state === "waiting" && startDate >= today
    ? `Ta emot depositionen, ${sum}, före utlämningen.`
    : `Depositionen är inte betald: ${sum}.`;
}

/** Of what is reserved: made cheaper since, less is charged. */
function toCharge(booking: Booking): number {
  return chargeable(moneyOf(booking), booking.reservedAmount);
}

type ByWhom = Pick<Around, "mayRefund"> & { to: PartLink };

function giveBack(what: string, { mayRefund, to }: ByWhom): StepWords {
  return mayRefund
    ? { sentence: `Betala tillbaka ${what}.`, to }
    : { sentence: `En administratör betalar tillbaka ${what}.` };
}

/** Paid too much; else what no card took. */
function rentBack({ dueAmount }: Booking, { amount }: Owed): number {
  return dueAmount < 0 ? -dueAmount : amount;
}

/** Whoever cancels with a sum has decided it: then it is only to be given. */
function decideWords(
  { cancellation }: Booking,
  { owed, mayRefund }: Pick<Around, "owed" | "mayRefund">,
): StepWords {
  const sum = formatKronor(owed.undecided);
  if (cancellation) return giveBack(`${sum} till kunden`, { mayRefund, to: TO_PAYMENTS });
  return mayRefund
    ? {
        sentence: `Bokningen är avbokad, men ${sum} är betalt: avgör vad kunden ska få tillbaka.`,
        to: TO_PAYMENTS,
      }
    : { sentence: `En administratör avgör vad kunden ska få tillbaka av ${sum}.` };
}

/** What the deposit waits for: the bank, or the books. */
function disputeWords(booking: Booking, mayRefund: boolean): StepWords {
  const dispute = unsettledDepositDispute(booking);
  const deadline = dispute && disputeDeadline(dispute);
  if (deadline !== undefined)
    return { sentence: `Depositionen är bestridd: ${deadline}.`, to: TO_DEPOSIT };
  const lost = "Tvisten om depositionen är förlorad:";
  return mayRefund
    ? { sentence: `${lost} välj hur den ska bokföras.`, to: TO_DEPOSIT }
    : { sentence: `${lost} en administratör väljer hur den ska bokföras.` };
}
