import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { PriceAnswer } from "#contracts/offers.ts";
import { sweepCheckouts } from "#server/checkout/sweep-checkouts.ts";
import { aBlock, anAddon, anAgreement, anItem } from "#test/builders.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
import { rowsOf } from "#test/rows.ts";
import {
  aPaymentWish,
  callOpen,
  callPlace,
  openPayment,
  openTestTill,
  unitsFree,
  type TestTill,
} from "#test/test-checkout.ts";

let till: TestTill;
beforeAll(async () => {
  till = await openTestTill();
});

const free = (itemId: number, night = "2026-07-01") => unitsFree(till.shop, itemId, night);

const aThing = (fields: Parameters<typeof anItem>[1] = {}) =>
  anItem(till.shop.db, { type: "equipment", pricePerDay: 300, quantity: 4, ...fields });

const wishFor = (itemId: number, lines: object[], amount: number, booking: object = {}) =>
  aPaymentWish({ itemId, amount, booking: { lines, ...booking } as never });

async function priceOf(body: object, visitor?: string) {
  const answer = await till.shop.call("/api/calculate-booking-price", {
    method: "POST",
    ...(visitor !== undefined && { as: visitor }),
    body: { startDate: "2026-07-01", endDate: "2026-07-03", ...body },
  });
  return { status: answer.statusCode, answer: answer.json<PriceAnswer & { code?: unknown }>() };
}

const linesOfBooking = (id: number) =>
  rowsOf(
    till.shop.db,
    sql`select rental_item_id, quantity, addon_id, held_from::text, held_to::text
      from booking_lines where booking_id = ${id} order by id`,
  );

async function placed(wish: object): Promise<number> {
  const opened = await openPayment(till.shop, wish);
  await till.cards.pay(opened.clientSecret);
  const answer = await callPlace(till.shop, opened.intentId);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
}

describe("a school that wants a canoe and two tents", () => {
  test("pays once, and holds each of them through the payment and after it", async () => {
    const canoe = await aThing({ pricePerDay: 500 });
    const tent = await aThing();
    const lines = [{ rentalItemId: tent.id, quantity: 2 }];
    const price = await priceOf({ rentalItemId: canoe.id, lines });
    expect(price.answer.total).toBe(2 * 500 + 2 * 2 * 300);
    expect(price.answer.quoteLines.map(({ kind }) => kind)).toEqual(["nights", "item"]);
    const opened = await openPayment(till.shop, wishFor(canoe.id, lines, 2200));
    expect([await free(canoe.id), await free(tent.id)]).toEqual([3, 2]);
    await till.cards.pay(opened.clientSecret);
    const { id } = (await callPlace(till.shop, opened.intentId)).json<{ id: number }>();
    expect(await linesOfBooking(id)).toEqual([
      {
        rental_item_id: tent.id,
        quantity: 2,
        addon_id: null,
        held_from: "2026-07-01",
        held_to: "2026-07-03",
      },
    ]);
    expect([await free(canoe.id), await free(tent.id)]).toEqual([3, 2]);
    expect(await rowsOf(till.shop.db, sql.raw(MISCOUNTED_NIGHTS))).toEqual([]);
  });

  test("gives all of it back when the time is out", async () => {
    const canoe = await aThing();
    const tent = await aThing();
    await openPayment(till.shop, wishFor(canoe.id, [{ rentalItemId: tent.id, quantity: 3 }], 2400));
    expect(await free(tent.id)).toBe(1);
    till.shop.clock.advance({ minutes: 21 });
    await sweepCheckouts(till.parts());
    expect([await free(canoe.id), await free(tent.id)]).toEqual([4, 4]);
  });

  test("who changes what they want holds the new things and no longer the old", async () => {
    const canoe = await aThing();
    const [tent, stove] = [await aThing(), await aThing({ pricePerDay: 50 })];
    const first = await openPayment(
      till.shop,
      wishFor(canoe.id, [{ rentalItemId: tent.id, quantity: 4 }], 3000),
    );
    await openPayment(
      till.shop,
      wishFor(canoe.id, [{ rentalItemId: stove.id, quantity: 1 }], 700),
      {
        as: first.visitor,
      },
    );
    expect([await free(canoe.id), await free(tent.id), await free(stove.id)]).toEqual([3, 4, 3]);
  });

  test("who asks for exactly the same again gets the same payment", async () => {
    const canoe = await aThing();
    const tent = await aThing();
    const wish = wishFor(canoe.id, [{ rentalItemId: tent.id, quantity: 1 }], 1200);
    const first = await openPayment(till.shop, wish);
    const again = await openPayment(till.shop, wish, { as: first.visitor });
    expect(again.intentId).toBe(first.intentId);
    const another = await openPayment(till.shop, wishFor(canoe.id, [], 600), { as: first.visitor });
    expect(another.intentId).not.toBe(first.intentId);
  });
});

