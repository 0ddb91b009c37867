import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ok } from "#domain/result.ts";
import { letterToken } from "#server/bookings/letter-token.ts";
import { keyForLetter } from "#server/bookings/own-keys.ts";
import type { Database } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { emailLogs, mailQueue } from "#server/platform/db/tables/letters.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { testClock, type TestClock } from "#test/test-clock.ts";
import { TEST_FACTS } from "#test/test-facts.ts";
import { queueAgain } from "./email-rows.ts";
import { OWN_KEY_PLACE } from "./own-key-place.ts";
import { sendQueued } from "./send-queued.ts";
import { smtpTransport } from "./smtp-transport.ts";
import {
  queueLetter,
  readLog,
  SENDER,
  startMailServer,
  type MailServer,
} from "#test/test-post-office.ts";
import type { MailTransport, OutgoingMail } from "./transport.ts";

let database: Database;
let server: MailServer;
let transport: MailTransport;
let clock: TestClock;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.exec("truncate mail_queue, email_logs");
  clock = testClock();
  await openFor(await startMailServer());
});
afterEach(async () => {
  transport.close();
  await server.stop();
});

async function openFor(started: MailServer): Promise<void> {
  server = started;
  transport = smtpTransport(server.url, () => SENDER);
}

async function restartServer(options: Parameters<typeof startMailServer>[0]): Promise<void> {
  transport.close();
  await server.stop();
  await openFor(await startMailServer(options));
}

const attach = {
  contract: async (id: number) => ({
    name: `Hyresavtal-${id}.pdf`,
    type: "application/pdf",
    content: Buffer.from("ett avtal"),
  }),
};
const parts = () => ({
  db: database.db,
  clock,
  shop: () => TEST_FACTS,
  letterToken,
  keyForLetter,
  isOutdated: async () => false,
  attachProtocol: async () => undefined,
  attachReceipt: async (number: string) => ({
    name: `kvitto-${number}.pdf`,
    type: "application/pdf",
    content: Buffer.from("ett kvitto"),
  }),
  attach,
});
const send = () => sendQueued({ ...parts(), transport });
const queued = () => database.db.select().from(mailQueue).orderBy(mailQueue.id);

test("what goes along with a letter is made when it is sent, and comes with it", async () => {
  const itemId = (await anItem(database.db)).id;
  const bookingId = await aBooking(database.db, { itemId, start: "2026-07-01", end: "2026-07-03" });
  await queueLetter(parts(), { bookingId, attachment: "contract" });
  await queueLetter(parts(), { bookingId, subject: "Utan bilaga" });
  // A receipt outlives its booking, and so does the letter that it goes along with.
  const receiptNumbers = ["2026-000001", "2026-000002"];
  await queueLetter(parts(), { bookingId: null, subject: "Återbetalning", receiptNumbers });
  await send();
  const received = await server.received();
  const filesOf = (subject: string) =>
    received.find((mail) => mail.subject === subject)?.attachments.map(({ filename }) => filename);
  expect(filesOf("Tack för din bokning")).toEqual([`Hyresavtal-${bookingId}.pdf`]);
  expect(filesOf("Utan bilaga")).toEqual([]);
  expect(filesOf("Återbetalning")).toEqual(["kvitto-2026-000001.pdf", "kvitto-2026-000002.pdf"]);
});

test("a letter to an address that the booking no longer has leaves without a key to its page", async () => {
  const itemId = (await anItem(database.db)).id;
  const stay = { itemId, start: "2026-07-05", end: "2026-07-07" };
  const bookingId = await aBooking(database.db, stay);
  await database.db
    .update(bookings)
    .set({ customerEmail: "ny@example.com" })
    .where(eq(bookings.id, bookingId));
  const html = `<a href="/min-bokning/${OWN_KEY_PLACE}">Din bokning</a>`;
  for (const recipient of ["gammal@example.com", "Ny@example.com"])
    await queueLetter(parts(), { bookingId, recipient, html });
  await send();
  const [old, present] = (await server.received()).toSorted((one, other) =>
    String(one.to?.[0]?.address).localeCompare(String(other.to?.[0]?.address)),
  );
  expect(old?.html).toContain('href="/min-bokning/"');
  expect(present?.html).toMatch(/href="\/min-bokning\/[\w-]{22}"/);
});

test("the letter of a booking that was deleted leaves without a key to a page", async () => {
  const html = `<a href="/min-bokning/${OWN_KEY_PLACE}">Din bokning</a>`;
  await queueLetter(parts(), { bookingId: null, recipient: "asa@example.com", html });
  await send();
  expect((await server.received())[0]?.html).toContain('href="/min-bokning/"');
});

