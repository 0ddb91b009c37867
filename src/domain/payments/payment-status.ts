import { fail, ok, type Result } from "#domain/result.ts";

export const PAYMENT_STATUSES = [
  "pending",
  "authorized",
  "captured",
  "cancelled",
  "expired",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const MOVES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ["authorized", "captured", "cancelled"],
  authorized: ["captured", "cancelled", "expired"],
  captured: [],
  // The provider decides: a capture that won a race there is money, whatever we believed.
  cancelled: ["captured"],
  expired: ["captured", "cancelled"],
};

export type PaymentProblem = {
  code: "payment.move-refused";
  from: PaymentStatus;
  to: PaymentStatus;
};

export function movePayment(
  from: PaymentStatus,
  to: PaymentStatus,
): Result<PaymentStatus, PaymentProblem> {
  return MOVES[from].includes(to) ? ok(to) : fail({ code: "payment.move-refused", from, to });
}
