import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { searchBookings, type FoundBookings } from "#contracts/booking-list.ts";
import { officeToday as contract, type TodayAnswer } from "#contracts/today.ts";
import { bookingListPath } from "#domain/access/booking-path.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import { todayOf, VIEW_OF_LIST, type Today } from "#domain/bookings/today.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { aBooking, anAskedAgreement, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

const TODAY = "2026-06-10" as LocalDate;

let shop: TestShop;
let staff: string;
let camper: number;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(`${TODAY}T08:00:00Z`);
  staff = await shop.signIn("staff");
  camper = (await anItem(shop.db, { name: "Fjällripa", quantity: 2000 })).id;
});
beforeEach(() => shop.db.execute(sql`delete from bookings`));

const stay = (start: number, end: number, status = "confirmed") =>
  aBooking(shop.db, {
    itemId: camper,
    start: addDays(TODAY, start),
    end: addDays(TODAY, end),
    status,
  });

async function pay(id: number, kind: "rent" | "deposit", status: string, refunded = 0) {
  await shop.db.execute(sql`
    insert into payments (id, kind, booking_id, amount, refunded_amount, status, is_current, captured_at, created_at, updated_at)
    values (${crypto.randomUUID()}, ${kind}, ${id}, ${kind === "rent" ? 1000 : 5000}, ${refunded}, ${status}, true,
      ${status === "captured" ? sql`now()` : null}, now(), now())`);
}

/** Rent to pay, and the way to pay it. */
async function sendLink(id: number) {
  await shop.db.execute(sql`update bookings set total_price = 1000 where id = ${id}`);
  await shop.db.execute(sql`
    insert into payment_links (token_hash, booking_id, expires_at, created_at)
    values (${`link of ${id}`}, ${id}, '2026-06-13T08:00:00Z', '2026-06-10T08:00:00Z')`);
}

async function shown(as = staff): Promise<TodayAnswer> {
  const answer = await shop.call("/api/office/today", { as });
  expect(answer.statusCode, answer.body).toBe(200);
  const told = contract.answer.parse(answer.json());
  // What the schema does not declare would show up here.
  expect(answer.json()).toEqual(told);
  return told;
}

const idsIn = ({ bookings }: FoundBookings) => bookings.map(({ id }) => id);
const ids = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);

test("the counter reads who comes, with phone and what is missing, and no personal number, e-mail or address", async () => {
  const id = await stay(0, 7);
  await anAskedAgreement(shop.db, id);
  await shop.db.execute(sql`
    update bookings set pickup_time = '', deposit_amount = 5000, total_price = 9500,
      customer_personal_number = '19900101-0017', deposit_reminder_sent_at = '2026-06-09T08:00:00Z'
    where id = ${id}`);
  await pay(id, "rent", "authorized");
  const { today, days } = await shown();
  expect(today).toBe(TODAY);
  expect(days).toEqual([
    {
      day: TODAY,
      total: 1,
      rows: [
        {
          kind: "pickup",
          booking: {
            id,
            rentalItemId: camper,
            rentalItemName: "Fjällripa",
            rentalItemType: "rv",
            startDate: TODAY,
            endDate: "2026-06-17",
            status: "confirmed",
            pickupTime: null,
            returnTime: "12:00",
            lines: [],
            units: [],
            stay: { state: "waiting", outAt: null, backAt: null },
            lacksUnit: false,
            quantity: 1,
            customerName: "Anna Berg",
            customerPhone: "070-000 00 00",
            hasEmail: true,
            dueAmount: 8500,
            reservedAmount: 1000,
            paymentLinkUntil: null,
            lacksAgreement: true,
            lacksDrivers: true,
            depositAmount: 5000,
            depositPaymentStatus: null,
            depositReminderSentDate: "2026-06-09T08:00:00.000Z",
            depositMethod: null,
            depositPaidAmount: 0,
            depositRefundedAmount: 0,
            depositKeptAmount: 0,
            disputes: [],
            returnedOn: null,
            withdrawnAt: null,
          },
        },
      ],
    },
    { day: "2026-06-11", total: 0, rows: [] },
  ]);
});