test("a customer gets a letter with both parts, from the shop, under its own name", async () => {
  await queueLetter(parts(), {
    messageKey: "booking_confirmation.1234567",
    recipient: "asa@example.com",
    subject: "Tack för din bokning, Åsa Öberg",
  });
  await send();
  expect(await server.received()).toHaveLength(1);
  expect((await server.received())[0]).toMatchObject({
    messageId: "<booking_confirmation.1234567@norrvidd.example>",
    subject: "Tack för din bokning, Åsa Öberg",
    from: { name: "Norrvidd", address: "bokning@norrvidd.example" },
    replyTo: [{ address: "hej@norrvidd.example" }],
    to: [{ address: "asa@example.com" }],
    text: expect.stringContaining("Välkommen till fjället"),
    html: expect.stringContaining("<p>Välkommen till fjället</p>"),
    date: clock.now().toISOString(),
  });
  expect(await readLog(database.db)).toEqual([
    { recipient: "asa@example.com", status: "success", errorMessage: null, sentAt: clock.now() },
  ]);
});

test("a letter is sent once", async () => {
  await queueLetter(parts());
  await send();
  clock.advance({ days: 1 });
  await send();
  expect(await server.received()).toHaveLength(1);
});

test("a mail server that is down for an hour delays letters and loses none", async () => {
  const { port } = server;
  await server.stop();
  const letters = [];
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 4 === 0) letters.push(await queueLetter(parts()));
    await send();
    clock.advance({ minutes: 1 });
  }
  const down = await readLog(database.db);
  expect(down.map(({ status }) => status)).toEqual(letters.map(() => "failed"));
  expect(down[0]?.errorMessage).toBe(
    "Mejlservern tog inte emot några mejl. Ett nytt försök görs automatiskt.",
  );

  server = await startMailServer({ port });
  for (let minute = 0; minute < 60; minute += 1) {
    await send();
    clock.advance({ minutes: 1 });
  }
  const arrived = (await server.received()).map(({ messageId }) => messageId);
  expect(arrived).toHaveLength(letters.length);
  expect(new Set(arrived)).toEqual(
    new Set(letters.map(({ messageKey }) => `<${messageKey}@norrvidd.example>`)),
  );
  const up = await readLog(database.db);
  expect(up).toHaveLength(letters.length);
  expect(up.every(({ status, errorMessage }) => status === "success" && !errorMessage)).toBe(true);
});

test("once the server answers again, letters that waited for it go at once", async () => {
  const { port } = server;
  await server.stop();
  await queueLetter(parts());
  for (let minute = 0; minute < 50; minute += 1) {
    await send();
    clock.advance({ minutes: 1 });
  }
  server = await startMailServer({ port });
  await queueLetter(parts());
  await send();
  await send();
  expect(await server.received()).toHaveLength(2);
});

test("a server that is down is not asked anew for each of fifty letters", async () => {
  await server.stop();
  for (let number = 0; number < 50; number += 1) await queueLetter(parts());
  await send();
  const tried = (await queued()).filter(({ tries }) => tries > 0);
  expect(tried.length).toBeLessThanOrEqual(4);
  expect((await queued()).filter(({ nextTryAt }) => nextTryAt <= clock.now())).toHaveLength(
    50 - tried.length,
  );
});

test("an address that does not exist fails at once and holds nobody up", async () => {
  await restartServer({
    replyTo: (address) =>
      address === "borta@example.com" ? { code: 550, words: "5.1.1 User unknown" } : null,
  });
  await queueLetter(parts(), { recipient: "borta@example.com" });
  await queueLetter(parts(), { recipient: "anna@example.com" });
  await send();
  clock.advance({ days: 1 });
  await send();
  expect(await server.received()).toHaveLength(1);
  expect((await queued()).map(({ state, tries }) => [state, tries])).toEqual([
    ["failed", 1],
    ["sent", 1],
  ]);
  expect((await readLog(database.db)).find(({ status }) => status === "failed")).toMatchObject({
    recipient: "borta@example.com",
    errorMessage:
      "Mottagarens adress godtas inte av mejlservern. Kontrollera att den är rätt skriven. Servern svarade: 550 5.1.1 User unknown",
  });
});

test.each([
  [450, "4.2.0 Greylisted, try again later"],
  [554, "5.7.1 Relay access denied"],
])("a refusal that may pass (%i %s) is tried again", async (code, words) => {
  let isRefusing = true;
  await restartServer({ replyTo: () => (isRefusing ? { code, words } : null) });
  await queueLetter(parts());
  await send();
  expect(await readLog(database.db)).toMatchObject([{ status: "failed" }]);
  isRefusing = false;
  clock.advance({ seconds: 29 });
  await send();
  expect(await server.received()).toHaveLength(0);
  clock.advance({ seconds: 1 });
  await send();
  expect(await server.received()).toHaveLength(1);
  expect(await readLog(database.db)).toMatchObject([{ status: "success", errorMessage: null }]);
});

