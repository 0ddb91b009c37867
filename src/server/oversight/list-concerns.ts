import type { Concern, Overview } from "#contracts/oversight.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import type { Difference } from "#domain/payments/compare-payment.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readComparison } from "./comparison-rows.ts";
import * as rows from "./concern-rows.ts";

const LAPSING_MS = 48 * 60 * 60 * 1000;
/** Whoever has not acted on a withdrawal a quarter after the stay will not any more. */
const DAYS_BACK = 90;

/** Everything that needs somebody's hand. Empty means that everything agrees. */
export async function listConcerns({ db, clock }: { db: Db; clock: Clock }): Promise<Overview> {
  const soon = new Date(clock.now().getTime() + LAPSING_MS);
  const comparison = await readComparison(db);
  const stray = await rows.strayMoney(db);
  const known = new Set(stray.map(({ intentId }) => intentId));
  const differing = (comparison?.differences ?? [])
    .filter(({ intentId }) => !known.has(intentId))
    .map(asConcern);
  return {
    concerns: [
      ...stray,
      ...differing,
      ...(await rows.withdrawnBookings(db, addDays(dayInSweden(clock.now()), -DAYS_BACK))),
      ...(await rows.lapsingAuthorizations(db, soon)),
      ...(await rows.bookingsWithoutMoney(db)),
      ...(await rows.chargedButCancelled(db)),
      ...(await rows.failedRefunds(db)),
      ...(await rows.failedMails(db)),
    ],
    comparedAt: comparison?.at ?? null,
  };
}

function asConcern({ kind, intentId, bookingId, amount, ours, theirs }: Difference): Concern {
  if (kind === "unaccounted")
    return {
      kind: "money-without-booking",
      intentId,
      amount,
      isReserved: theirs === "reserved",
    };
  return { kind: "books-differ", intentId, bookingId, amount, ours, theirs };
}
