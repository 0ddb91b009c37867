import type { Concern } from "#contracts/oversight.ts";
import { OWED_KINDS, owedMoney, type Owed } from "#domain/duties/owed-money.ts";
import { grouped } from "#domain/grouped.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { notSettled } from "./concern-facts.ts";
import { depositsToReturn } from "./held-deposit-rows.ts";
import { listBookingDuties } from "./list-booking-duties.ts";
import { failedRefunds, halfRefunds } from "./refund-concern-rows.ts";
import { settledHashes } from "./settled-concern-rows.ts";

type OwedConcern = Extract<Concern, { kind: (typeof OWED_KINDS)[number] }>;

/** What customers are to have back, by booking, as 'Att åtgärda' lists it and nobody has settled it. */
export async function owedBookings(
  { db, clock }: { db: Db; clock: Clock },
  among?: readonly number[],
): Promise<Map<number, Owed>> {
  const today = clock.today();
  const concerns = [
    ...(await listBookingDuties(db, { today, now: clock.now(), among })),
    ...(await depositsToReturn(db, today, among)),
    ...(await failedRefunds(db)),
    ...(await halfRefunds(db)),
  ].filter(isOwed);
  const open = notSettled(concerns, await settledHashes(db, concerns));
  return new Map(
    [...grouped(open, ({ bookingId }) => bookingId)].map(([id, some]) => [id, owedMoney(some)]),
  );
}

function isOwed(concern: Concern): concern is OwedConcern {
  return OWED_KINDS.some((kind) => kind === concern.kind);
}
