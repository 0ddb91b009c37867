import type { PaymentStatus } from "#domain/payments/payment-status.ts";

/** Why a card that was reserved is asked for again. */
export type EarlierReservation = "lapsing" | "lapsed" | "released";

/** A card payment of the rent. */
export type CardPayment = {
  status: PaymentStatus;
  /** None where the card was never reserved. */
  authorizationExpiresAt: Date | null;
  createdAt: Date;
};

/** What became of the newest reservation; null where none was made, or where it was charged. */
export function earlierReservation(
  payments: readonly CardPayment[],
  now: Date,
): EarlierReservation | null {
  const newest = payments
    .filter(({ authorizationExpiresAt }) => authorizationExpiresAt !== null)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
  switch (newest?.status) {
    case "expired":
      return "lapsed";
    case "cancelled":
      return "released";
    case "authorized":
      return newest.authorizationExpiresAt! > now ? "lapsing" : "lapsed";
    default:
      return null;
  }
}
