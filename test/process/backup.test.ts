import { readdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { addDays } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { backupFolder, succeed } from "#test/backup-steps.ts";
import { createTestDatabase } from "#test/databases.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
import { copyPrepared } from "#test/prepared-shop.ts";
import { addItem, post, signIn, upload, type AddedItem } from "#test/shop-calls.ts";
import { run } from "#test/shop-commands.ts";
import { contentsOfFolder, contentsOfPostgres, withoutVersion } from "#test/shop-contents.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { CARDS, confirmCard } from "#test/confirm-card.ts";
import { aPaymentWish } from "#test/payment-wish.ts";

const file = backupFolder();

/** One customer after the other, each charged at once, until told to stop; answers how many came. */
function bookMeanwhile(shop: StartedShop, { cookie, item }: { cookie: string; item: AddedItem }) {
  const { address } = shop;
  const goodbye = new AbortController();
  let booked = 0;
  const running = (async () => {
    for (let number = 0; !goodbye.signal.aborted; number += 1) {
      const start = addDays(dayInSweden(new Date()), 60 + 2 * number);
      const stay = { start, end: addDays(start, 2), amount: 2 * item.pricePerDay };
      const wish = aPaymentWish({ itemId: item.id, ...stay });
      const opened = await post(shop, "/api/create-payment-intent", wish);
      if (opened.status !== 200) continue;
      const { clientSecret } = (await opened.json()) as { clientSecret: string };
      await confirmCard(`${address}/sandbox/stripe`, clientSecret, CARDS.good);
      const [intentId] = clientSecret.split("_secret_");
      const placed = await post(shop, "/api/bookings", { stripePaymentId: intentId });
      await charge(shop, cookie, ((await placed.json()) as { id: number }).id);
      booked += 1;
    }
  })();
  return {
    booked: () => booked,
    async stop() {
      goodbye.abort();
      await running;
    },
  };
}

/** What makes a receipt, and vouchers. */
async function charge({ address }: StartedShop, cookie: string, bookingId: number): Promise<void> {
  const answer = await fetch(`${address}/api/bookings/${bookingId}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ paymentAction: "capture" }),
  });
  expect(answer.status).toBe(200);
}

/** Nights and books are counted by triggers, which a restore passes by. */
async function expectAgreement(url: string): Promise<void> {
  const database = await openPostgres(url);
  const books = await checkBooks(database.db);
  expect(books.faults).toEqual([]);
  expect(books.receipts).toBeGreaterThan(0);
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(MISCOUNTED_NIGHTS);
  await client.end();
  expect(rows).toEqual([]);
}

test("a shop that is being booked goes into a file as it was at one moment, to PostgreSQL, and back", async () => {
  const home = file("home");
  renameSync(await copyPrepared("empty"), home);
  const shop = await startBuiltShop({
    dataDir: home,
    environment: { DEMO: "false", RATE_LIMIT_FACTOR: "1000" },
    isBrief: true,
  });
  const cookie = await signIn(shop);
  await upload(shop, cookie);
  const item = await addItem(shop, cookie, { name: "Turskidor" });
  const customers = bookMeanwhile(shop, { cookie, item });
  await expect.poll(customers.booked).toBeGreaterThan(2);
  const before = customers.booked();
  const output = await succeed("backup", { DATA_DIR: home }, file("running"));
  expect(output).toMatch(/Writing: (\d+) of \1 rows, pictures [\d.]+ of [\d.]+ MB/);
  expect(statSync(file("running")).mode & 0o077).toBe(0);
  await expect.poll(customers.booked).toBeGreaterThan(before);
  await customers.stop();
  expect(readdirSync(join(home, "backup"))).toEqual([]);
  const refused = await run("restore", { DATA_DIR: home }, file("running"), "--replace");
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain("The shop is already running on the data folder");
  await shop.stop();

  const url = await createTestDatabase("template0");
  await succeed("restore", { DATA_DIR: file("none"), DATABASE_URL: url }, file("running"));
  await expectAgreement(url);
  const moved = await contentsOfPostgres(url);
  expect(moved.rows["bookings"]!.length).toBeGreaterThan(before);
  expect(Object.keys(moved.files).length).toBeGreaterThan(0);

  await succeed("backup", { DATA_DIR: file("none"), DATABASE_URL: url }, file("moved"));
  await succeed("restore", { DATA_DIR: file("back") }, file("moved"));
  expect(withoutVersion(await contentsOfFolder(file("back")))).toEqual(withoutVersion(moved));
});
