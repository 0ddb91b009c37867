import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  emailsOfAllBookings,
  emailsOfBooking,
  type BookingEmails,
  type EmailLog,
} from "#contracts/email-logs.ts";
import { emailLogs, mailQueue } from "#server/platform/db/tables/letters.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { queueLetter } from "#test/test-post-office.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { logLetter } from "./email-rows.ts";
import { OWN_KEY_PLACE } from "./own-key-place.ts";

let shop: TestShop;
let admin: string;
let staff: string;
let booking: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signIn("admin");
  staff = await shop.signIn("staff");
  const item = await anItem(shop.db, { quantity: 9 });
  const stay = { itemId: item.id, start: "2026-07-01", end: "2026-07-03" };
  booking = await aBooking(shop.db, stay);
  await aBooking(shop.db, { ...stay, start: "2026-08-01", end: "2026-08-03" });
});
beforeEach(() => shop.database.exec("truncate mail_queue, email_logs"));

const letters = () => shop.db.select().from(mailQueue).orderBy(mailQueue.id);

/** A letter that was sent, or that failed with these words. */
async function aSentLetter(type: string, error: string | null = null): Promise<void> {
  await queueLetter(shop, { type, bookingId: booking, messageKey: `${type}.${booking}` });
  shop.clock.advance({ minutes: 1 });
  await logLetter(shop.db, (await letters()).at(-1)!, { at: shop.clock.now(), error });
}

const logOf = async (): Promise<EmailLog[]> =>
  emailsOfBooking.answer.parse(
    (await shop.call(`/api/email-logs/${booking}`, { as: staff })).json(),
  );

const resend = (id: number | string, as = admin) =>
  shop.call(`/api/email-logs/${id}/resend`, { method: "POST", as });

describe("the letters of a booking", () => {
  test("are listed newest first, with what they said and why they failed", async () => {
    await aSentLetter("booking_confirmation");
    await aSentLetter("booking_confirmed", "Mejlservern tog inte emot mejlet.");
    expect(await logOf()).toMatchObject([
      {
        type: "booking_confirmed",
        bookingId: booking,
        status: "failed",
        errorMessage: "Mejlservern tog inte emot mejlet.",
      },
      {
        type: "booking_confirmation",
        sentAt: expect.stringMatching(/Z$/) as unknown,
        recipient: "anna@example.com",
        subject: "Tack för din bokning",
        htmlContent: "<p>Välkommen till fjället</p>",
        status: "success",
        errorMessage: null,
      },
    ]);
  });

  test("tell nobody who reads them here the keys of their links; the customer gets them", async () => {
    const key = "k".repeat(43);
    const html = `<a href="https://norrvidd.se/betala/${key}">Betala</a>
      <a href="https://norrvidd.se/deposit-payment/1234567?t=${key.slice(0, 22)}">Deposition</a>
      <a href="https://norrvidd.se/angra?bokning=1234567&amp;t=${key.slice(0, 22)}">Ångra</a>`;
    await queueLetter(shop, { type: "payment_link", bookingId: booking, html });
    await logLetter(shop.db, (await letters()).at(-1)!, { at: shop.clock.now(), error: null });
    const [{ id, htmlContent } = { id: 0, htmlContent: "" }] = await logOf();
    expect(htmlContent).not.toContain("kkk");
    expect(htmlContent).toContain('href="https://norrvidd.se/betala/•••"');
    expect(htmlContent).toContain('/deposit-payment/1234567?t=•••"');
    expect(htmlContent).toContain('/angra?bokning=1234567&amp;t=•••"');
    const all = await shop.call("/api/emails/all-bookings", { as: staff });
    expect(all.body).not.toContain("kkk");
    await resend(id);
    expect((await letters()).at(-1)?.html).toBe(html);
  });

  test("cannot be sent again when they opened an account: their text is nobody's", async () => {
    await queueLetter(shop, { type: "password_reset", bookingId: null, isSecret: true });
    await logLetter(shop.db, (await letters()).at(-1)!, { at: shop.clock.now(), error: null });
    const [line] = await shop.db
      .select()
      .from(emailLogs)
      .where(eq(emailLogs.type, "password_reset"));
    expect((await resend(line!.id)).statusCode).toBe(404);
  });

  test("are listed for all bookings, also for those that have none", async () => {
    await aSentLetter("booking_confirmation");
    const ask = async (query = "") => {
      const answer = await shop.call(`/api/emails/all-bookings${query}`, { as: staff });
      const entries = answer.json<BookingEmails[]>();
      expect(emailsOfAllBookings.answer.parse(entries)).toEqual(entries);
      return entries;
    };
    const all = await ask();
    expect(all.map((entry) => entry.emailLogs.length)).toEqual([0, 1]);
    expect(all[1]).toMatchObject({
      booking: { id: booking, customerName: "Anna Berg" },
      emailLogs: [{ type: "booking_confirmation", htmlContent: "<p>Välkommen till fjället</p>" }],
    });
    const july = await ask("?from=2026-06-30&to=2026-07-31&brief=true");
    expect(july).toHaveLength(1);
    expect(july[0]?.emailLogs[0]).not.toHaveProperty("htmlContent");
  });
});