test("what is late, what waits and which deposits are to go back stand in lists of their own", async () => {
  const late = await stay(-9, -2);
  await stay(-9, 3);
  const waiting = await stay(30, 33, "pending");
  const comes = await stay(1, 3, "pending");
  const held = await stay(-9, -2, "returned");
  const off = await stay(5, 9, "cancelled");
  const given = await stay(-9, -2, "returned");
  await pay(held, "deposit", "captured");
  await pay(off, "deposit", "captured", 1000);
  await pay(given, "deposit", "captured", 5000);
  const answer = await shown();
  expect(ids(answer.late)).toEqual([late]);
  expect(ids(answer.waiting)).toEqual([waiting]);
  expect(answer.days[1]?.rows.map(({ booking }) => booking.id)).toEqual([comes]);
  expect(answer.unanswered).toBe(2);
  expect(ids(answer.deposits)).toEqual([held, off]);
  expect(answer.deposits.rows[1]).toMatchObject({
    depositMethod: "card",
    depositPaidAmount: 5000,
    depositRefundedAmount: 1000,
  });
});

test("a booking that the customer is to pay by a link waits for them, and not for an answer", async () => {
  const asked = await stay(30, 33, "pending");
  const sent = await stay(31, 34, "pending");
  const comes = await stay(0, 2, "pending");
  const withdrawn = await stay(32, 35, "pending");
  for (const id of [sent, comes, withdrawn]) await sendLink(id);
  await shop.db.execute(sql`insert into audit_log (at, actor, action, entity, entity_id)
    values (now(), 'kund', 'booking.withdrawn', 'booking', ${String(withdrawn)})`);
  const { waiting, unanswered, days } = await shown();
  expect(ids(waiting)).toEqual([asked, withdrawn]);
  expect(unanswered).toBe(2);
  expect(days[0]?.rows[0]?.booking).toMatchObject({
    id: comes,
    paymentLinkUntil: "2026-06-13T08:00:00.000Z",
  });
  const figures = await shop.call("/api/dashboard", { as: await shop.signIn("admin") });
  expect(figures.json()).toMatchObject({ waiting: 2 });
});

/** A list as the page shows it, by numbers. */
function places({ days, late, waiting, deposits }: Today<{ id: number }>) {
  return {
    days: days.map(({ handovers }) =>
      handovers.map(({ kind, booking }) => `${kind} ${booking.id}`),
    ),
    late: late.map(({ id }) => id),
    waiting: waiting.map(({ id }) => id),
    deposits: deposits.map(({ id }) => id),
  };
}

test("the database finds in each list just what the rules put there, in their order", async () => {
  const all: TodayAnswer["late"]["rows"] = [];
  for (const status of BOOKING_STATUSES)
    for (let start = -4; start <= 2; start += 1)
      for (const nights of [1, 2, 4]) {
        const id = await stay(start, start + nights, status);
        const time = ["15:00", "09:00", ""][id % 3]!;
        await shop.db.execute(sql`update bookings set pickup_time = ${time} where id = ${id}`);
        const isHeld = id % 2 === 0;
        if (isHeld) await pay(id, "deposit", "captured");
        const isSent = id % 5 === 0;
        if (isSent) await sendLink(id);
        all.push({
          id,
          status,
          startDate: addDays(TODAY, start),
          endDate: addDays(TODAY, start + nights),
          pickupTime: time || null,
          returnTime: "12:00",
          dueAmount: isSent ? 1000 : 0,
          paymentLinkUntil: isSent ? "2026-06-13T08:00:00.000Z" : null,
          withdrawnAt: null,
          depositPaymentStatus: isHeld ? "captured" : null,
          depositPaidAmount: isHeld ? 5000 : 0,
          depositRefundedAmount: 0,
          depositKeptAmount: 0,
          disputes: [] as TodayAnswer["late"]["rows"][number]["disputes"],
        } as TodayAnswer["late"]["rows"][number]);
      }
  const { days, late, waiting, deposits } = await shown();
  const answered = {
    days: days.map(({ day, rows }) => ({ day, handovers: rows })),
    late: late.rows,
    waiting: waiting.rows,
    deposits: deposits.rows,
  };
  expect(places(answered)).toEqual(places(todayOf(all, TODAY)));
  for (const { rows, total } of [...days, late, waiting, deposits]) expect(total).toBe(rows.length);
});

