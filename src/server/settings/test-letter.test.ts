import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { rowsOf } from "#test/rows.ts";
import { TEST_SHOP, TEST_START } from "#test/test-facts.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { knownShop } from "./known-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const send = (to: string, by = as) =>
  shop.call("/api/settings/test-letter", { method: "POST", body: { to }, as: by });
const letters = () =>
  rowsOf<{ recipient: string; plain_text: string; booking_id: number | null }>(
    shop.db,
    sql`select recipient, plain_text, booking_id from mail_queue where type = 'test_letter' order by id`,
  );

test("a test letter goes to the address that is named, and tells how the shop's letters are sent", async () => {
  const answer = await send(" owner@example.se ");
  expect(answer.statusCode).toBe(202);
  expect(answer.body).toBe("");
  expect(await letters()).toEqual([
    {
      recipient: "owner@example.se",
      booking_id: null,
      plain_text: expect.stringContaining("Avsändare: Norrvidd, a@b.se"),
    },
  ]);
  await send("owner@example.se");
  expect(await letters()).toHaveLength(2);
});

test("what is no address is refused at its field", async () => {
  const answer = await send("ägaren");
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ to: expect.stringContaining("e-post") });
});

test("staff send none, and nobody sends many", async () => {
  expect((await send("a@example.se", await shop.signIn("staff"))).statusCode).toBe(403);
  const other = await shop.signIn("admin");
  for (let count = 0; count < 10; count += 1)
    expect((await send("a@example.se", other)).statusCode).toBe(202);
  const eleventh = await send("a@example.se", other);
  expect(eleventh.statusCode).toBe(429);
  expect((await send("a@example.se", as)).statusCode).toBe(202);
});

test("the office learns where letters go and whether money moves, and no password or key", async () => {
  const answer = await shop.call("/api/settings/outside", { as });
  expect(answer.json()).toEqual({
    mailServer: null,
    sender: { name: "Norrvidd", address: "a@b.se", replyTo: "a@b.se" },
    notices: "butiken@example.se",
    baseUrl: null,
    cards: "sandbox",
    hoursWords: "9–17",
  });
  const known = knownShop(shop.database, {
    first: TEST_SHOP,
    start: () => ({ ...TEST_START, cards: { ...TEST_START.cards, isTest: false } }),
    outside: {
      smtpUrl: "smtps://butik:hemligt@post.example:465",
      baseUrl: "https://butik.example",
    },
  });
  expect(known.outside()).toEqual({
    mailServer: "post.example:465",
    baseUrl: "https://butik.example",
    cards: "real",
    hoursWords: "9–17",
  });
});
