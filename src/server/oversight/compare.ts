import type { Problem } from "#contracts/errors.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { ok, type Result } from "#domain/result.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { asProblem } from "#server/checkout/open-intent.ts";
import { oneByOne } from "#server/platform/one-by-one.ts";
import { writeComparison } from "./comparison-rows.ts";
import { paymentsOfInterest } from "./payment-word-rows.ts";
import { reconcile } from "./reconcile.ts";

const LOOK_BACK_MS = 60 * 24 * 60 * 60 * 1000;
/** Stays that begin so soon, or ended so lately, are looked at however early they were booked. */
const DAYS_AHEAD = 14;
const DAYS_BACK = 30;
/** An older payment that has moved so lately. */
const MOVED_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Compares provider and shop, and keeps the outcome for 'Att åtgärda'. What differs only because news
 * never reached us is mended by asking the provider once more.
 */
export async function compare(all: LetGoParts): Promise<Result<null, Problem>> {
  const now = all.clock.now().getTime();
  const today = all.clock.today();
  // What is older and at rest has been compared often enough; the command compares everything.
  const ours = await paymentsOfInterest(all.db, {
    movedSince: new Date(now - MOVED_MS),
    from: addDays(today, -DAYS_BACK),
    to: addDays(today, DAYS_AHEAD),
  });
  const parts = { ...all, only: { since: new Date(now - LOOK_BACK_MS), ours } };
  let outcome = asProblem(await reconcile(parts));
  if (outcome.ok && outcome.value.differences.length + outcome.value.disputed.length > 0) {
    // One that cannot be mended keeps nobody else from being compared: it stays a difference, and is listed.
    const { differences, disputed } = outcome.value;
    const news = new Set([...differences.map(({ intentId }) => intentId), ...disputed]);
    await oneByOne([...news], (intentId) => followIntent(parts, intentId).catch(() => undefined));
    outcome = asProblem(await reconcile(parts));
  }
  if (!outcome.ok) return outcome;
  const { differences } = outcome.value;
  await writeComparison(parts.db, { now: parts.clock.now(), differences });
  return ok(null);
}
