import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { timeline as contract, type TimelineBooking } from "#contracts/timeline.ts";
import { bookingLines } from "#server/platform/db/tables/bookings.ts";
import { aBooking, anAgreement, anItem } from "#test/builders.ts";
import { aUnit, giveUnit } from "#test/given-units.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let staff: string;
let camper: number;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await shop.signIn("staff");
  camper = (await anItem(shop.db, { name: "Fjällripa", quantity: 500 })).id;
});
beforeEach(() => shop.db.execute(sql`delete from bookings`));

const stay = (start: string, end: string, status = "confirmed") =>
  aBooking(shop.db, { itemId: camper, start, end, status });

const ask = (from: string, to: string, as?: string) =>
  shop.call(`/api/timeline?${new URLSearchParams({ from, to })}`, as === undefined ? {} : { as });

async function shown(from: string, to: string): Promise<TimelineBooking[]> {
  const answer = await ask(from, to, staff);
  expect(answer.statusCode, answer.body).toBe(200);
  const told = contract.answer.parse(answer.json());
  // What the schema does not declare would show up here.
  expect(answer.json()).toEqual(told);
  return told.bookings;
}

const idsOf = async (from: string, to: string) => (await shown(from, to)).map(({ id }) => id);

test("a week shows what starts, ends or is out in it, by start, and nothing of the days beside", async () => {
  const out = await stay("2026-06-20", "2026-07-20");
  const ends = await stay("2026-06-30", "2026-07-06");
  const starts = await stay("2026-07-12", "2026-07-19");
  await stay("2026-07-01", "2026-07-05");
  await stay("2026-07-13", "2026-07-14");
  expect(await idsOf("2026-07-06", "2026-07-12")).toEqual([out, ends, starts]);
});

test("cancelled bookings are left out; the others are there, returned ones too", async () => {
  const kept = [];
  for (const status of ["pending", "confirmed", "returned"])
    kept.push(await stay("2026-07-06", "2026-07-08", status));
  await stay("2026-07-06", "2026-07-08", "cancelled");
  expect(await idsOf("2026-07-06", "2026-07-06")).toEqual(kept);
});

test("the longest stay one can book is seen on its last day", async () => {
  const longest = await stay("2026-07-01", "2027-07-01");
  expect(await idsOf("2027-07-01", "2027-07-01")).toEqual([longest]);
  expect(await idsOf("2027-07-02", "2027-07-02")).toEqual([]);
});

test("a hand-over tells all that is needed at the counter, and no personal number, e-mail or address", async () => {
  const id = await stay("2026-07-06", "2026-07-13");
  const addons = [
    { id: 7, name: "Sänglinne", quantity: 2 },
    { id: 9, name: "Grill", quantity: 1 },
  ];
  const selected = addons.map(({ id: addonId, quantity }) => ({ id: addonId, quantity }));
  await shop.db.execute(sql`
    update bookings set pickup_time = '', travel_info = '<script>alert(1)</script>', notes = 'Ring före',
      total_price = 9500, deposit_amount = 5000, quote = ${JSON.stringify({ addons })}::jsonb,
      selected_addons = ${JSON.stringify([...selected, { id: 11, quantity: 1 }])}::jsonb
    where id = ${id}`);
  await shop.db.execute(sql`
    insert into payments (id, kind, booking_id, amount, refunded_amount, status, is_current, captured_at, created_at, updated_at)
    values (${crypto.randomUUID()}, 'deposit', ${id}, 5000, 1500, 'captured', true, now(), now(), now()),
      (${crypto.randomUUID()}, 'deposit', ${id}, 5000, 0, 'cancelled', false, null, now(), now()),
      (${crypto.randomUUID()}, 'rent', ${id}, 9000, 0, 'authorized', true, null, now(), now())`);
  await shop.db.execute(sql`
    insert into email_logs (booking_id, type, sent_at, recipient, subject, html_content, status, error_message)
    values (${id}, 'booking_confirmation', '2026-05-01T08:05:00Z', 'anna@example.com', '', '', 'success', null),
      (${id}, 'deposit_reminder', '2026-06-01T08:05:00Z', 'anna@example.com', '', '', 'failed', 'Brevlådan är full')`);
  expect(await shown("2026-07-06", "2026-07-06")).toEqual([
    {
      id,
      rentalItemId: camper,
      rentalItemName: "Fjällripa",
      rentalItemType: "rv",
      startDate: "2026-07-06",
      endDate: "2026-07-13",
      pickupTime: null,
      returnTime: "12:00",
      lines: [],
      units: [],
      stay: { state: "waiting", outAt: null, backAt: null },
      agreement: "none",
      quantity: 1,
      customerName: "Anna Berg",
      customerPhone: "070-000 00 00",
      status: "confirmed",
      depositAmount: 5000,
      depositPaymentStatus: "captured",
      depositPaidAmount: 5000,
      depositRefundedAmount: 1500,
      depositKeptAmount: 0,
      dueAmount: 500,
      reservedAmount: 9000,
      paymentStatus: "authorized",
      disputes: [],
      withdrawnAt: null,
      travelInfo: "<script>alert(1)</script>",
      addons: [...addons, { id: 11, name: null, quantity: 1 }],
      notes: "Ring före",
      emails: [
        {
          type: "deposit_reminder",
          sentAt: "2026-06-01T08:05:00.000Z",
          recipient: "anna@example.com",
          isFailed: true,
        },
        {
          type: "booking_confirmation",
          sentAt: "2026-05-01T08:05:00.000Z",
          recipient: "anna@example.com",
          isFailed: false,
        },
      ],
    },
  ]);
});

