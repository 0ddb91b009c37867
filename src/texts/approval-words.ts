import type { Booking } from "#contracts/bookings.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { chargeable } from "#domain/payments/booking-money.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { moneyOf } from "#texts/rent-words.ts";
import { withdrawnWords } from "#texts/withdrawal-words.ts";

/** What approving a booking takes from the card now, and what it lets go. */
export function approval(booking: Booking): { charge: number; rest: number } {
  const charge = chargeable(moneyOf(booking), booking.reservedAmount);
  return { charge, rest: booking.reservedAmount - charge };
}

/** A booking that is confirmed already has only its payment to approve. */
export function approvalTitle({ status }: Pick<Booking, "status">): string {
  return status === "pending" ? "Godkänn bokningen" : "Godkänn betalningen";
}

/** What happens when reserved money is taken, in sentences. */
export function approvalSentences(booking: Booking, today: LocalDate): string[] {
  const { charge, rest } = approval(booking);
  const name = `bokning #${booking.id} (${booking.customerName.trim() || "Ej angivet"})`;
  if (charge === 0)
    return [`Hyran är redan betald, så inget dras. Reservationen på ${formatKronor(rest)} släpps.`];
  const isWaiting = booking.status === "pending";
  return [
    withdrawnSentence(booking),
    isWaiting && overSentence(booking, today),
    `${formatKronor(charge)} dras från kundens kort ${isWaiting ? `och ${name} bekräftas` : `för ${name}`}.`,
    rest > 0 && `Resten av reservationen, ${formatKronor(rest)}, släpps.`,
    "Kunden får ett mejl med kvittonumret.",
  ].filter((sentence) => sentence !== false);
}

/** Before a booking is confirmed whose last day is past: there is nothing to hand over any more. */
export function overSentence(booking: Booking, today: LocalDate): string | false {
  return (
    booking.endDate < today &&
    `Hyrestiden är redan slut: den gick ut ${formatDay(booking.endDate)}. Avboka i stället, om inget har hyrts ut.`
  );
}

/** Before anything is charged or confirmed that the customer has withdrawn from. */
export function withdrawnSentence(booking: Booking): string | false {
  const words = withdrawnWords(booking);
  return (
    words !== undefined && `${words}. Avboka i stället, om ni inte har kommit överens om annat.`
  );
}
