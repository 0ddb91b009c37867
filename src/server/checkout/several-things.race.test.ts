import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { changeStatus } from "#server/money/change-status.ts";
import { aCode, anItem } from "#test/builders.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
import { rowsOf } from "#test/rows.ts";
import {
  aPaymentWish,
  callOpen,
  callPlace,
  openTestTill,
  type Opened,
  type TestTill,
} from "#test/test-checkout.ts";

let till: TestTill;
beforeAll(async () => {
  till = await openTestTill();
});

const aThing = (quantity: number) =>
  anItem(till.shop.db, { type: "equipment", pricePerDay: 500, quantity });

/** One visitor's whole way to a canoe with things beside it, all steps at once with everybody else's. */
async function tryToBook(mainId: number, lines: object[], more: object = {}): Promise<string> {
  const wish = aPaymentWish({
    itemId: mainId,
    amount: 1000 + 1000 * lines.length,
    booking: { lines, ...more } as never,
  });
  const amount = "code" in more ? { amount: wish.amount - 100 } : {};
  const opened = await callOpen(till.shop, { ...wish, ...amount });
  if (opened.statusCode !== 200) {
    expect(opened.statusCode, opened.body).toBe(409);
    return opened.json<{ code: string }>().code;
  }
  const { clientSecret } = opened.json<Opened>();
  await till.cards.pay(clientSecret);
  const placed = await callPlace(till.shop, clientSecret.split("_secret_")[0]!);
  return placed.statusCode === 201 ? "booked" : placed.json<{ code: string }>().code;
}

const taken = async (itemId: number) => {
  const rows = await rowsOf<{ units: number }>(
    till.shop.db,
    sql`select coalesce(sum(quantity), 0)::int as units from booking_lines where rental_item_id = ${itemId}`,
  );
  return rows[0]?.units;
};

const miscounted = () => rowsOf(till.shop.db, sql.raw(MISCOUNTED_NIGHTS));

describe("the last tent that goes along with a canoe", () => {
  test("goes to one of twenty who pay at once", async () => {
    const canoe = await aThing(50);
    const tent = await aThing(1);
    const lines = [{ rentalItemId: tent.id, quantity: 1 }];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => tryToBook(canoe.id, lines)),
    );
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["booked", "line.unavailable"]));
    expect(await taken(tent.id)).toBe(1);
    expect(await miscounted()).toEqual([]);
  });

  test("control: without the trigger that counts lines it is sold again and again", async () => {
    const triggers = async (how: "enable" | "disable") => {
      for (const table of ["checkout_lines", "booking_lines"])
        for (const name of ["count_nights", "recount_nights"])
          await till.shop.db.execute(
            sql.raw(`alter table ${table} ${how} trigger ${table}_${name}`),
          );
    };
    await triggers("disable");
    const canoe = await aThing(50);
    const tent = await aThing(1);
    const lines = [{ rentalItemId: tent.id, quantity: 1 }];
    await Promise.all(Array.from({ length: 5 }, () => tryToBook(canoe.id, lines)));
    expect(await taken(tent.id)).toBe(5);
    await triggers("enable");
  });
});

test("those who take the same things in opposite order do not stop each other", async () => {
  const one = await aThing(60);
  const other = await aThing(60);
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const [main, further] = index % 2 === 0 ? [one, other] : [other, one];
      return tryToBook(main.id, [{ rentalItemId: further.id, quantity: 1 }]);
    }),
  );
  expect(new Set(outcomes)).toEqual(new Set(["booked"]));
  const ids = await rowsOf<{ id: number }>(
    till.shop.db,
    sql`select id from bookings where rental_item_id in (${one.id}, ${other.id})`,
  );
  const by = { id: null, username: "admin" };
  const ended = await Promise.all(
    ids.map(({ id }) => changeStatus(till.parts(), { bookingId: id, status: "cancelled", by })),
  );
  expect(ended.every(({ ok }) => ok)).toBe(true);
});

describe("the last use of a code", () => {
  const aLastUse = async () => {
    const codeId = await aCode(till.shop.db, { rule: { amount: 100 }, most: 1 });
    const [code] = await rowsOf<{ code: string }>(
      till.shop.db,
      sql`select code from discount_codes where id = ${codeId}`,
    );
    return { codeId, code: code!.code };
  };
  const bookings = async (codeId: number) => {
    const rows = await rowsOf<{ count: number }>(
      till.shop.db,
      sql`select count(*)::int as count from bookings where code_id = ${codeId}`,
    );
    return rows[0]?.count;
  };

  test("goes to one of twenty who pay at once, for different things", async () => {
    const { codeId, code } = await aLastUse();
    const things = [await aThing(50), await aThing(50)];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tryToBook(things[index % 2]!.id, [], { code })),
    );
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["booked", "code.used-up"]));
    expect(await bookings(codeId)).toBe(1);
  });

  test("control: without the triggers that count uses it is given to everybody", async () => {
    const { codeId, code } = await aLastUse();
    const triggers = async (how: "enable" | "disable") => {
      for (const table of ["checkouts", "bookings"])
        for (const name of ["count_code", "recount_code"])
          await till.shop.db.execute(
            sql.raw(`alter table ${table} ${how} trigger ${table}_${name}`),
          );
    };
    await triggers("disable");
    const thing = await aThing(50);
    await Promise.all(Array.from({ length: 5 }, () => tryToBook(thing.id, [], { code })));
    expect(await bookings(codeId)).toBe(5);
    await triggers("enable");
  });
});