test("the list of bookings that a list of the day leads on to has all of its bookings", async () => {
  for (const status of BOOKING_STATUSES)
    for (const [start, end] of [
      [-9, -2],
      [-9, 3],
      [0, 2],
      [30, 33],
    ] as const)
      await pay(await stay(start, end, status), "deposit", "captured");
  const { late, waiting, deposits, unanswered } = await shown();
  const viewed = async (list: keyof typeof VIEW_OF_LIST) => {
    const asked = new URL(bookingListPath(VIEW_OF_LIST[list]), "http://shop").search;
    const answer = await shop.call(`/api/bookings/search${asked}`, { as: staff });
    return searchBookings.answer.parse(answer.json());
  };
  expect(idsIn(await viewed("late"))).toEqual(ids(late));
  expect((await viewed("waiting")).total).toBe(unanswered);
  expect(idsIn(await viewed("waiting"))).toEqual(expect.arrayContaining(ids(waiting)));
  expect(idsIn(await viewed("deposits"))).toEqual(expect.arrayContaining(ids(deposits)));
  for (const list of [late, waiting, deposits]) expect(list.total).toBeGreaterThan(0);
});

test("of a long list the first fifty come, in order of time, with how many there are", async () => {
  await shop.db.execute(sql`
    insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quote,
      total_price, customer_name, customer_email, customer_phone, customer_personal_number,
      customer_address, customer_street_address, customer_postal_code, customer_city, status,
      created_at, updated_at)
    select 2000000 + n, ${camper}, date '2026-06-10' + 30 * (n % 2), date '2026-06-15' + 30 * (n % 2),
      lpad((20 - n % 13)::text, 2, '0') || ':00', '12:00', '{}', 1000, 'Anna', 'a@example.com', '', '', '', '', '', '',
      'pending', now(), now()
    from generate_series(1, 300) n`);
  const { days, waiting, unanswered } = await shown();
  expect(days[0]).toMatchObject({ total: 150 });
  const times = days[0]?.rows.map(({ booking }) => booking.pickupTime ?? "") ?? [];
  expect(times).toHaveLength(50);
  expect(times).toEqual(times.toSorted());
  expect(times[0]).toBe("08:00");
  expect(waiting.rows).toHaveLength(50);
  expect(waiting.total).toBe(150);
  expect(unanswered).toBe(300);
});

test("a deposit that a customer's bank is about to decide on is nobody's to give back", async () => {
  const id = await stay(-9, -2, "returned");
  await pay(id, "deposit", "captured");
  expect(ids((await shown()).deposits)).toEqual([id]);
  await shop.db.execute(sql`
    insert into disputes (provider_id, payment_id, reason, state, amount_ore, opened_at, updated_at)
    select 'dp_1', p.id, 'fraudulent', 'needs_response', 200000, now(), now() from payments p where p.booking_id = ${id}`);
  expect(ids((await shown()).deposits)).toEqual([]);
  await shop.db.execute(sql`update disputes set state = 'lost'`);
  expect(ids((await shown()).deposits)).toEqual([]);
  await shop.db.execute(sql`update disputes set decision = 'loss', decided_at = now()`);
  expect(ids((await shown()).deposits)).toEqual([id]);
});

test("staff and administrators read it, customers and visitors do not", async () => {
  await shown(await shop.signIn("admin"));
  const customer = await shop.signIn("customer");
  expect((await shop.call("/api/office/today", { as: customer })).statusCode).toBe(403);
  expect((await shop.call("/api/office/today")).statusCode).toBe(401);
});
