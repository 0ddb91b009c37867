import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestShop } from "#test/test-shop.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
let as: string;
beforeAll(async () => {
  counter = await openTestCounter();
  as = await counter.shop.signIn("admin");
});

const SHOP = "/api/settings/shop";
const change = (letters: unknown) =>
  counter.shop.call(SHOP, { method: "PATCH", body: { letters }, as });
const letters = async () => (await counter.shop.call(SHOP, { as })).json().letters;
const post = (path: string, body: object, who = as) =>
  counter.shop.call(`/api/settings/letters/${path}`, { method: "POST", body, as: who });

type Row = { recipient: string; subject: string; html: string; plain_text: string };

/** What a customer whom staff book a kayak for is sent. */
async function confirmation(): Promise<Row> {
  const item = await anItem(counter.shop.db, { name: "Kajaken", type: "equipment", quantity: 2 });
  const wish = {
    key: randomUUID(),
    rentalItemId: item.id,
    startDate: "2026-07-01",
    endDate: "2026-07-03",
    customer: { name: "Nils Lind", email: "nils@example.com", phone: "0701234567" },
    payment: { kind: "later" },
  };
  const made = (await counter.post("/api/office/bookings", wish, counter.staff)).json<Booking>();
  const [row] = await rowsOf<Row>(
    counter.shop.db,
    sql`select recipient, subject, html, plain_text from mail_queue
      where booking_id = ${made.id} and type = 'booking_confirmed'`,
  );
  if (!row) throw new Error("no letter");
  return row;
}

const RIGHTS = ["Ångra avtalet här", "Totalt: 2", "Varav moms", "Hämta Kajaken", "är ännu inte"];

test("what the owner writes stands in the next letter, and what is law or promise stays; restored, it is as before", async () => {
  const before = await confirmation();
  const own = {
    subject: "Klart, {namn}!\r\nBcc: alla@example.com",
    opening: "Tjo {namn}!\n\n<script>alert(1)</script> {objekt} väntar.",
    closing: "Vi ses {datum}",
  };
  const answer = await change({ booking_confirmed: { enabled: true, ...own } });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().letters.booking_confirmed).toMatchObject({
    enabled: true,
    subject: "Klart, {namn}! Bcc: alla@example.com",
  });
  const after = await confirmation();
  expect(after.subject).toBe("Klart, Nils! Bcc: alla@example.com");
  expect(after.recipient).toBe("nils@example.com");
  expect(after.plain_text).toContain("Tjo Nils!\n\n<script>alert(1)</script> Kajaken väntar.");
  expect(after.plain_text).toContain("Vi ses onsdag 1 juli 2026");
  expect(after.html).not.toContain("<script");
  for (const right of RIGHTS) {
    expect(before.plain_text).toContain(right);
    expect(after.plain_text).toContain(right);
  }
  await change({ booking_confirmed: { subject: "", opening: "", closing: "" } });
  const restored = await confirmation();
  expect(restored.subject).toMatch(/^Din bokning #\d+ hos Norrvidd är godkänd$/);
  expect(restored.plain_text).toContain("Hej Nils! Nu är det klart");
});

test("one letter's part is changed without the others, and the standard text saved is no text of one's own", async () => {
  await change({ deposit_paid: { opening: "Tack!" }, refund_notice: { subject: "Pengar" } });
  await change({ deposit_paid: { closing: "Hälsningar" } });
  expect(await letters()).toMatchObject({
    deposit_paid: { enabled: true, subject: "", opening: "Tack!", closing: "Hälsningar" },
    refund_notice: { subject: "Pengar", opening: "" },
  });
  await change({ deposit_paid: { opening: " Hej {namn}!\r\n", closing: "" } });
  expect((await letters()).deposit_paid).toEqual({
    enabled: true,
    subject: "",
    opening: "",
    closing: "",
  });
});

const unknown = (named: string) =>
  `${named} fylls inte i av sig självt. De platshållare som finns är {namn}, {objekt}, {datum}, {bokning} och {butik}.`;
const ALWAYS = "Det här brevet följer på något som görs, och kan inte stängas av eller få en dag.";

test.each([
  [
    { booking_confirmed: { opening: "{pris} {namn} {nman}" } },
    "letters.booking_confirmed.opening",
    unknown("”{pris}” och ”{nman}”"),
  ],
  [
    { booking_confirmed: { closing: "Hej {namn, vi ses" } },
    "letters.booking_confirmed.closing",
    unknown("”{namn”"),
  ],
  [{ refund_notice: { subject: "{ }" } }, "letters.refund_notice.subject", unknown("”{ }”")],
  [
    { booking_confirmed: { subject: "a".repeat(151) } },
    "letters.booking_confirmed.subject",
    "Får vara högst 150 tecken",
  ],
  [{ booking_confirmed: { enabled: false } }, "letters.booking_confirmed.enabled", ALWAYS],
  [{ booking_confirmed: { days: 3 } }, "letters.booking_confirmed.days", ALWAYS],
  [{ pickup_soon: { days: 1 } }, "letters.pickup_soon.days", "Måste vara minst 2"],
  [{ pickup_tomorrow: { days: 60 } }, "letters.pickup_tomorrow.days", "Får vara högst 3"],
  [{ return_thanks: { days: 61 } }, "letters.return_thanks.days", "Får vara högst 60"],
  [{ pickup_tomorrow: { days: 1.5 } }, "letters.pickup_tomorrow.days", "Måste vara ett heltal"],
])("%j is refused at its field", async (wish, field, sentence) => {
  const before = await letters();
  const answer = await change(wish);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ [field]: sentence });
  expect(await letters()).toEqual(before);
});

