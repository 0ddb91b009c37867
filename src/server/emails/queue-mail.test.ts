import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { mailQueue } from "#server/platform/db/tables/letters.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { testClock } from "#test/test-clock.ts";
import { bookingMessageKey, messageHost } from "./letter.ts";
import { queueMail } from "./queue-mail.ts";
import { aLetter, queueLetter, readLog } from "#test/test-post-office.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.exec("truncate mail_queue, email_logs"));

const clock = testClock();
const parts = () => ({ db: database.db, clock });
const queued = () => database.db.select().from(mailQueue).orderBy(mailQueue.id);

test("a booking that is not kept sends no letter", async () => {
  await database.db
    .transaction(async (tx) => {
      await queueMail(tx, { clock, host: "norrvidd.example" }, aLetter());
      throw new Error("no nights left");
    })
    .catch(() => {});
  expect(await queued()).toEqual([]);
});

test("a letter that is queued twice is one letter", async () => {
  const letter = await queueLetter(parts());
  await queueLetter(parts(), letter);
  expect(await queued()).toHaveLength(1);
});

test("a letter that is meant to be sent again is another one", async () => {
  await queueLetter(parts(), { messageKey: bookingMessageKey("deposit_reminder", 1234567) });
  await queueLetter(parts(), { messageKey: bookingMessageKey("deposit_reminder", 1234567, "2") });
  expect((await queued()).map(({ messageId }) => messageId)).toEqual([
    "<deposit_reminder.1234567@norrvidd.example>",
    "<deposit_reminder.1234567.2@norrvidd.example>",
  ]);
});

test("a letter has the same name on whatever port the shop listens", () => {
  expect(messageHost("http://localhost:3000")).toBe(messageHost("http://localhost:41234"));
  expect(messageHost("https://norrvidd.se")).toBe("norrvidd.se");
});

test.each([
  ["", "nothing"],
  ["anna", "a name"],
  ["anna@example.com\r\nBcc: alla@example.com", "a second header"],
  ["anna@example.com, bertil@example.com", "two addresses"],
  ["Anna <anna@example.com>", "a name with its address"],
  [`${"a".repeat(250)}@example.com`, "an endless address"],
])(
  "the booking is kept and its letter marked as failed when the address is %j (%s)",
  async (recipient) => {
    const { id: itemId } = await anItem(database.db);
    const bookingId = await database.db.transaction(async (tx) => {
      const id = await aBooking(tx, { itemId, start: "2026-07-01", end: "2026-07-02" });
      const letter = aLetter({ recipient, bookingId: id });
      await queueMail(tx, { clock, host: "norrvidd.example" }, letter);
      return id;
    });
    const answer = await database.db.execute(sql`select id from bookings where id = ${bookingId}`);
    expect((answer as { rows: unknown[] }).rows).toHaveLength(1);
    expect(await queued()).toMatchObject([{ state: "failed", bookingId }]);
    expect(await readLog(database.db)).toMatchObject([
      {
        status: "failed",
        errorMessage: "Mottagarens adress är ingen giltig e-postadress. Mejlet skickas inte.",
      },
    ]);
    await database.exec("delete from bookings");
  },
);

test.each([
  "anna@example.com",
  " anna@example.com ",
  "åsa.öberg+husbil@exempel.se",
  "root@localhost",
])("%j is an address to try", async (recipient) => {
  await queueLetter(parts(), { recipient });
  expect(await queued()).toMatchObject([{ state: "queued", recipient: recipient.trim() }]);
});

test("a subject is one line, whatever a customer wrote into it", async () => {
  await queueLetter(parts(), { subject: "Ny bokning\r\nBcc: alla@example.com\u0000\u2028: Anna" });
  expect(await queued()).toMatchObject([{ subject: "Ny bokning Bcc: alla@example.com : Anna" }]);
});

test("a character the database cannot keep does not cost the customer the booking", async () => {
  await queueLetter(parts(), { html: "<p>Anna\u0000</p>", text: "Anna\u0000" });
  expect(await queued()).toMatchObject([{ html: "<p>Anna</p>", plainText: "Anna" }]);
});
