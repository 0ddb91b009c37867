import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { bookingMoney as countedMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { aCode, anAddon, anAgreement, anItem } from "#test/builders.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
import { dutiesByRule, dutiesListed, givenTooMuchByHand } from "#test/money-oracle.ts";
import { expectNothing, tellStory } from "#test/money-sequences.ts";
import { CODE_WORTH, PRICE_ALONG, seeded, type StoryThings } from "#test/story-world.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestTill, type TestTill } from "#test/test-checkout.ts";
import { rentState } from "#domain/payments/booking-money.ts";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import { rentMoney } from "#server/bookings/held-money.ts";
import { undecidedMoney } from "#server/money/kept-money-rows.ts";

const STORIES = 25;

export type StoryShop = StoryThings & { till: TestTill };

/** A shop with room for every story that is told in it. */
export async function openStoryShop(): Promise<StoryShop> {
  const till = await openTestTill();
  const room = { quantity: 100_000, depositAmount: 5000 };
  const agreement = await anAgreement(till.shop.db);
  const { id } = await anItem(till.shop.db, { ...room, rentalAgreementId: agreement.id });
  const other = await anItem(till.shop.db, { ...room, pricePerDay: 1300 });
  const along = await anItem(till.shop.db, {
    type: "equipment",
    quantity: 100_000,
    pricePerDay: PRICE_ALONG,
    turnaroundNights: 1,
    longStay: [{ fromNights: 4, percent: 15 }],
  });
  const linked = { linkedItemId: along.id, allowQuantitySelect: true, price: 150 };
  const extraIds = [
    await anAddon(till.shop.db, id, { price: 95, allowQuantitySelect: true }),
    await anAddon(till.shop.db, id, { ...linked, priceType: "daily" }),
  ] as const;
  await aCode(till.shop.db, { code: "Stamkund", rule: { amount: CODE_WORTH } });
  return { till, itemIds: [id, other.id], alongId: along.id, extraIds };
}

const MISCOUNTED_USES = sql`select c.code, c.used from discount_codes c
  where c.used <> (select count(*) from bookings b where b.code_id = c.id and b.status <> 'cancelled')
    + (select count(*) from checkouts o where o.code_id = c.id and o.status in ('open', 'closing'))`;

/** Tells stories that no other batch tells, and then asks everybody who counts money for their sums. */
export async function expectAgreement(shop: StoryShop, batch: number): Promise<void> {
  const { till, ...things } = shop;
  const worlds = [];
  for (let story = 1; story <= STORIES; story += 1)
    worlds.push(await tellStory(till, things, seeded(batch * 1000 + story)));
  const { db } = till.shop;

  expectNothing((await checkBooks(db)).faults, worlds);

  const differences = [];
  const compared = await reconcile(till.parts());
  if (!compared.ok) throw new Error(compared.problem.code);
  for (const difference of compared.value.differences) differences.push(difference);
  expectNothing(differences, worlds);

  const counted = new Map(
    (await db.select().from(countedMoney)).map((row) => [row.bookingId, row]),
  );
  for (const booking of await db.select().from(bookings)) {
    const { paid, ...money } = rentMoney(booking, await allPaymentsOf(db, booking.id));
    const { bookingId: _id, inVain, ...row } = counted.get(booking.id)!;
    expect({ ...money, rentState: rentState({ ...money, paid }) }).toEqual(row);
    // What the rules call undecided is among what the table says to look at.
    const isOff = booking.status === "cancelled";
    if (isOff && !inVain) expect(await undecidedMoney(db, booking.id)).toBe(0);
  }

  // Nobody is asked for, or charged, more than was agreed.
  const ordinary = worlds.filter((one) => !one.wasChargedElsewhere && !one.hasBecomeCheaper);
  for (const world of ordinary) {
    const due = counted.get(world.bookingId)?.due ?? 0;
    expectNothing(due < 0 ? [{ due }] : [], [world]);
  }

  expectNothing(await givenTooMuchByHand(till), worlds);
  expectNothing(await rowsOf(till.shop.db, sql.raw(MISCOUNTED_NIGHTS)), worlds);
  expectNothing(await rowsOf(till.shop.db, MISCOUNTED_USES), worlds);

  expect(await dutiesListed(till), "listed").toEqual(await dutiesByRule(till));
}
