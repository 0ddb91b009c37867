import type { Booking } from "#contracts/bookings.ts";
import { BOOKING_PART, type BookingPart } from "#domain/access/booking-path.ts";
import type { NextStep } from "#domain/bookings/next-step.ts";
import { depositHeld, unsettledDepositDispute } from "#domain/bookings/timeline-deposit.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { disputeDeadline } from "#texts/dispute-words.ts";
import { formatKronor } from "#texts/format.ts";
import { dayWords } from "#web/admin/bookings/words.ts";

/** What to do next, and where on the page it is done; nothing where there is only to wait. */
export type StepWords = { sentence: string; to?: { id: BookingPart; label: string } };

const TO_PAYMENTS = { id: BOOKING_PART.payments, label: "Till betalningen" };
const TO_DEPOSIT = { id: BOOKING_PART.deposit, label: "Till depositionen" };
const TO_STATUS = { id: BOOKING_PART.status, label: "Till statusen" };

export function stepWords(step: NextStep, booking: Booking, today: LocalDate): StepWords {
  const { startDate, endDate, pickupTime, returnTime } = booking;
  switch (step) {
    case "cancel":
      return { sentence: "Kunden har ångrat sig: avboka bokningen.", to: TO_STATUS };
    case "approve":
      return {
        sentence: `Ge kunden besked: godkänn, så dras ${formatKronor(booking.reservedAmount)} från kortet.`,
        to: TO_PAYMENTS,
      };
    case "charge":
      return {
        sentence: `Godkänn betalningen, så dras ${formatKronor(booking.reservedAmount)} från kortet.`,
        to: TO_PAYMENTS,
      };
    case "confirm":
      return { sentence: "Ge kunden besked: bekräfta bokningen.", to: TO_STATUS };
    case "take-rent":
      return {
        sentence: `Ta betalt: ${formatKronor(booking.dueAmount)} är kvar.`,
        to: TO_PAYMENTS,
      };
    case "take-deposit":
      return {
        sentence: `Ta emot depositionen, ${formatKronor(depositDue(booking.rentalItemType, booking.depositAmount))}, före utlämningen.`,
        to: TO_DEPOSIT,
      };
    case "hand-over":
      return {
        sentence:
          startDate === today
            ? `Lämna ut i dag kl ${pickupTime}.`
            : `Lämna ut ${dayWords(startDate)} kl ${pickupTime}.`,
      };
    case "await-return":
      return { sentence: `Ute. Kommer tillbaka ${dayWords(endDate)} kl ${returnTime}.` };
    case "take-back":
      return {
        sentence:
          endDate === today
            ? `Ta emot i dag kl ${returnTime} och markera som returnerad.`
            : `Skulle ha kommit tillbaka ${dayWords(endDate)}: ta emot och markera som returnerad.`,
        to: TO_STATUS,
      };
    case "give-back-rent":
      return {
        sentence: `Betala tillbaka ${formatKronor(-booking.dueAmount)} till kunden.`,
        to: TO_PAYMENTS,
      };
    case "give-back-deposit":
      return {
        sentence: `Betala tillbaka depositionen, ${formatKronor(depositHeld(booking))}.`,
        to: TO_DEPOSIT,
      };
    case "see-to-dispute":
      return { sentence: disputeSentence(booking), to: TO_DEPOSIT };
    case "nothing":
      return { sentence: "Inget mer att göra." };
  }
}

/** What the deposit waits for: the bank, or the books. */
function disputeSentence(booking: Booking): string {
  const dispute = unsettledDepositDispute(booking);
  const deadline = dispute && disputeDeadline(dispute);
  return deadline === undefined
    ? "Tvisten om depositionen är förlorad: välj hur den ska bokföras."
    : `Depositionen är bestridd: ${deadline}.`;
}
