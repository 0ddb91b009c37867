import type { Problem } from "#contracts/errors.ts";
import { timeLeft } from "#domain/payments/authorization.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";

type Told = { hasExpired: boolean; expiresAt: string | null; secondsLeft: number };

/** Of the reservations that count; where none does, of the newest card payment. */
export async function showTimeLeft(
  { db, clock }: { db: Db; clock: Clock },
  bookingId: number,
): Promise<Result<Told, Problem>> {
  const rents = (await allPaymentsOf(db, bookingId)).filter(({ kind }) => kind === "rent");
  const newest = rents.find(({ isCurrent }) => isCurrent);
  const reserved = rents.filter((one) => one.status === "authorized" && !one.isLetGo);
  if (!newest && reserved.length === 0) return fail({ code: "booking.unknown" });
  const asked = newest?.status === "authorized" ? [newest] : [];
  const left = timeLeft(reservationsOf(reserved.length > 0 ? reserved : asked), clock.now());
  const ends = left.expiresAt ?? newest?.authorizationExpiresAt;
  return ok({
    ...left,
    hasExpired: left.hasExpired || (reserved.length === 0 && newest?.status === "expired"),
    expiresAt: ends?.toISOString() ?? null,
  });
}

function reservationsOf(payments: readonly PaymentRow[]) {
  return payments.flatMap(({ amount, authorizationExpiresAt: endsAt }) =>
    endsAt === null ? [] : [{ amount, endsAt }],
  );
}