describe("a further thing is refused", () => {
  const refused = async (itemId: number, lines: object[], amount: number) => {
    const answer = await callOpen(till.shop, wishFor(itemId, lines, amount));
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };

  test("that is taken, blocked, a motorhome, an extra only, named twice or unknown", async () => {
    const canoe = await aThing();
    const tent = await aThing({ quantity: 1 });
    await placed(wishFor(tent.id, [], 600));
    const one = (rentalItemId: number, quantity = 1) => [{ rentalItemId, quantity }];
    expect(await refused(canoe.id, one(tent.id), 1200)).toEqual([409, "line.unavailable"]);
    const few = await aThing({ quantity: 2 });
    await placed(wishFor(few.id, [], 600));
    expect(await refused(canoe.id, one(few.id, 2), 1800)).toEqual([409, "line.too-few"]);
    const blocked = await aThing();
    await aBlock(till.shop.db, blocked.id, { start: "2026-07-03", end: "2026-07-04" });
    expect(await refused(canoe.id, one(blocked.id), 1200)).toEqual([409, "line.unavailable"]);
    const camper = await anItem(till.shop.db, { type: "rv" });
    expect(await refused(canoe.id, one(camper.id), 2600)).toEqual([400, "line.motorhome"]);
    const linen = await aThing({ isAddonOnly: true });
    expect(await refused(canoe.id, one(linen.id), 1200)).toEqual([400, "line.addon-only"]);
    expect(await refused(canoe.id, one(canoe.id), 1200)).toEqual([400, "line.twice"]);
    expect(await refused(canoe.id, [...one(few.id), ...one(few.id)], 1800)).toEqual([
      400,
      "line.twice",
    ]);
    expect(await refused(canoe.id, one(999_999), 1200)).toEqual([400, "line.unknown"]);
    expect(await free(canoe.id)).toBe(4);
  });

  test("by the price as well, where its kind is wrong whatever the dates", async () => {
    const canoe = await aThing();
    const lines = [{ rentalItemId: canoe.id, quantity: 1 }];
    expect((await priceOf({ rentalItemId: canoe.id, lines })).answer).toMatchObject({
      code: "line.twice",
    });
  });
});

describe("extras from stock", () => {
  test("take a unit each of the item they are tied to, and are offered only as far as free", async () => {
    const camper = await anItem(till.shop.db, { type: "rv", quantity: 3 });
    const rack = await aThing({ isAddonOnly: true, quantity: 2 });
    const addonId = await anAddon(till.shop.db, camper.id, { price: 100, linkedItemId: rack.id });
    const wish = (quantity: number) =>
      aPaymentWish({
        itemId: camper.id,
        amount: 2000 + 100 * quantity,
        booking: { selectedAddons: [{ id: addonId, quantity }] },
      });
    const id = await placed(wish(1));
    expect(await free(rack.id)).toBe(1);
    expect(await linesOfBooking(id)).toMatchObject([
      { rental_item_id: rack.id, addon_id: addonId },
    ]);
    const answer = await callOpen(till.shop, wish(2));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: "line.extra-taken",
        message: "Av tillvalet Tillval finns bara 1 st kvar de dagarna. Välj ett lägre antal.",
      },
    ]);
  });
});

describe("each different agreement is accepted", () => {
  test("one that the page has not shown is refused and named", async () => {
    const waterTerms = await anAgreement(till.shop.db);
    const canoe = await aThing();
    const kayak = await aThing({ rentalAgreementId: waterTerms.id });
    const lines = [{ rentalItemId: kayak.id, quantity: 1 }];
    const stale = await callOpen(
      till.shop,
      wishFor(canoe.id, lines, 1200, { agreementVersions: [] }),
    );
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: "checkout.agreement-changed", agreementVersions: [waterTerms.versionId] },
    ]);
    const id = await placed(
      wishFor(canoe.id, lines, 1200, { agreementVersions: [waterTerms.versionId] }),
    );
    const rows = await rowsOf(
      till.shop.db,
      sql`select agreement_version_id, how from booking_agreements where booking_id = ${id}`,
    );
    expect(rows).toEqual([{ agreement_version_id: waterTerms.versionId, how: "checkout" }]);
  });
});

