import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { BookingPreview } from "#contracts/office-bookings.ts";
import type { FirstFree, SearchAnswer, TimesForDate } from "#contracts/offers.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { codesOf, testChanges } from "#test/test-changes.ts";
import { aPaymentWish, callOpen } from "#test/test-checkout.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

// The shop's clock stands at noon of Monday 1 June 2026.
const SUNDAY = "2026-07-05";
const hours = { opens: "09:00", closes: "17:00" };
const notSundays = WEEKDAYS.filter((weekday) => weekday !== "sunday").map((weekday) => ({
  weekday,
  ...hours,
}));

let counter: TestCounter;
let changes: ReturnType<typeof testChanges>;
beforeAll(async () => {
  counter = await openTestCounter();
  changes = testChanges(counter);
  await open({ week: notSundays, exceptions: [] });
});

async function open(opening: object) {
  const answer = await counter.shop.call("/api/settings/shop", {
    method: "PATCH",
    body: { opening },
    as: counter.admin,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const price = (rentalItemId: number, startDate: string, endDate: string) =>
  counter.post("/api/calculate-booking-price", {
    rentalItemId,
    startDate,
    endDate,
    selectedAddons: [],
    quantity: 1,
  });
const search = async (start: string, end: string) =>
  (
    await counter.shop.call(`/api/rental-items/search?startDate=${start}&endDate=${end}`)
  ).json<SearchAnswer>();
const closedDays = async (query = "") =>
  (await counter.shop.call(`/api/rental-items/closed-days${query}`)).json<string[]>();
const times = async (id: number, date = "2026-06-01") =>
  (
    await counter.shop.call(`/api/rental-items/${id}/times-for-date?date=${date}`)
  ).json<TimesForDate>();

describe("a customer of a shop that is closed on Sundays", () => {
  test("is told no price of a stay that begins or ends on one, but of one that goes over it", async () => {
    const { id } = await anItem(counter.shop.db);
    const begins = await price(id, SUNDAY, "2026-07-07");
    expect(begins.statusCode).toBe(400);
    expect(begins.json()).toMatchObject({
      code: "stay.closed-start",
      message:
        "Vi har stängt för hämtning och återlämning söndag 5 juli. Välj en annan dag att hämta.",
    });
    const ends = await price(id, "2026-07-03", SUNDAY);
    expect(ends.json()).toMatchObject({
      code: "stay.closed-end",
      message:
        "Vi har stängt för hämtning och återlämning söndag 5 juli. Välj en annan dag att lämna tillbaka.",
    });
    expect((await price(id, "2026-07-03", "2026-07-06")).json()).toMatchObject({ total: 3000 });
  });

  test("cannot pay for such a stay, nor set the hours aside", async () => {
    const { id: itemId } = await anItem(counter.shop.db);
    for (const [start, end, code] of [
      [SUNDAY, "2026-07-07", "stay.closed-start"],
      ["2026-07-03", SUNDAY, "stay.closed-end"],
    ] as const) {
      const wish = aPaymentWish({ itemId, start, end });
      const asked = { ...wish, booking: { ...wish.booking, overrides: ["opening"] } };
      const refused = await callOpen(counter.shop, asked);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ code });
    }
    const paid = aPaymentWish({ itemId, start: "2026-07-04", end: "2026-07-06" });
    expect((await callOpen(counter.shop, paid)).statusCode).toBe(200);
  });

  test("finds it by dates with the reason, and the nearest dates that will do", async () => {
    const { id } = await anItem(counter.shop.db);
    const found = (await search(SUNDAY, "2026-07-08")).find((one) => one.id === id);
    expect(found).toMatchObject({
      free: false,
      refusal: "stay.closed-start",
      message: "Vi har stängt för hämtning söndag 5 juli.",
      nearest: { startDate: "2026-07-06", endDate: "2026-07-09" },
    });
  });

  test("has every closed day of the bookable year in the calendar, and none where the item allows them", async () => {
    const { id } = await anItem(counter.shop.db);
    const { closed = [] } = await times(id);
    expect(closed).toHaveLength(52);
    expect(closed.slice(0, 2)).toEqual(["2026-06-07", "2026-06-14"]);
    expect(await times(id, "2026-06-02")).not.toHaveProperty("closed");
    const allowing = await anItem(counter.shop.db, { allowsClosedDays: true });
    expect(await times(allowing.id)).not.toHaveProperty("closed");
    expect((await price(allowing.id, SUNDAY, "2026-07-07")).statusCode).toBe(200);
    const found = (await search(SUNDAY, "2026-07-08")).find((one) => one.id === allowing.id);
    expect(found).toMatchObject({ free: true });
  });

  test("sees a closed day in the calendar of all items only where none of them changes hands on it", async () => {
    await anItem(counter.shop.db, { type: "equipment" });
    const small = await anItem(counter.shop.db, { sleeps: 2, seats: 2, allowsClosedDays: true });
    expect(await closedDays("?type=equipment")).toContain(SUNDAY);
    expect(await closedDays("?type=rv")).toEqual([]);
    const patched = await counter.shop.call(`/api/rental-items/${small.id}`, {
      method: "PATCH",
      body: { allowsClosedDays: false },
      as: counter.admin,
    });
    expect(patched.json()).toMatchObject({ allowsClosedDays: false });
    await counter.shop.db.execute(sql`update rental_items set allows_closed_days = false`);
    expect(await closedDays("?type=rv&people=2")).toContain(SUNDAY);
  });
});

test("what is free first is free on the first open day", async () => {
  const { id } = await anItem(counter.shop.db, { type: "rv" });
  const holiday = { date: "2026-06-01", until: "2026-06-09", closed: true };
  const before = counter.shop.clock.now();
  await open({ week: notSundays, exceptions: [holiday] });
  // The answer is at most half a minute old.
  counter.shop.clock.advance({ seconds: 60 });
  try {
    const free = (await counter.shop.call("/api/rental-items/first-free")).json<FirstFree>();
    expect(free.find((one) => one.id === id)).toMatchObject({ firstFree: "2026-06-10" });
  } finally {
    counter.shop.clock.set(before.toISOString());
    await open({ week: notSundays, exceptions: [] });
  }
});

describe("staff of a shop that is closed on Sundays", () => {
  const wishOf = (rentalItemId: number, more: object = {}) => ({
    key: randomUUID(),
    rentalItemId,
    startDate: SUNDAY,
    endDate: "2026-07-07",
    customer: { name: "Nils Lind", email: "nils@example.com" },
    payment: { kind: "later" },
    ...more,
  });
  const make = (wish: object) => counter.post("/api/office/bookings", wish, counter.staff);

  test("are told so and may book all the same, which the log says", async () => {
    const { id } = await anItem(counter.shop.db, { type: "equipment" });
    const wish = wishOf(id);
    const shown = (
      await counter.post("/api/office/bookings/preview", wish, counter.staff)
    ).json<BookingPreview>();
    expect(shown.refused.map(({ code }) => code)).toEqual(["stay.closed-start"]);
    expect(shown.overridable).toEqual(["opening"]);
    expect((await make(wish)).json()).toMatchObject({ code: "stay.closed-start" });
    // Another rule set aside is not this one.
    expect((await make({ ...wish, overrides: ["period", "window"] })).statusCode).toBe(400);
    const made = await make({ ...wish, overrides: ["opening"] });
    expect(made.statusCode, made.body).toBe(201);
    const [row] = await rowsOf<{ after: { overrides: string[] } }>(
      counter.shop.db,
      sql`select after from audit_log where entity = 'booking' and action = 'booking.made'
        and entity_id = ${String(made.json<Booking>().id)}`,
    );
    expect(row?.after.overrides).toEqual(["opening"]);
  });

  test("move a booking to a closed day only knowingly, and a day that stays is not asked about again", async () => {
    const item = await anItem(counter.shop.db, { type: "equipment" });
    const { id } = await changes.staffBooking(item.id);
    const moved = { startDate: SUNDAY, endDate: "2026-07-12" };
    const shown = await changes.preview(id, moved);
    expect(codesOf(shown)).toEqual(["stay.closed-start", "stay.closed-end"]);
    expect(shown.overridable).toEqual(["opening"]);
    const refused = await changes.change(id, moved);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: "stay.closed-start" });
    const answer = await changes.change(id, { ...moved, overrides: ["opening"] });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(codesOf(await changes.preview(id, { endDate: "2026-07-11" }))).toEqual([]);
    expect(codesOf(await changes.preview(id, { endDate: "2026-07-19" }))).toEqual([
      "stay.closed-end",
    ]);
  });

  test("rent further things out with a main thing that changes hands on closed days", async () => {
    const main = await anItem(counter.shop.db, { allowsClosedDays: true });
    const kayak = await anItem(counter.shop.db, { type: "equipment", quantity: 3 });
    const lines = [{ rentalItemId: kayak.id, quantity: 1 }];
    expect((await make(wishOf(main.id, { lines }))).statusCode).toBe(201);
  });
});

test("hours that are taken away again make every day as it was", async () => {
  const { id } = await anItem(counter.shop.db);
  await open({ week: [], exceptions: [] });
  expect((await price(id, SUNDAY, "2026-07-07")).json()).toMatchObject({ total: 2000 });
  expect(await times(id)).not.toHaveProperty("closed");
  expect(await closedDays()).toEqual([]);
  await open({ week: notSundays, exceptions: [] });
});
