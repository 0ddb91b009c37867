import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { changeStatus } from "#server/money/change-status.ts";
import { removeBooking } from "#server/money/remove-booking.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { sweepCheckouts } from "#server/checkout/sweep-checkouts.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { anItem } from "#test/builders.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callOpen,
  callPlace,
  openPayment,
  openTestTill,
  type Opened,
} from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
});

async function bookingsOf(itemId: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    shop.db,
    sql`select count(*)::int as count from bookings
      where rental_item_id = ${itemId} and status in ('pending', 'confirmed')`,
  );
  return row!.count;
}

/** Every reserved or charged krona at the provider belongs to something, and the other way round. */
async function expectAccounts(): Promise<void> {
  expect(await reconcile(parts())).toMatchObject({ ok: true, value: { differences: [] } });
}

/** Nights of which the table differs from a count of who holds them, and nights above capacity. */
async function wrongNights(): Promise<unknown[]> {
  const above = await rowsOf(shop.db, sql`select * from item_nights where taken > capacity`);
  return [...above, ...(await rowsOf(shop.db, sql.raw(MISCOUNTED_NIGHTS)))];
}

/** The triggers that lock items and count their nights. */
async function countNights(how: "enable" | "disable"): Promise<void> {
  for (const table of ["checkouts", "bookings"])
    for (const trigger of ["count_nights", "recount_nights"])
      await shop.db.execute(sql.raw(`alter table ${table} ${how} trigger ${table}_${trigger}`));
}

/** One visitor's whole way to the last unit, all steps at once with everybody else's. */
async function tryToBook(itemId: number): Promise<"booked" | "refused"> {
  const opened = await callOpen(shop, aPaymentWish({ itemId }));
  if (opened.statusCode !== 200) {
    expect(opened.statusCode, opened.body).toBe(409);
    return "refused";
  }
  const { clientSecret } = opened.json<Opened>();
  await cards.pay(clientSecret);
  const placed = await callPlace(shop, clientSecret.split("_secret_")[0]!);
  return placed.statusCode === 201 ? "booked" : "refused";
}

describe("the last unit", () => {
  test("is sold to one of fifty who pay at once; nobody else's money stays reserved", async () => {
    const { id } = await anItem(shop.db);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => tryToBook(id)));
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(1);
    expect(await bookingsOf(id)).toBe(1);
    expect(await wrongNights()).toEqual([]);
    await expectAccounts();
  });

  test("control: without the triggers that lock and count, the same race sells it many times", async () => {
    await countNights("disable");
    const { id } = await anItem(shop.db);
    await Promise.all(Array.from({ length: 10 }, () => tryToBook(id)));
    expect(await bookingsOf(id)).toBeGreaterThan(1);
    for (const booking of await rowsOf<{ id: number }>(
      shop.db,
      sql`select id from bookings where rental_item_id = ${id}`,
    ))
      await changeStatus(parts(), {
        bookingId: booking.id,
        status: "cancelled",
        by: { id: null, username: "admin" },
      });
    await countNights("enable");
    expect(await wrongNights()).toEqual([]);
  });
});

test("browser, webhook and sweep at the same moment make one booking with one confirmation", async () => {
  const opened: Opened[] = [];
  for (let number = 0; number < 12; number += 1) {
    const { id } = await anItem(shop.db);
    opened.push(await openPayment(shop, aPaymentWish({ itemId: id })));
  }
  await Promise.all(opened.map(({ clientSecret }) => cards.pay(clientSecret)));
  shop.clock.advance({ seconds: 31 });
  const answers = await Promise.all([
    sweepCheckouts(parts()),
    ...opened.flatMap(({ intentId }) => [
      callPlace(shop, intentId),
      followIntent(parts(), intentId),
      callPlace(shop, intentId),
    ]),
  ]);
  const placed = answers.flatMap((answer) =>
    answer && "statusCode" in answer ? [[answer.statusCode, answer.body] as const] : [],
  );
  expect(placed.every(([status]) => status === 201 || status === 200)).toBe(true);
  const [{ bookings, letters }] = (await rowsOf<{ bookings: number; letters: number }>(
    shop.db,
    sql`
    select count(distinct c.booking_id)::int as bookings, count(distinct m.message_id)::int as letters
    from payments p join checkouts c on c.id = p.checkout_id
      left join mail_queue m on m.booking_id = c.booking_id and m.type = 'booking_confirmation'
    where p.provider_intent_id in ${opened.map(({ intentId }) => intentId)}`,
  )) as [{ bookings: number; letters: number }];
  expect([bookings, letters]).toEqual([12, 12]);
  await expectAccounts();
});

