import type { z } from "zod";
import type { reconcileRunning } from "#contracts/oversight.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { systemClock } from "#server/platform/clock.ts";
import { loadEnvironment, readConfig, type Config } from "#server/platform/config.ts";
import { lockDataFolder } from "#server/platform/data-folder-lock.ts";
import { openEmbedded, openPostgres } from "#server/platform/db/open-database.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { askRunningShop } from "./ask-running-shop.ts";
import { openCardProvider } from "./card-provider.ts";
import { inWords } from "./in-words.ts";

type Outcome = z.infer<typeof reconcileRunning.answer>;

/** `npm run reconcile`: compares card provider, database and books; ends with 1 when they differ. */
export async function main(): Promise<void> {
  await inWords(async () => {
    const config = readConfig(loadEnvironment(projectRoot(), process.env));
    const outcome = (await compareRunning(config)) ?? (await compareAlone(config));
    const isRight = [tellPayments(outcome), tellBooks(outcome)].every(Boolean);
    process.exitCode = isRight ? 0 : 1;
  });
}

function tellPayments({ checked, differences }: Outcome): boolean {
  for (const { kind, intentId, bookingId, amount, ours, theirs } of differences)
    console.log(
      `✗ ${intentId}: ${kind}, ${amount} kr; booking ${bookingId ?? "none"}; shop says ${ours}, provider says ${theirs}`,
    );
  console.log(
    differences.length === 0
      ? `✓ ${checked} payments at the card provider, all accounted for.`
      : `${differences.length} of ${checked} payments differ.`,
  );
  return differences.length === 0;
}

function tellBooks({ books: { vouchers, receipts, faults } }: Outcome): boolean {
  for (const { kind, subject, expected, found } of faults)
    console.log(`✗ ${subject}: ${kind}; expected ${expected}, found ${found}`);
  console.log(
    faults.length === 0
      ? `✓ ${vouchers} vouchers and ${receipts} receipts, the books agree.`
      : `${faults.length} faults in ${vouchers} vouchers and ${receipts} receipts.`,
  );
  return faults.length === 0;
}

/** The running shop has the data folder to itself, so it is the one to ask. */
async function compareRunning({ DATA_DIR }: Config): Promise<Outcome | undefined> {
  const answer = await askRunningShop(DATA_DIR, "/api/oversight/reconcile");
  if (!answer) return undefined;
  if (answer.status === 502) throw new StartProblem("The card provider cannot be reached.");
  if (!answer.ok)
    throw new StartProblem(`The running shop did not answer as expected: ${answer.status}.`);
  return (await answer.json()) as Outcome;
}

async function compareAlone(config: Config): Promise<Outcome> {
  const lock = await lockDataFolder(config.DATA_DIR);
  try {
    const database = config.DATABASE_URL
      ? await openPostgres(config.DATABASE_URL)
      : await openEmbedded(config.DATA_DIR);
    const clock = systemClock(config.CLOCK_START);
    const cards = await openCardProvider(config, clock);
    try {
      const outcome = await reconcile({ db: database.db, gateway: cards.gateway, clock });
      if (!outcome.ok) throw new StartProblem("The card provider cannot be reached.");
      return { ...outcome.value, books: await checkBooks(database.db) };
    } finally {
      await cards.close();
      await database.close();
    }
  } finally {
    await lock.release();
  }
}
