import type { BookingMoney } from "#domain/payments/booking-money.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

/** A card was reserved, lapsed or was let go, and nothing else came: it is asked for again, not for the first time. */
export function isCardAskedAgain(
  cardStatus: PaymentStatus | null,
  { paid, reserved }: Pick<BookingMoney, "paid" | "reserved">,
): boolean {
  const isLost = cardStatus === "expired" || cardStatus === "cancelled";
  return isLost && paid <= 0 && reserved <= 0;
}
