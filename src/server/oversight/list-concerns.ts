import type { Concern, Overview } from "#contracts/oversight.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { LAPSING_MS } from "#domain/payments/authorization.ts";
import type { Difference } from "#domain/payments/compare-payment.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { notSettled } from "./concern-facts.ts";
import { readComparison } from "./comparison-rows.ts";
import * as rows from "./concern-rows.ts";
import { openDisputes } from "./dispute-concern-rows.ts";
import { unpaidCharges } from "./unpaid-charge-rows.ts";
import { depositsToReturn } from "./held-deposit-rows.ts";
import { listBookingDuties } from "./list-booking-duties.ts";
import { listOverdueUpkeep } from "./list-overdue-upkeep.ts";
import { failedRefunds, halfRefunds, refundsGivenTwice } from "./refund-concern-rows.ts";
import { settledHashes } from "./settled-concern-rows.ts";
import { staysWithoutUnit } from "./unit-concern-rows.ts";

/** Whoever has not acted on a withdrawal a quarter after the stay will not any more. */
const DAYS_BACK = 90;
/** The provider answers within seconds, and a job asks again within a minute. */
const STUCK_MS = 10 * 60_000;

type Parts = { db: Db; clock: Clock };

/** Everything that needs somebody's hand. Empty means that everything agrees. */
export async function listConcerns(parts: Parts): Promise<Overview> {
  const { concerns, comparedAt } = await everyConcern(parts);
  const settled = await settledHashes(parts.db, concerns);
  return { concerns: notSettled(concerns, settled), comparedAt };
}

/** Those that a person has settled included. */
export async function everyConcern({ db, clock }: Parts): Promise<Overview> {
  const now = clock.now();
  const today = clock.today();
  const comparison = await readComparison(db);
  const stray = await rows.strayMoney(db);
  const known = new Set(stray.map(({ intentId }) => intentId));
  const comparedOn = comparison ? dayInSweden(new Date(comparison.at)) : today;
  const differing = (comparison?.differences ?? [])
    .filter(({ intentId }) => !known.has(intentId))
    .map((difference) => asConcern(difference, comparedOn));
  return {
    concerns: [
      ...stray,
      ...differing,
      ...(await openDisputes(db)),
      ...(await rows.withdrawnBookings(db, addDays(today, -DAYS_BACK))),
      ...(await rows.lapsingAuthorizations(db, new Date(now.getTime() + LAPSING_MS))),
      ...(await listBookingDuties(db, { today, now })),
      ...(await staysWithoutUnit(db, today)),
      ...(await listOverdueUpkeep(db, today)),
      ...(await depositsToReturn(db, today)),
      ...(await unpaidCharges(db, today)),
      ...(await rows.orphanedMoney(db)),
      ...(await failedRefunds(db)),
      ...(await halfRefunds(db)),
      ...(await refundsGivenTwice(db)),
      ...(await rows.stuckAttempts(db, new Date(now.getTime() - STUCK_MS))),
      ...(await rows.failedMails(db)),
    ],
    comparedAt: comparison?.at ?? null,
  };
}

function asConcern(difference: Difference, since: LocalDate): Concern {
  const { kind, intentId, bookingId, amount, ours, theirs } = difference;
  const entry = { subject: intentId, since, intentId, amount };
  if (kind === "unaccounted")
    return { kind: "money-without-booking", ...entry, isReserved: theirs === "reserved" };
  return { kind: "books-differ", ...entry, bookingId, ours, theirs };
}
