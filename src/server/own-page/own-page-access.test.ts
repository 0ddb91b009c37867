import { beforeAll, describe, expect, test } from "vitest";
import * as contract from "#contracts/my-booking.ts";
import type { MyBooking } from "#contracts/my-booking.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

type Call = { method: "GET" | "PATCH" | "POST"; path: string; body?: object };

/** Every call that a key opens, as whoever has it would make it of a booking in this state. */
const CALLS: Record<string, (page: MyBooking) => Call> = {
  myBooking: () => ({ method: "GET", path: "" }),
  changeMyDetails: () => ({ method: "PATCH", path: "", body: { city: "Åre" } }),
  previewMyChange: ({ booking }) => ({
    method: "POST",
    path: "/changes/preview",
    body: { endDate: "2026-07-04", version: booking.version },
  }),
  changeMyBooking: ({ booking }) => ({
    method: "POST",
    path: "/changes",
    body: { endDate: "2026-07-04", version: booking.version },
  }),
  acceptMyAgreements: () => ({
    method: "POST",
    path: "/accept",
    body: { agreementVersions: [1] },
  }),
  payMyBooking: () => ({ method: "POST", path: "/pay" }),
  myCalendarFile: () => ({ method: "GET", path: "/calendar.ics" }),
  myReceipt: ({ receipts }) => ({ method: "GET", path: `/receipts/${receipts[0]?.number}` }),
  myReceiptFile: ({ receipts }) => ({
    method: "GET",
    path: `/receipts/${receipts[0]?.number}/pdf`,
  }),
  myProtocol: () => ({ method: "GET", path: "/protocols/1" }),
  myContract: () => ({ method: "GET", path: "/contract" }),
  // Last, since it ends the others.
  cancelMyBooking: ({ cancellation }) => ({
    method: "POST",
    path: "/cancel",
    body: { expectedRefund: cancellation.refund },
  }),
};

/** An approved booking of a thing that is rented by an agreement nobody has accepted. */
async function aBooking() {
  const { id } = await counter.aBooking();
  const approved = await counter.patch(id, { paymentAction: "capture" });
  expect(approved.statusCode, approved.body).toBe(200);
  const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
  const page = (await counter.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
  return { id, key, page };
}

const make = (key: string, { method, path, body }: Call) =>
  counter.shop.call(`/api/my-booking/${key}${path}`, { method, ...(body && { body }) });

/** All that the office knows of a booking. */
async function asStored(id: number): Promise<string> {
  const of = (path: string) => counter.shop.call(path, { as: counter.admin });
  const parts = ["", "/payments", "/history"].map((part) => `/api/bookings/${id}${part}`);
  const bodies = [];
  for (const path of parts) bodies.push((await of(path)).body);
  return bodies.join("\n");
}

test("every call that is opened by a key is tried here", () => {
  const byKey = Object.entries(contract)
    .filter(([, one]) => "path" in one && one.path.includes(":token"))
    .map(([name]) => name);
  expect(Object.keys(CALLS).toSorted()).toEqual(byKey.toSorted());
});

describe.each(Object.entries(CALLS))("%s", (name, callOf) => {
  test("is refused to a key that was guessed, exchanged or of long ago, and nothing has happened", async () => {
    const { id, key, page } = await aBooking();
    const renewed = await counter.post(`/api/bookings/${id}/own-page-link`);
    const own = renewed.json<{ url: string }>().url.split("/").at(-1) ?? "";
    const before = await asStored(id);
    const guesses = [
      key,
      "x",
      "a".repeat(22),
      own.slice(0, -1),
      `${own}A`,
      own.toLowerCase(),
      // Doubled, as a mail program may do with an address that breaks over two lines.
      `${own}${own}`,
      `${own}%2F${own}`,
      String(id),
      "%00",
      "..%2Ffind",
    ].filter((one) => one !== own);
    for (const guess of guesses) {
      const answer = await make(guess, callOf(page));
      expect([400, 404], `${name} ${guess}: ${answer.body}`).toContain(answer.statusCode);
      expect(answer.body).not.toContain("anna@example.com");
    }
    expect(await asStored(id)).toBe(before);
  });

  test("with another booking's key is about that other booking alone", async () => {
    const mine = await aBooking();
    const other = await aBooking();
    const before = await asStored(mine.id);
    const answer = await make(other.key, callOf(mine.page));
    expect(answer.body).not.toContain(`"id":${mine.id},`);
    if (name === "myReceipt") expect(answer.statusCode).toBe(404);
    expect(await asStored(mine.id)).toBe(before);
  });

  test("is no longer answered when the page has ended", async () => {
    const { id, key, page } = await aBooking();
    const now = counter.shop.clock.now();
    const before = await asStored(id);
    counter.shop.clock.set("2026-10-02T10:00:00Z");
    const answer = await make(key, callOf(page));
    counter.shop.clock.set(now.toISOString());
    expect(answer.statusCode, answer.body).toBe(404);
    expect(answer.json()).toMatchObject({ code: "own-page.unknown" });
    expect(await asStored(id)).toBe(before);
  });
});

test("two keys of one booking open the same, and both end at once", async () => {
  const { id, key } = await aBooking();
  const second = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
  const open = (one: string) => counter.shop.call(`/api/my-booking/${one}`);
  expect((await open(key)).body).toBe((await open(second)).body);
  await counter.post(`/api/bookings/${id}/own-page-link`);
  expect((await open(key)).statusCode).toBe(404);
  expect((await open(second)).statusCode).toBe(404);
});

test("no answer to a key has the personal number, what staff wrote or who of them did", async () => {
  const { id, key, page } = await aBooking();
  await counter.patch(id, { notes: "Ringde två gånger" });
  const version = page.booking.version;
  const changed = await counter.post(`/api/bookings/${id}/changes`, {
    version,
    endDate: "2026-07-05",
    money: "later",
  });
  expect(changed.statusCode, changed.body).toBe(200);
  const stale = { endDate: "2026-07-06", version };
  const answers = [
    await make(key, CALLS["myBooking"]!(page)),
    await make(key, { method: "POST", path: "/changes", body: stale }),
    await make(key, { method: "POST", path: "/changes/preview", body: stale }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 200]);
  for (const { body } of answers) {
    expect(body).not.toMatch(/Ringde|anna-|19900101|personalNumber/);
  }
  expect(answers[1]?.json()).toMatchObject({
    code: "own-page.changed",
    message:
      "Bokningen har ändrats sedan du öppnade sidan. Inget har sparats över. Se efter hur den är nu och försök igen.",
  });
  expect(answers[2]?.json()).toMatchObject({ refused: [{ code: "own-page.changed" }] });
});