test("today is the shop's day in Sweden, also late in the evening", async () => {
  shop.clock.set("2026-06-01T22:30:00Z");
  const { today } = (await ask("2026-07-01", "2026-07-01", staff)).json<{ today: string }>();
  expect(today).toBe("2026-06-02");
});

test("a period with more bookings than one query takes is shown whole and in order", async () => {
  // No statement takes longer than a shop's may, on a busy machine either.
  for (let first = 1; first <= 2300; first += 460)
    await shop.db.execute(sql`
      insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quote,
        total_price, customer_name, customer_email, customer_phone, customer_personal_number,
        customer_address, customer_street_address, customer_postal_code, customer_city, status,
        created_at, updated_at)
      select 2000000 + n, ${camper}, date '2026-07-01' + n % 25, date '2026-07-02' + n % 25, '15:00', '12:00',
        '{}', 1000, 'Anna', 'a@example.com', '', '', '', '', '', '', 'pending', now(), now()
      from generate_series(${first}::int, ${first}::int + 459) n`);
  const all = await shown("2026-07-01", "2026-07-30");
  expect(new Set(all.map(({ id }) => id)).size).toBe(2300);
  const places = all.map(({ startDate, id }) => `${startDate} ${id}`);
  expect(places).toEqual(places.toSorted());
});

describe("a question", () => {
  test("about more than 62 days, or from the end to the beginning, is answered with a sentence", async () => {
    expect((await ask("2026-07-01", "2026-08-31", staff)).statusCode).toBe(200);
    const long = await ask("2026-07-01", "2026-09-01", staff);
    expect(long.statusCode).toBe(400);
    expect(long.json()).toMatchObject({ message: "Fråga om högst 62 dagar åt gången." });
    const reversed = await ask("2026-07-02", "2026-07-01", staff);
    expect(reversed.statusCode).toBe(400);
    expect(reversed.json()).toMatchObject({ message: "Slutdatum kan inte vara före startdatum." });
  });

  test.each([
    ["2026-02-30", "2026-03-01"],
    ["", ""],
    ["x", "2026-03-01"],
    ["2026-03-01", "10000-01-01"],
  ])("from %j to %j is none", async (from, to) => {
    expect((await ask(from, to, staff)).statusCode).toBe(400);
  });

  test.each([
    ["0001-01-01", "0001-01-30"],
    ["9999-12-01", "9999-12-31"],
  ])("about %s to %s, at the edge of the calendar, has an empty answer", async (from, to) => {
    expect(await idsOf(from, to)).toEqual([]);
  });

  test("of somebody who does not work here is refused before it is read", async () => {
    expect((await ask("x", "y")).statusCode).toBe(401);
    expect((await ask("x", "y", await shop.signIn("customer"))).statusCode).toBe(403);
    expect((await ask("2026-07-01", "2026-07-01", await shop.signIn("admin"))).statusCode).toBe(
      200,
    );
  });
});

describe("the unit of a hand-over", () => {
  const one = async () => (await shown("2026-07-06", "2026-07-06"))[0];

  test("is told with its registration number, and nothing of a stay that waits for one", async () => {
    const { id: itemId } = await anItem(shop.db, {});
    const unitId = await aUnit(shop.db, itemId, { name: "Älgen", registration: "ABC 123" });
    const bookingId = await aBooking(shop.db, { itemId, start: "2026-07-06", end: "2026-07-08" });
    expect((await one())?.units).toEqual([]);
    await giveUnit(shop.db, { bookingId, unitId });
    expect((await one())?.units).toEqual([
      { id: unitId, rentalItemId: itemId, name: "Älgen", registration: "ABC 123" },
    ]);
  });

  test("is told also of what is rented along", async () => {
    const { id: trailer } = await anItem(shop.db, {});
    const bookingId = await stay("2026-07-06", "2026-07-08");
    const unitId = await aUnit(shop.db, trailer);
    const [line] = await shop.db
      .insert(bookingLines)
      .values({ bookingId, rentalItemId: trailer, quantity: 1 })
      .returning({ id: bookingLines.id });
    await giveUnit(
      shop.db,
      { bookingId, unitId },
      { bookingId: null, bookingLineId: line!.id, rentalItemId: trailer },
    );
    expect((await one())?.units).toMatchObject([{ id: unitId, rentalItemId: trailer }]);
  });
});

test("a stay is told as waiting, then as out since when, then as back", async () => {
  const id = await stay("2026-07-06", "2026-07-08");
  const told = async () => (await shown("2026-07-06", "2026-07-06"))[0]?.stay;
  expect(await told()).toEqual({ state: "waiting", outAt: null, backAt: null });
  await shop.db.execute(sql`update bookings set out_at = '2026-07-06T12:05Z' where id = ${id}`);
  const outAt = "2026-07-06T12:05:00.000Z";
  expect(await told()).toEqual({ state: "out", outAt, backAt: null });
  await shop.db.execute(sql`update bookings set back_at = '2026-07-08T10:00Z' where id = ${id}`);
  expect(await told()).toEqual({ state: "back", outAt, backAt: "2026-07-08T10:00:00.000Z" });
});

test("a hand-over tells whether the agreement is accepted", async () => {
  const id = await stay("2026-07-06", "2026-07-08");
  const told = async () => (await shown("2026-07-06", "2026-07-06"))[0]?.agreement;
  expect(await told()).toBe("none");
  const agreement = await anAgreement(shop.db);
  await shop.db.execute(sql`insert into booking_agreements (booking_id, agreement_version_id)
    select ${id}, id from rental_agreement_versions where rental_agreement_id = ${agreement.id}`);
  expect(await told()).toBe("waiting");
  await shop.db.execute(sql`update booking_agreements set accepted_at = now(), how = 'paper'
    where booking_id = ${id}`);
  expect(await told()).toBe("accepted");
});