test("a card that is paid in the very moment its hold runs out ends as a booking or as nothing", async () => {
  const opened: Opened[] = [];
  for (let number = 0; number < 12; number += 1) {
    const { id } = await anItem(shop.db);
    opened.push(await openPayment(shop, aPaymentWish({ itemId: id })));
  }
  shop.clock.advance({ minutes: 21 });
  await Promise.all([
    sweepCheckouts(parts()),
    sweepCheckouts(parts()),
    ...opened.map(async ({ clientSecret, intentId }) => {
      await cards.pay(clientSecret);
      const placed = await callPlace(shop, intentId);
      expect([200, 201, 409], placed.body).toContain(placed.statusCode);
    }),
  ]);
  shop.clock.advance({ minutes: 2 });
  await sweepCheckouts(parts());
  await expectAccounts();
  expect(await wrongNights()).toEqual([]);
});

describe("whatever visitors and staff do at the same time", () => {
  type Deed = { act: number; item: number; day: number; nights: number; units: number };
  const deed = fc.record({
    act: fc.integer({ min: 0, max: 9 }),
    item: fc.integer({ min: 0, max: 2 }),
    day: fc.integer({ min: 1, max: 12 }),
    nights: fc.integer({ min: 1, max: 4 }),
    units: fc.integer({ min: 1, max: 2 }),
  });

  async function perform(items: number[], { act, item, day, nights, units }: Deed): Promise<void> {
    const itemId = items[item]!;
    if (act === 0 || act === 1) {
      const [booking] = await rowsOf<{ id: number }>(
        shop.db,
        sql`select id from bookings where rental_item_id = ${itemId} and holds_nights limit 1`,
      );
      if (!booking) return;
      const by = { id: null, username: "admin" };
      if (act === 0)
        await changeStatus(parts(), { bookingId: booking.id, status: "cancelled", by });
      else await removeBooking(parts(), booking.id, by);
    } else if (act === 2) {
      // Too few for what is taken is refused by the database; that is its right.
      await shop.db
        .transaction(async (tx) => {
          await tx.execute(sql`select set_config('norrvidd.today', '2026-06-01', true)`);
          await tx.execute(
            sql`update rental_items set quantity = ${units + 1} where id = ${itemId}`,
          );
        })
        .catch(() => {});
    } else {
      const pad = (number: number) => String(number).padStart(2, "0");
      const answer = await callOpen(
        shop,
        aPaymentWish({
          itemId,
          quantity: units,
          amount: 1000 * nights * units,
          start: `2026-09-${pad(day)}`,
          end: `2026-09-${pad(day + nights)}`,
        }),
      );
      if (answer.statusCode !== 200 || act === 3) return;
      const { clientSecret } = answer.json<Opened>();
      await cards.pay(clientSecret);
      if (act > 5) await callPlace(shop, clientSecret.split("_secret_")[0]!);
    }
  }

  test("no night is oversold, the night table is right, and every krona is accounted for", async () => {
    const items: number[] = [];
    for (let number = 0; number < 3; number += 1)
      items.push((await anItem(shop.db, { quantity: 3 })).id);
    const [deeds = []] = fc.sample(fc.array(deed, { minLength: 150, maxLength: 150 }), {
      numRuns: 1,
    });
    const queue = deeds.values();
    const worker = async () => {
      for (const one of queue) await perform(items, one);
    };
    await Promise.all([worker(), worker(), worker(), worker(), worker(), worker()]);
    expect(await wrongNights()).toEqual([]);
    shop.clock.advance({ minutes: 21 });
    await sweepCheckouts(parts());
    expect(await wrongNights()).toEqual([]);
    const unfinished = await rowsOf(
      shop.db,
      sql`select status from checkouts where status not in ('completed', 'released')`,
    );
    expect(unfinished).toEqual([]);
    await expectAccounts();
  });
});
