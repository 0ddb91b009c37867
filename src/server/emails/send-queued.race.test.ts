import { afterAll, beforeAll, expect, test } from "vitest";
import { ok } from "#domain/result.ts";
import { letterToken } from "#server/bookings/letter-token.ts";
import { keyForLetter } from "#server/bookings/own-keys.ts";
import type { Database } from "#server/platform/db/database.ts";
import { openTestDatabase } from "#test/databases.ts";
import { testClock } from "#test/test-clock.ts";
import { TEST_FACTS } from "#test/test-facts.ts";
import { sendQueued } from "./send-queued.ts";
import { NOTHING_ATTACHED, queueLetter, readLog } from "#test/test-post-office.ts";
import type { MailTransport } from "./transport.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const LETTERS = 60;

/** How often each letter left when three shops on one database send at the same time. */
async function sendAtOnce(): Promise<number[]> {
  await database.exec("truncate mail_queue, email_logs");
  const clock = testClock();
  for (let number = 0; number < LETTERS; number += 1) await queueLetter({ db: database.db, clock });
  const times = new Map<string, number>();
  const transport: MailTransport = {
    async send({ messageId }) {
      times.set(messageId, (times.get(messageId) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return ok(null);
    },
    close: () => {},
  };
  const shop = () =>
    sendQueued({
      db: database.db,
      clock,
      transport,
      shop: () => TEST_FACTS,
      letterToken,
      keyForLetter,
      isOutdated: async () => false,
      attachReceipt: async () => undefined,
      attachProtocol: async () => undefined,
      attach: NOTHING_ATTACHED,
    });
  await Promise.all([shop(), shop(), shop()]);
  return [...times.values()];
}

test("two shops that send at the same time send each letter once", async () => {
  expect(await sendAtOnce()).toEqual(Array.from({ length: LETTERS }, () => 1));
  expect(await readLog(database.db)).toHaveLength(LETTERS);
});

test("control: if a letter could not be kept for its sender, it would leave more than once", async () => {
  await database.exec(`
    create function forget_the_keeping() returns trigger language plpgsql as
      $$ begin new.next_try_at := old.next_try_at; return new; end $$;
    create trigger forgets before update on mail_queue
      for each row execute function forget_the_keeping()`);
  const times = await sendAtOnce();
  expect(Math.max(...times)).toBeGreaterThan(1);
});
