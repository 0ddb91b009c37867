import { createHash } from "node:crypto";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ItemCard } from "#contracts/catalog.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { startPostgres, type PostgresServer } from "#test/postgres-server.ts";
import { begin, run, type Place } from "#test/shop-commands.ts";
import {
  contentsOfFolder,
  contentsOfPostgres,
  withoutVersion,
  type ShopContents,
} from "#test/shop-contents.ts";
import { ADMIN, startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { CARDS, confirmCard } from "#test/test-cards.ts";
import { aPaymentWish } from "#test/test-checkout.ts";

const folder = mkdtempSync(join(tmpdir(), "norrvidd-backup-"));
const home = join(folder, "home");
const file = (name: string) => join(folder, name);
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function aDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
}

async function succeed(command: "backup" | "restore", place: Place, ...args: string[]) {
  const { code, output } = await run(command, place, ...args);
  expect(output).toContain("✓");
  expect(code, output).toBe(0);
  return output;
}

async function upload(shop: StartedShop): Promise<void> {
  const signedIn = await fetch(`${shop.address}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const create = { width: 300, height: 200, channels: 3 as const, background: "#1f4a3f" };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const body = new FormData();
  body.append("image", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "sjö.jpg");
  const answer = await fetch(`${shop.address}/api/upload`, {
    method: "POST",
    headers: { cookie },
    body,
  });
  expect(answer.status).toBeLessThan(300);
}

/** One customer after the other, until told to stop; answers how many came. */
function bookMeanwhile({ address }: StartedShop) {
  const goodbye = new AbortController();
  let booked = 0;
  const post = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const running = (async () => {
    const cards = (await (await fetch(`${address}/api/rental-items/cards`)).json()) as ItemCard[];
    const item = cards.find(({ slug }) => slug === "turskidor")!;
    for (let number = 0; !goodbye.signal.aborted; number += 1) {
      const start = addDays(dayInSweden(new Date()), 60 + 2 * number);
      const stay = { start, end: addDays(start, 2), amount: 2 * item.pricePerDay };
      const wish = aPaymentWish({ itemId: item.id, ...stay });
      const opened = await post("/api/create-payment-intent", wish);
      if (opened.status !== 200) continue;
      const { clientSecret } = (await opened.json()) as { clientSecret: string };
      await confirmCard(`${address}/sandbox/stripe`, clientSecret, CARDS.good);
      const [intentId] = clientSecret.split("_secret_");
      await post("/api/bookings", { stripePaymentId: intentId });
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

let shopThen: ShopContents;

test("a shop that is being booked goes into a file as it was at one moment, to PostgreSQL, and back", async () => {
  const shop = await startBuiltShop({ dataDir: home, environment: { RATE_LIMIT_FACTOR: "1000" } });
  await upload(shop);
  const customers = bookMeanwhile(shop);
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

  const url = await aDatabase("of_the_running");
  await succeed("restore", { DATA_DIR: file("none"), DATABASE_URL: url }, file("running"));
  await expectAgreement(url);
  const moved = await contentsOfPostgres(url);
  expect(moved.rows["bookings"]!.length).toBeGreaterThan(before);
  expect(Object.keys(moved.files).length).toBeGreaterThan(0);

  await succeed("backup", { DATA_DIR: file("none"), DATABASE_URL: url }, file("moved"));
  await succeed("restore", { DATA_DIR: file("back") }, file("moved"));
  expect(withoutVersion(await contentsOfFolder(file("back")))).toEqual(withoutVersion(moved));
});

test("every row and every picture of a stopped shop is the same afterwards, on either database", async () => {
  await succeed("backup", { DATA_DIR: home }, file("stopped"));
  shopThen = withoutVersion(await contentsOfFolder(home));
  const url = await aDatabase("of_the_stopped");
  await succeed("restore", { DATA_DIR: file("none"), DATABASE_URL: url }, file("stopped"));
  expect(withoutVersion(await contentsOfPostgres(url))).toEqual(shopThen);
  await succeed("restore", { DATA_DIR: file("same") }, file("stopped"));
  expect(withoutVersion(await contentsOfFolder(file("same")))).toEqual(shopThen);
  // What holds nights and numbers together holds there too, and a shop opens on it.
  const shop = await startBuiltShop({ environment: { DATABASE_URL: url }, dataDir: file("pg") });
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  const running = await run(
    "restore",
    { DATA_DIR: file("none"), DATABASE_URL: url },
    file("stopped"),
    "--replace",
  );
  expect(running.output).toContain("The shop is running on this database.");
  expect(running.code).toBe(1);
  // The other way round nobody has to stop.
  await succeed("backup", { DATA_DIR: file("none"), DATABASE_URL: url }, file("open"));
  await shop.stop();
});

/** The same lines with another first one, sealed as they should be. */
function withHeader(change: (header: { migrations: object[] }) => void): Buffer {
  const lines = gunzipSync(readFileSync(file("stopped")))
    .toString()
    .split("\n")
    .slice(0, -2);
  const header = JSON.parse(lines[0]!) as { migrations: object[] };
  change(header);
  const text = `${[JSON.stringify(header), ...lines.slice(1)].join("\n")}\n`;
  const sha256 = createHash("sha256").update(text).digest("hex");
  return gzipSync(`${text}${JSON.stringify({ sha256 })}\n`);
}

test("what is damaged, cut off, foreign or newer is refused before anything is touched", async () => {
  const good = readFileSync(file("stopped"));
  const flipped = Buffer.from(good);
  flipped[Math.floor(good.length / 2)]! ^= 1;
  const text = gunzipSync(good).toString();
  const cases: Record<string, [Buffer, string]> = {
    flipped: [flipped, "is damaged or was cut off"],
    cut: [good.subarray(0, good.length - 100), "is damaged or was cut off"],
    shorter: [gzipSync(text.split("\n").slice(0, -5).join("\n")), "is damaged or was cut off"],
    changed: [gzipSync(text.replace("Sundsvall", "Härnösand")), "is damaged or was cut off"],
    empty: [Buffer.alloc(0), "is no backup of this shop"],
    words: [Buffer.from("Hej"), "is no backup of this shop"],
    zipped: [gzipSync("Hej\n"), "is no backup of this shop"],
    newer: [
      withHeader(({ migrations }) =>
        migrations.push({ number: 9999, name: "9999-later", checksum: "x" }),
      ),
      "was made by a newer version of the shop (it has 9999-later)",
    ],
    other: [
      withHeader(({ migrations }) => Object.assign(migrations[0]!, { checksum: "x" })),
      "was made with another 0001-the-shop than this version has",
    ],
  };
  const before = await contentsOfFolder(file("same"));
  const database = (name: string) => statSync(join(file("same"), "database", name)).mtimeMs;
  const touched = database("global");
  for (const [name, [bytes, sentence]] of Object.entries(cases)) {
    writeFileSync(file(name), bytes);
    const { code, output } = await run(
      "restore",
      { DATA_DIR: file("same") },
      file(name),
      "--replace",
    );
    expect(output, name).toContain(sentence);
    expect(code, name).toBe(1);
  }
  const { output } = await run("restore", { DATA_DIR: file("same") }, file("nowhere"));
  expect(output).toContain("There is no file");
  expect(database("global")).toBe(touched);
  expect(await contentsOfFolder(file("same"))).toEqual(before);
});

test("a shop that holds something is replaced only when that is asked for, and no file is written over", async () => {
  const before = await contentsOfFolder(file("back"));
  const refused = await run("restore", { DATA_DIR: file("back") }, file("stopped"));
  expect(refused.output).toMatch(/The database is not empty: it holds \d+ rows\. Add --replace/);
  expect(refused.code).toBe(1);
  expect(await contentsOfFolder(file("back"))).toEqual(before);
  await succeed("restore", { DATA_DIR: file("back") }, file("stopped"), "--replace");
  expect(withoutVersion(await contentsOfFolder(file("back")))).toEqual(shopThen);

  const size = statSync(file("stopped")).size;
  const again = await run("backup", { DATA_DIR: file("back") }, file("stopped"));
  expect(again).toMatchObject({ code: 1 });
  expect(again.output).toContain("exists already and is left as it is");
  expect(statSync(file("stopped")).size).toBe(size);
});

/** The old tables are gone for the one who restores, and rows are on their way into the new ones. */
async function untilRowsCome(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const under = `select from pg_stat_activity where application_name = 'norrvidd: copies'
    and datname = current_database() and query like 'insert into %'`;
  while ((await client.query(under)).rowCount === 0) await sleep(1);
  await client.end();
}

async function untilTablesCome(dataDir: string): Promise<void> {
  const count = () => readdirSync(join(dataDir, "database", "base"), { recursive: true }).length;
  const before = count();
  while (count() < before + 100) await sleep(1);
}

test("a backup that is broken off, or that there is no shop for, leaves no file", async () => {
  const empty = await run("backup", { DATA_DIR: file("nobody") }, file("of-nobody"));
  expect(empty.output).toContain("There is no shop in");
  expect(empty.code).toBe(1);
  expect(existsSync(file("nobody"))).toBe(false);
  const begun = begin("backup", { DATA_DIR: home }, [file("broken-off")]);
  const names = () => readdirSync(folder).filter((name) => name.startsWith("broken-off"));
  while (names().length === 0) await sleep(1);
  begun.child.kill("SIGINT");
  const { code, output } = await begun.ended;
  expect(output).toContain("Broken off. No backup has been made.");
  expect(code).toBe(1);
  expect(names()).toEqual([]);
});

test.each(["embedded", "PostgreSQL"])(
  "a restore that is killed on %s leaves the shop as it was",
  async (kind) => {
    const url = kind === "PostgreSQL" ? await aDatabase("of_the_killed") : undefined;
    const place = { DATA_DIR: file(`killed-${kind}`), ...(url && { DATABASE_URL: url }) };
    const look = () => (url ? contentsOfPostgres(url) : contentsOfFolder(place.DATA_DIR));
    // Another shop than the one that comes in its place.
    await succeed("restore", place, file("running"));
    const old = await look();
    expect(withoutVersion(old)).not.toEqual(shopThen);
    for (let round = 0; round < 2; round += 1) {
      const restore = begin("restore", place, [file("stopped"), "--replace"]);
      await (url ? untilRowsCome(url) : untilTablesCome(place.DATA_DIR));
      restore.child.kill("SIGKILL");
      expect((await restore.ended).output).not.toContain("✓");
      expect(await look()).toEqual(old);
    }
  },
);