describe("a code", () => {
  const aCode = async (key: string, rule: object, most: number | null = null, perPerson = most) => {
    await till.shop.db.execute(sql`insert into discount_codes
        (code, code_key, rule, most, most_per_person, created_at, updated_at)
      values (${key}, ${key}, ${JSON.stringify(rule)}, ${most}, ${perPerson}, now(), now())`);
  };
  const used = async (key: string) => {
    const [row] = await rowsOf<{ used: number }>(
      till.shop.db,
      sql`select used from discount_codes where code_key = ${key}`,
    );
    return row?.used;
  };

  test("lowers the price, is held with the checkout and counted once with its booking", async () => {
    await aCode("SOMMAR", { percent: 10 }, 1);
    const canoe = await aThing({ pricePerDay: 1000 });
    const price = await priceOf({ rentalItemId: canoe.id, code: " som mar " });
    expect(price.answer).toMatchObject({ total: 1800, code: { accepted: true, code: "SOMMAR" } });
    expect(price.answer.quoteLines.at(-1)).toMatchObject({ kind: "code", amount: -200 });
    const opened = await openPayment(till.shop, wishFor(canoe.id, [], 1800, { code: "sommar" }));
    expect(await used("SOMMAR")).toBe(1);
    const other = await callOpen(till.shop, wishFor(canoe.id, [], 1800, { code: "SOMMAR" }));
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, "code.used-up"]);
    const told = await priceOf({ rentalItemId: canoe.id, code: "sommar" });
    expect([told.status, told.answer.total, told.answer.code]).toEqual([
      200,
      2000,
      { accepted: false, code: "sommar", message: expect.any(String) as string },
    ]);
    const mine = await till.shop.call("/api/calculate-booking-price", {
      method: "POST",
      as: opened.visitor,
      body: {
        rentalItemId: canoe.id,
        startDate: "2026-07-01",
        endDate: "2026-07-03",
        code: "sommar",
      },
    });
    expect(mine.json()).toMatchObject({ total: 1800 });
    await till.cards.pay(opened.clientSecret);
    expect((await callPlace(till.shop, opened.intentId)).statusCode).toBe(201);
    expect(await used("SOMMAR")).toBe(1);
  });

  test("that nobody has made answers 200 in a price and 409 at the till", async () => {
    const canoe = await aThing();
    const told = await priceOf({ rentalItemId: canoe.id, code: "finns inte" });
    expect([told.status, told.answer.code]).toMatchObject([200, { accepted: false }]);
    const answer = await callOpen(till.shop, wishFor(canoe.id, [], 600, { code: "finns inte" }));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      "code.unknown",
    ]);
  });

  test("may be used so often by one address, and comes back when the time to pay is out", async () => {
    await aCode("EN", { amount: 100 }, null, 1);
    const canoe = await aThing();
    const first = await openPayment(till.shop, wishFor(canoe.id, [], 500, { code: "EN" }));
    const again = await callOpen(till.shop, wishFor(canoe.id, [], 500, { code: "en" }));
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([
      409,
      "code.used-by-you",
    ]);
    till.shop.clock.advance({ minutes: 21 });
    await sweepCheckouts(till.parts());
    expect(await used("EN")).toBe(0);
    expect(first.visitor).not.toBe("");
    await openPayment(till.shop, wishFor(canoe.id, [], 500, { code: "EN" }));
  });
});

describe("an extra that is taken from the same stock as a further thing", () => {
  const together = async (fields: Parameters<typeof anItem>[1]) => {
    const camper = await anItem(till.shop.db, { type: "rv", quantity: 1 });
    const bicycle = await aThing({ name: "Elcykel", ...fields });
    const extra = { name: "Cykel", price: 100, linkedItemId: bicycle.id };
    const addonId = await anAddon(till.shop.db, camper.id, extra);
    const lines = [{ rentalItemId: bicycle.id, quantity: 1 }];
    return { camper, bicycle, lines, selectedAddons: [{ id: addonId, quantity: 1 }] };
  };
  const OWN =
    "Tillvalet Cykel tas ur samma lager som Elcykel, och 1 st av dem är redan med i bokningen. Fler är inte lediga de dagarna. Ta bort tillvalet eller minska antalet Elcykel.";

  test("is refused by the price as by the till where there is one of them alone, in words that say why", async () => {
    const { camper, lines, selectedAddons } = await together({ quantity: 1 });
    const price = await priceOf({ rentalItemId: camper.id, lines, selectedAddons });
    const refused = { code: "line.extra-taken", message: OWN };
    expect([price.status, price.answer]).toMatchObject([409, refused]);
    const opened = await callOpen(till.shop, wishFor(camper.id, lines, 2900, { selectedAddons }));
    expect([opened.statusCode, opened.json()]).toMatchObject([409, refused]);
    for (const wish of [{ lines }, { selectedAddons }])
      expect((await priceOf({ rentalItemId: camper.id, ...wish })).status).toBe(200);
  });

  test("is refused where others have left one of them", async () => {
    const { camper, bicycle, lines, selectedAddons } = await together({ quantity: 3 });
    const other = await aThing();
    await openPayment(
      till.shop,
      wishFor(other.id, [{ rentalItemId: bicycle.id, quantity: 2 }], 1800),
    );
    const price = await priceOf({ rentalItemId: camper.id, lines, selectedAddons });
    expect([price.status, price.answer]).toMatchObject([409, { message: OWN }]);
  });

  test("is priced for whoever holds both of them already", async () => {
    const { camper, lines, selectedAddons } = await together({ quantity: 2 });
    const wish = wishFor(camper.id, lines, 2700, { selectedAddons });
    const { visitor } = await openPayment(till.shop, wish);
    const body = { rentalItemId: camper.id, lines, selectedAddons };
    expect((await priceOf(body)).status).toBe(409);
    expect((await priceOf(body, visitor)).status).toBe(200);
  });
});