test("a letter nobody takes for three days is given up, and staff can read it", async () => {
  await server.stop();
  await queueLetter(parts());
  const waits: number[] = [];
  for (let tries = 0; tries < 200; tries += 1) {
    await send();
    const [letter] = await queued();
    if (letter?.state === "failed") break;
    waits.push((letter!.nextTryAt.getTime() - clock.now().getTime()) / 60_000);
    clock.set(letter!.nextTryAt.toISOString());
  }
  expect(waits.slice(0, 9)).toEqual([0.5, 1, 2, 5, 10, 30, 60, 60, 60]);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(3 * 24 * 60);
  expect(await queued()).toMatchObject([{ state: "failed" }]);
  expect(await readLog(database.db)).toMatchObject([
    { status: "failed", errorMessage: "Mejlservern tog inte emot några mejl." },
  ]);
});

test("a shop killed right after sending sends the same letter again, not another one", async () => {
  await queueLetter(parts());
  const killedAfterSending: MailTransport = {
    ...transport,
    async send(mail) {
      await transport.send(mail);
      throw new Error("killed");
    },
  };
  await expect(sendQueued({ ...parts(), transport: killedAfterSending })).rejects.toThrow("killed");
  await send();
  expect(await server.received()).toHaveLength(1);
  clock.advance({ minutes: 1 });
  await send();
  expect(await server.received()).toHaveLength(2);
  const [first, second] = await server.received();
  expect([second?.messageId, second?.date]).toEqual([first?.messageId, first?.date]);
  expect(await readLog(database.db)).toMatchObject([{ status: "success" }]);
});

test("a booking deleted while its letter is on the way does not disturb the others", async () => {
  const { id: itemId } = await anItem(database.db);
  const bookingId = await aBooking(database.db, { itemId, start: "2026-07-01", end: "2026-07-02" });
  await queueLetter(parts(), { bookingId });
  const deletedMeanwhile: MailTransport = {
    ...transport,
    async send() {
      await database.exec("delete from bookings");
      return ok(null);
    },
  };
  await sendQueued({ ...parts(), transport: deletedMeanwhile });
  expect(await queued()).toMatchObject([{ state: "sent", bookingId: null }]);
  expect(await readLog(database.db)).toHaveLength(1);
});

test("a shop that closes leaves the rest for its next start", async () => {
  for (let number = 0; number < 10; number += 1) await queueLetter(parts());
  const stopping = new AbortController();
  const sent: OutgoingMail[] = [];
  const closing: MailTransport = {
    ...transport,
    async send(mail) {
      stopping.abort();
      sent.push(mail);
      return ok(null);
    },
  };
  await sendQueued({ ...parts(), transport: closing, stopping: stopping.signal });
  expect(sent.length).toBeLessThanOrEqual(4);
  await send();
  expect(await server.received()).toHaveLength(10 - sent.length);
});

test("many letters go over a few connections", async () => {
  for (let number = 0; number < 40; number += 1) await queueLetter(parts());
  await send();
  expect(await server.received()).toHaveLength(40);
  expect(server.callers()).toBeLessThanOrEqual(4);
});

const SECRET = { type: "password_reset", html: "<p>nyckeln</p>", text: "nyckeln", isSecret: true };

test("of a letter that opens an account no text is left once it is sent, and none is ever in the log", async () => {
  await queueLetter(parts(), SECRET);
  await queueLetter(parts());
  await send();
  const [secret] = (await server.received()).filter(({ text }) => text?.includes("nyckeln"));
  expect(secret?.html).toContain("nyckeln");
  const [kept, other] = await database.db.select().from(mailQueue).orderBy(mailQueue.id);
  expect(kept).toMatchObject({ state: "sent", html: "", plainText: "" });
  expect(other).toMatchObject({ state: "sent", plainText: "Välkommen till fjället" });
  const logged = await database.db.select().from(emailLogs).orderBy(emailLogs.mailId);
  expect(logged.map(({ htmlContent }) => htmlContent)).toEqual([
    "",
    "<p>Välkommen till fjället</p>",
  ]);
});

test("a letter that opens an account and did not get through can be tried again, and its line stays empty", async () => {
  await restartServer({ replyTo: () => ({ code: 550, words: "no such box" }) });
  await queueLetter(parts(), SECRET);
  await send();
  const [failed] = await database.db.select().from(mailQueue);
  expect(failed).toMatchObject({ state: "failed", plainText: "nyckeln" });
  expect(await database.db.select().from(emailLogs)).toMatchObject([
    { status: "failed", htmlContent: "" },
  ]);
  await restartServer({});
  await queueAgain(database.db, failed!.id, clock.now());
  await send();
  expect((await server.received()).map(({ text }) => text?.trim())).toEqual(["nyckeln"]);
  expect(await database.db.select().from(mailQueue)).toMatchObject([{ html: "", plainText: "" }]);
  expect(await database.db.select().from(emailLogs)).toMatchObject([
    { status: "success", htmlContent: "" },
  ]);
});
