import type { Actor } from "#server/audit/record-change.ts";
import type { AttemptRow } from "#server/payments/attempt-rows.ts";
import type { CardGateway, Intent } from "#server/payments/gateway.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { LetterParts } from "#server/bookings/booking-letters.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";

/** What writing down money's movements needs, and with the provider, making them. */
export type SettleParts = LetterParts & { db: Db };
export type PaymentParts = SettleParts & { gateway: CardGateway };

/** A job of the shop's own. */
export const SHOP: Actor = { id: null, username: "Butiken" };
export const PROVIDER: Actor = { id: null, username: "Kortbolaget" };

/** The wish that led to the provider's answer; none when the news came by themselves. */
export type MoveWish = {
  attemptId: string;
  action: "capture" | "void";
  by: Actor;
  askedAt: Date;
};

/** A wish that is written down: to take a payment's reserved money, or to release it. */
export type StartedMove = { payment: PaymentRow; attempt: AttemptRow };

/** A payment that has just moved, as it stands now. */
export type MovedPayment = {
  payment: PaymentRow;
  /** Nothing when it was deleted, or is not made yet. */
  booking: BookingRow | undefined;
  intent: Intent;
  wish: MoveWish | undefined;
  chargedAt: Date;
};
