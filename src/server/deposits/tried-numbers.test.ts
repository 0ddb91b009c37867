import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { aBooking, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCards, type TestCards } from "#test/test-cards.ts";
import { testClock } from "#test/test-clock.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

const clock = testClock();
let cards: TestCards;
let shop: TestShop;
let admin: string;
let booking: number;
beforeAll(async () => {
  cards = await openTestCards(clock);
  shop = await openTestShop({ clock, gateway: cards.gateway });
  admin = await shop.signIn("admin");
  const item = await anItem(shop.db, { type: "rv", depositAmount: 5000 });
  booking = await aBooking(shop.db, { itemId: item.id, start: "2026-07-01", end: "2026-07-03" });
  await shop.db.execute(sql`update bookings set deposit_amount = 5000 where id = ${booking}`);
});

/** The ways in which anybody may ask by a number. */
const WAYS = {
  booking: { path: (id: number) => `/api/bookings/${id}`, method: "GET" },
  status: { path: (id: number) => `/api/deposit/${id}/status`, method: "GET" },
  payment: { path: (id: number) => `/api/deposit/${id}/create-payment`, method: "POST" },
} as const;

const ask = (way: keyof typeof WAYS, id: number, { from = "203.0.113.1", t = "", as = "" } = {}) =>
  shop.call(`${WAYS[way].path(id)}${t && `?t=${t}`}`, { method: WAYS[way].method, from, as });

async function statusesOf(times: number, one: (number: number) => ReturnType<typeof ask>) {
  const statuses: number[] = [];
  for (let number = 1; number <= times; number += 1) statuses.push((await one(number)).statusCode);
  return statuses;
}

/** What the letter about the deposit adds to the number. */
async function tokenInLetter(): Promise<string> {
  const path = `/api/bookings/${booking}/send-deposit-reminder`;
  const sent = await shop.call(path, { method: "POST", as: admin });
  expect(sent.statusCode, sent.body).toBe(200);
  const [letter] = await rowsOf<{ html: string }>(
    shop.db,
    sql`select html from mail_queue where type = 'deposit_reminder' order by id desc limit 1`,
  );
  return new RegExp(`/deposit-payment/${booking}\\?t=([\\w-]{22})"`).exec(letter!.html)![1]!;
}

describe("numbers that are tried one after another", () => {
  test("are answered twenty times, then neither right nor wrong ones, from that network alone", async () => {
    const from = "203.0.113.20";
    const ways = ["booking", "status", "payment"] as const;
    const tried = await statusesOf(21, (number) =>
      ask(ways[number % 3]!, 5_000_000 + number, { from }),
    );
    expect(tried).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
    for (const way of ways) {
      const refused = await ask(way, booking, { from });
      expect(refused.statusCode, way).toBe(429);
      expect(refused.headers["retry-after"]).toBe("600");
    }
    expect((await ask("status", booking)).statusCode).toBe(200);
    clock.advance({ minutes: 11 });
    expect((await ask("status", booking, { from })).statusCode).toBe(200);
  });

  test("at the same time count as well", async () => {
    const from = "203.0.113.21";
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => ask("booking", 6_000_000 + number, { from })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(20);
  });

  test("are counted where the page asks for them, too", async () => {
    const pages = await openTestShop({
      database: shop.database,
      pages: {
        render: async ({ callApi, path }) => {
          const { status } = await callApi(`/api/bookings/${path.split("/")[2]}`);
          return { status, html: "" };
        },
        assets: () => ({ scripts: [], styles: [], preloads: [] }),
      },
    });
    const page = (id: number, from: string) => pages.call(`/deposit-payment/${id}`, { from });
    await statusesOf(20, (number) => page(7_000_000 + number, "203.0.113.22"));
    expect((await page(booking, "203.0.113.22")).statusCode).toBe(429);
    expect((await page(booking, "203.0.113.23")).statusCode).toBe(200);
  });
});

test("a right number is never a try, however often it is asked", async () => {
  const statuses = await statusesOf(50, () => ask("status", booking, { from: "203.0.113.30" }));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("a deposit's payment is opened thirty times from a network, and no more for a while", async () => {
  const from = "203.0.113.40";
  const statuses = await statusesOf(31, () => ask("payment", booking, { from }));
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await ask("status", booking, { from })).statusCode).toBe(200);
});

test("whoever comes from the letter is never asked to wait", async () => {
  const from = "203.0.113.50";
  const t = await tokenInLetter();
  await statusesOf(21, (number) => ask("booking", 8_000_000 + number, { from }));
  expect((await ask("booking", booking, { from, t: "x".repeat(22) })).statusCode).toBe(429);
  expect((await ask("booking", booking + 1, { from, t })).statusCode).toBe(429);
  expect((await ask("booking", booking, { from, t })).statusCode).toBe(200);
  expect((await ask("status", booking, { from, t })).statusCode).toBe(200);
  const opened = await statusesOf(31, () => ask("payment", booking, { from, t }));
  expect(new Set(opened)).toEqual(new Set([200]));
});

test("nor is whoever works here", async () => {
  const from = "203.0.113.60";
  const tried = await statusesOf(25, (number) =>
    ask("booking", 9_000_000 + number, { from, as: admin }),
  );
  expect(new Set(tried)).toEqual(new Set([404]));
  expect((await ask("booking", booking, { from })).statusCode).toBe(200);
});