test("a letter that nobody knows, or that goes to the shop itself, cannot be worded", async () => {
  for (const type of ["pickup_later", "admin_notification", "__proto__x"])
    expect((await change({ [type]: { opening: "Hej" } })).statusCode).toBe(400);
  expect((await post("admin_notification/preview", {})).statusCode).toBe(400);
});

test("a letter that can be sent on a day keeps whether it is, and when", async () => {
  const answer = await change({ deposit_reminder: { enabled: false, days: 10 } });
  expect(answer.json().letters.deposit_reminder).toMatchObject({ enabled: false, days: 10 });
});

test("a preview is of this shop, with words that are not saved, and saves nothing", async () => {
  await anItem(counter.shop.db, { name: "Ripan", type: "rv" });
  const before = await letters();
  const { subject, html } = (
    await post("booking_cancelled/preview", { subject: "Tyvärr {namn}", opening: "<b>Så</b> synd" })
  ).json<{ subject: string; html: string }>();
  expect(subject).toBe("Tyvärr Anna");
  expect(html).toContain("&lt;b&gt;Så&lt;/b&gt; synd");
  expect(html).toContain("Provbolaget AB");
  expect(html).toContain("Ripan");
  expect(await letters()).toEqual(before);
  const refused = await post("booking_cancelled/preview", { closing: "{moms}" });
  expect(refused.json().fields).toEqual({ closing: unknown("”{moms}”") });
});

test("a test is marked as one, goes where it is asked to, and its address is not in the log", async () => {
  const answer = await post("deposit_reminder/test", { to: " jag@example.com ", opening: "Prova" });
  expect(answer.statusCode).toBe(202);
  const sent = await rowsOf<Row & { booking_id: null }>(
    counter.shop.db,
    sql`select recipient, subject, plain_text, booking_id from mail_queue where type = 'letter_test'`,
  );
  expect(sent).toEqual([
    {
      recipient: "jag@example.com",
      subject: expect.stringMatching(
        /^\[Prov\] Betala depositionen för bokning #\d+ hos Norrvidd$/,
      ),
      plain_text: expect.stringContaining("Prova\n\nDepositionen är på"),
      booking_id: null,
    },
  ]);
  const logged = await rowsOf<{ line: string }>(
    counter.shop.db,
    sql`select a::text as line from audit_log a where entity_id = 'letters.deposit_reminder'`,
  );
  expect(logged).toHaveLength(1);
  expect(logged[0]?.line).not.toContain("jag@example.com");
  const wrong = await post("deposit_reminder/test", { to: "ingen adress" });
  expect(wrong.statusCode).toBe(400);
  expect(Object.keys(wrong.json().fields)).toEqual(["to"]);
});

test("nobody sends tests without end", async () => {
  const shop = await openTestShop();
  const [one, other] = [await shop.signIn("admin"), await shop.signIn("admin")];
  const send = async (who: string) => {
    const options = { method: "POST" as const, body: { to: "jag@example.com" }, as: who };
    return (await shop.call("/api/settings/letters/refund_notice/test", options)).statusCode;
  };
  for (let time = 0; time < 30; time += 1) expect(await send(one)).toBe(202);
  expect(await send(one)).toBe(429);
  expect(await send(other)).toBe(202);
});

test("a preview is about something that visitors see, on days when the shop is open", async () => {
  const { db, clock } = counter.shop;
  await db.update(rentalItems).set({ isHidden: true });
  await anItem(db, { name: "Den dolda bilen", type: "rv", isHidden: true });
  await anItem(db, { name: "Synliga kanoten", type: "equipment" });
  const closed = [30, 37].map((days) => ({ date: addDays(clock.today(), days), closed: true }));
  const opening = { week: [], exceptions: closed };
  await counter.shop.call(SHOP, { method: "PATCH", body: { opening }, as });
  const { html } = (await post("booking_confirmed/preview", {})).json();
  expect(html).toContain("Synliga kanoten");
  expect(html).not.toContain("Den dolda bilen");
  expect(html).not.toContain("butiken är stängd");
});

test("only those who manage the shop look at letters and try them", async () => {
  expect((await post("refund_notice/preview", {}, counter.staff)).statusCode).toBe(403);
  expect((await post("refund_notice/test", { to: "a@b.se" }, counter.staff)).statusCode).toBe(403);
});
