import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { currentPayment } from "#server/payments/payment-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";

type TimeLeft = { hasExpired: boolean; expiresAt: string | null; secondsLeft: number };

export async function showTimeLeft(
  { db, clock }: { db: Db; clock: Clock },
  bookingId: number,
): Promise<Result<TimeLeft, Problem>> {
  const payment = await currentPayment(db, bookingId, "rent");
  if (!payment) return fail({ code: "booking.unknown" });
  const { authorizationExpiresAt: ends, status } = payment;
  const left = ends ? Math.ceil((ends.getTime() - clock.now().getTime()) / 1000) : 0;
  return ok({
    hasExpired: status === "expired" || (status === "authorized" && left <= 0),
    expiresAt: ends?.toISOString() ?? null,
    secondsLeft: status === "authorized" ? Math.max(0, left) : 0,
  });
}