describe("a letter that is sent again", () => {
  test("is a letter of its own with the same words, and the booking's history says who sent it", async () => {
    await aSentLetter("booking_confirmation");
    const [log] = await logOf();
    expect((await resend(log!.id)).statusCode).toBe(204);
    expect((await resend(log!.id)).statusCode).toBe(204);
    const [first, second, third] = await letters();
    for (const again of [second!, third!])
      expect(again).toMatchObject({
        type: first!.type,
        bookingId: booking,
        recipient: first!.recipient,
        subject: first!.subject,
        html: first!.html,
        plainText: first!.plainText,
        state: "queued",
      });
    expect(new Set([first, second, third].map((one) => one!.messageId)).size).toBe(3);
    const history = await shop.call(`/api/bookings/${booking}/history`, { as: staff });
    expect(history.json<object[]>().slice(0, 1)).toMatchObject([
      {
        action: "mail.resent",
        after: { type: "booking_confirmation", recipient: "anna@example.com" },
      },
    ]);
  });

  test("goes to the address that the customer has by now, unless it was the shop's own", async () => {
    await aSentLetter("booking_confirmation");
    await aSentLetter("admin_notification");
    await shop.db.execute(sql`update mail_queue set html = ${`<p>${OWN_KEY_PLACE}</p>`}
      where type = 'booking_confirmation'`);
    await shop.db.execute(
      sql`update bookings set customer_email = 'ny@example.com' where id = ${booking}`,
    );
    for (const { id } of await logOf()) expect((await resend(id)).statusCode).toBe(204);
    const again = (await letters()).filter(({ state }) => state === "queued");
    expect(Object.fromEntries(again.map(({ type, recipient }) => [type, recipient]))).toEqual({
      booking_confirmation: "ny@example.com",
      admin_notification: "anna@example.com",
    });
  });

  test("leaves nothing in the log when there is no such letter", async () => {
    expect((await resend(999_999)).statusCode).toBe(404);
    const rows = await shop.db.execute(sql`select 1 from audit_log where entity = 'mail'`);
    expect((rows as { rows: unknown[] }).rows).toEqual([]);
  });

  test("is sent by whoever works here; customers see no letters at all", async () => {
    await aSentLetter("booking_confirmation");
    const [log] = await logOf();
    const customer = await shop.signIn("customer");
    expect((await resend(log!.id, staff)).statusCode).toBe(204);
    expect((await resend("x", customer)).statusCode).toBe(403);
    for (const path of [`/api/email-logs/${booking}`, "/api/emails/all-bookings"]) {
      expect((await shop.call(path)).statusCode).toBe(401);
      expect((await shop.call(path, { as: customer })).statusCode).toBe(403);
    }
    expect(await letters()).toHaveLength(2);
  });
});
