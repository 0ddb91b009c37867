import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { freePort } from "#test/free-port.ts";
import { createTestDatabase } from "#test/databases.ts";
import { signIn } from "#test/shop-calls.ts";
import { beginShop } from "#test/started-shop.ts";
import { TEMPLATE } from "#test/template.ts";

const STAYS = 24;
const [HERE, THERE] = ["127.0.0.1", "localhost"];

let databaseUrl: string;
let client: pg.Client;
/** Each process has a folder of its own, which it finds again. */
const folders = new Map<string, string>();
/** Those that run now. */
const shops: ReturnType<typeof beginShop>[] = [];

beforeAll(async () => {
  databaseUrl = await createTestDatabase(TEMPLATE);
  for (const host of [HERE, THERE]) {
    const folder = mkdtempSync(join(tmpdir(), "norrvidd-letters-"));
    mkdirSync(join(folder, "outbox"));
    folders.set(host, folder);
  }
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await stopAll();
  await client.end();
  for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
});

/** One process, that knows the shop by an address of its own, so that no letter is the same by its name. */
async function begin(at: string, host: string): Promise<ReturnType<typeof beginShop>> {
  const port = String(await freePort());
  const shop = beginShop({
    dataDir: folders.get(host) ?? "",
    environment: {
      DATABASE_URL: databaseUrl,
      PORT: port,
      BASE_URL: `http://${host}:${port}`,
      CLOCK_START: at,
      DEMO: "false",
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "error",
    },
  });
  shops.push(shop);
  return shop;
}

async function stopAll(): Promise<void> {
  await Promise.all(shops.splice(0).map((shop) => shop.stop()));
}

const send = (method: string, url: string, body: object, cookie = "") =>
  fetch(url, {
    method,
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });

type Call = <Answer>(method: string, path: string, body: object) => Promise<Answer>;

/** The office's day at a moment: one process that answers. */
async function inTheOffice(at: string, act: (call: Call) => Promise<void>): Promise<void> {
  const { address } = await (await begin(at, HERE)).open();
  const cookie = await signIn({ address });
  await act(async <Answer>(method: string, path: string, body: object) => {
    const answer = await send(method, `${address}${path}`, body, cookie);
    expect(answer.status, path).toBeLessThan(300);
    return (await answer.json()) as Answer;
  });
  await stopAll();
}

/**
 * How often each letter left, by booking. One that a process had written when it was killed, and not yet noted, is
 * written again by another: the same letter, which its name tells.
 */
function outbox(type: string): Map<number, number> {
  const files = [...folders.values()].flatMap((folder) => readdirSync(join(folder, "outbox")));
  const letters = new Map<number, number>();
  for (const file of new Set(files)) {
    const [of, id] = file.split(/[.@]/);
    if (of === type && file.endsWith(".eml"))
      letters.set(Number(id), (letters.get(Number(id)) ?? 0) + 1);
  }
  return letters;
}

async function count(rows: string, ...values: unknown[]): Promise<number> {
  const answer = await client.query<{ n: string }>(`select count(*) as n from ${rows}`, values);
  return Number(answer.rows[0]?.n);
}

/** What the database's own clock says of the job: the days that the shop's has moved on are days for it, too. */
const jobIsDue = () =>
  client.query(
    "update jobs set next_run_at = now(), leased_until = null where name = 'send-day-letters'",
  );

/**
 * A morning in two processes. While one is at the job, staff send some of the same letters by the other; then the first
 * is killed among them. A quarter of an hour later, by the shop's clock, both are started anew.
 */
async function aMorning(day: string, type: string, ids: readonly number[]): Promise<void> {
  // Nothing is marked before both are open.
  const gate = new pg.Client({ connectionString: databaseUrl });
  await gate.connect();
  await gate.query("begin; lock table day_letters in share mode");
  await jobIsDue();
  const begun = await Promise.all([HERE, THERE].map((host) => begin(`${day}T08:00:05Z`, host)));
  const opened = await Promise.all(begun.map((shop) => shop.open()));
  const cookie = await signIn(opened[0]!);
  await gate.query("commit");
  await gate.end();
  const written = () => count("mail_queue where type = $1", type);
  while ((await written()) === 0) await sleep(2);
  const isHere =
    (await count("mail_queue where type = $1 and message_id like $2", type, `%@${HERE}>`)) > 0;
  const [atWork, other] = isHere ? opened : opened.toReversed();
  const presses = Promise.all(
    ids
      .filter((_, index) => index % 3 === 0)
      .map(async (id) => {
        const path = `/api/bookings/${id}/coming-letters/${type}/send`;
        return (await send("POST", `${other!.address}${path}`, {}, cookie)).status;
      }),
  );
  while ((await written()) < STAYS / 2) await sleep(2);
  await atWork!.stop("SIGKILL");
  expect(await written()).toBeLessThan(ids.length);
  for (const status of await presses) expect([200, 409]).toContain(status);
  await stopAll();
  await jobIsDue();
  await Promise.all([HERE, THERE].map((host) => begin(`${day}T08:15:00Z`, host)));
  await expect.poll(written).toBeGreaterThanOrEqual(ids.length);
  await expect.poll(() => count("mail_queue where state = 'queued'")).toBe(0);
  await stopAll();
}

test("letters leave once each, though two processes find them due and one of them is killed", async () => {
  const ids: number[] = [];
  let movedPast = 0;
  await inTheOffice("2027-02-01T08:00:00Z", async (call) => {
    // Long enough for others to come in between.
    await client.query(`
      create function slowly() returns trigger language plpgsql as $$
      begin
        perform pg_sleep(0.03);
        return new;
      end $$;
      create trigger day_letters_slowly before insert on day_letters
        for each row execute function slowly()`);
    const { id: rentalItemId } = await call<{ id: number }>("POST", "/api/rental-items", {
      type: "rv",
      name: "Skutan",
      pricePerDay: 1000,
      quantity: STAYS + 1,
      depositAmount: 5000,
    });
    const book = (startDate: string, endDate: string) =>
      call<Booking>("POST", "/api/office/bookings", {
        key: randomUUID(),
        rentalItemId,
        startDate,
        endDate,
        customer: { name: "Nils Lind", email: "nils@example.com" },
        payment: { kind: "later" },
      });
    for (let stay = 0; stay < STAYS; stay += 1)
      ids.push((await book("2027-03-15", "2027-03-20")).id);
    movedPast = (await book("2027-05-03", "2027-05-08")).id;
  });
  const each = (among: readonly number[]) => new Map(among.map((id) => [id, 1]));

  await aMorning("2027-03-01", "deposit_reminder", ids);
  expect(outbox("deposit_reminder")).toEqual(each(ids));
  await aMorning("2027-03-08", "pickup_soon", ids);
  expect(outbox("pickup_soon")).toEqual(each(ids));
  await inTheOffice("2027-03-13T12:00:00Z", async (call) => {
    const body = { version: 1, startDate: "2027-03-15", endDate: "2027-03-20", notify: false };
    await call("POST", `/api/bookings/${movedPast}/changes`, body);
  });
  await aMorning("2027-03-14", "pickup_tomorrow", [...ids, movedPast]);
  expect(outbox("pickup_tomorrow")).toEqual(each([...ids, movedPast]));
  await inTheOffice("2027-03-20T12:00:00Z", async (call) => {
    for (const id of ids) await call("PATCH", `/api/bookings/${id}`, { status: "returned" });
  });
  await aMorning("2027-03-21", "return_thanks", ids);
  expect(outbox("return_thanks")).toEqual(each(ids));
  // What was told stays told, and what the moved stay is past does not come.
  expect(outbox("deposit_reminder")).toEqual(each(ids));
  expect(outbox("pickup_soon")).toEqual(each(ids));
  expect(outbox("pickup_tomorrow")).toEqual(each([...ids, movedPast]));
});
