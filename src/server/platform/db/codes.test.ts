import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { refusedWrite, refusingConstraint } from "#server/platform/db/refused-write.ts";
import { aBooking, aCheckout, aCode, anItem } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";

let database: Database;
let itemId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  itemId = (await anItem(database.db, { quantity: 999 })).id;
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.exec("delete from bookings; delete from checkouts; delete from discount_codes");
});

const STAY = { start: "2027-07-01", end: "2027-07-03" };
const book = (fields: Partial<Parameters<typeof aBooking>[1]>) =>
  aBooking(database.db, { itemId, ...STAY, ...fields });
const hold = (fields: Partial<Parameters<typeof aCheckout>[1]>) =>
  aCheckout(database.db, { itemId, ...STAY, ...fields });
const run = (statement: ReturnType<typeof sql>) => database.db.execute(statement);

async function uses(codeId: number): Promise<number | undefined> {
  const [code] = await rowsOf<{ used: number }>(
    database.db,
    sql`select used from discount_codes where id = ${codeId}`,
  );
  return code?.used;
}

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "accepted",
    (error: unknown) => refusedWrite(error)?.code ?? refusingConstraint(error) ?? String(error),
  );
}

test("the last use of a code is held by a checkout like a night, and then by its booking", async () => {
  const codeId = await aCode(database.db, { most: 1 });
  const checkout = await hold({ codeId });
  expect(await refusal(book({ codeId }))).toBe("code.used-up");
  await run(sql`update checkouts set status = 'closing' where id = ${checkout}`);
  expect(await refusal(hold({ codeId }))).toBe("code.used-up");
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`update checkouts set status = 'completed' where id = ${checkout}`);
    await aBooking(tx, { itemId, ...STAY, codeId });
  });
  expect(await uses(codeId)).toBe(1);
  expect(await refusal(hold({ codeId }))).toBe("code.used-up");
});

test("a use comes back when a checkout is let go, and when a booking is cancelled or deleted", async () => {
  const codeId = await aCode(database.db, { most: 1 });
  const checkout = await hold({ codeId });
  await run(sql`update checkouts set status = 'released' where id = ${checkout}`);
  expect(await uses(codeId)).toBe(0);
  const cancelled = await book({ codeId });
  await run(sql`update bookings set status = 'cancelled' where id = ${cancelled}`);
  expect(await uses(codeId)).toBe(0);
  const deleted = await book({ codeId });
  await run(sql`delete from bookings where id = ${deleted}`);
  expect(await uses(codeId)).toBe(0);
});

test("a stay that is over has used its code for good", async () => {
  const codeId = await aCode(database.db, { most: 1 });
  await book({ codeId, status: "returned" });
  expect(await uses(codeId)).toBe(1);
});

test("a cancelled booking comes back only while a use of its code is left", async () => {
  const codeId = await aCode(database.db, { most: 1 });
  const first = await book({ codeId });
  const revive = () => run(sql`update bookings set status = 'confirmed' where id = ${first}`);
  await run(sql`update bookings set status = 'cancelled' where id = ${first}`);
  await revive();
  await run(sql`update bookings set status = 'cancelled' where id = ${first}`);
  await book({ codeId });
  expect(await refusal(revive())).toBe("code.used-up");
  expect(await uses(codeId)).toBe(1);
});

test("a person has so many uses and no more, whatever is left for others", async () => {
  const codeId = await aCode(database.db, { most: 9, mostPerPerson: 1 });
  const first = await book({ codeId, codePerson: "anna" });
  expect(await refusal(hold({ codeId, codePerson: "anna" }))).toBe("code.used-by-you");
  await hold({ codeId, codePerson: "bo" });
  expect(await uses(codeId)).toBe(2);
  await run(sql`update bookings set status = 'cancelled' where id = ${first}`);
  await book({ codeId, codePerson: "anna" });
  const revival = run(sql`update bookings set status = 'pending' where id = ${first}`);
  expect(await refusal(revival)).toBe("code.used-by-you");
});

test("who is nobody in particular is counted in all, and among no person's uses", async () => {
  const codeId = await aCode(database.db, { most: 2, mostPerPerson: 1 });
  await book({ codeId });
  await book({ codeId });
  expect(await refusal(book({ codeId }))).toBe("code.used-up");
});

test("another limit for each person counts from the next use on, and takes nothing back", async () => {
  const codeId = await aCode(database.db);
  const first = await book({ codeId, codePerson: "anna" });
  await book({ codeId, codePerson: "anna" });
  const limit = (most: number) =>
    run(sql`update discount_codes set most_per_person = ${most} where id = ${codeId}`);
  await limit(1);
  expect(await refusal(book({ codeId, codePerson: "anna" }))).toBe("code.used-by-you");
  await run(sql`update bookings set status = 'cancelled' where id = ${first}`);
  expect(await uses(codeId)).toBe(1);
  await limit(2);
  await book({ codeId, codePerson: "anna" });
  expect(await uses(codeId)).toBe(2);
});

test("a code that is deleted leaves its bookings and checkouts as they are, without it", async () => {
  const codeId = await aCode(database.db, { most: 3 });
  const booking = await book({ codeId, codePerson: "anna" });
  const checkout = await hold({ codeId });
  await run(sql`delete from discount_codes where id = ${codeId}`);
  expect(
    await rowsOf(
      database.db,
      sql`select id, code_id, total_price from bookings where id = ${booking}`,
    ),
  ).toEqual([{ id: booking, code_id: null, total_price: 1000 }]);
  expect(await rowsOf(database.db, sql`select person from code_people`)).toEqual([]);
  await run(sql`update checkouts set status = 'released' where id = ${checkout}`);
  await run(sql`update bookings set status = 'cancelled' where id = ${booking}`);
});

/** Counted by what bookings and checkouts are, and not by what the database notes about them. */
const MISCOUNTED = sql`
  with used as (
    select code_id, code_person from bookings where status <> 'cancelled' and code_id is not null
    union all
    select code_id, code_person from checkouts where status in ('open', 'closing') and code_id is not null)
  select 'code' as what, id::text as of from discount_codes c
    where used <> (select count(*) from used where code_id = c.id)
  union all
  select 'person', person from code_people p
    where used <> (select count(*) from used where code_id = p.code_id and code_person = p.person)
  union all
  select 'missing', code_person from used u where code_person is not null and not exists
    (select from code_people p where p.code_id = u.code_id and p.person = u.code_person)`;

test("whatever is written, the uses equal a recount of bookings and checkouts, and no limit is passed", async () => {
  const step = fc.record({
    kind: fc.constantFrom("book", "hold", "let-go", "status", "delete", "other-code", "remove"),
    person: fc.constantFrom("anna", "bo", undefined),
    status: fc.constantFrom("pending", "confirmed", "cancelled", "returned"),
    which: fc.nat(1),
    pick: fc.nat(50),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      await database.exec(
        "delete from bookings; delete from checkouts; delete from discount_codes",
      );
      const codes = [
        await aCode(database.db, { most: 3, mostPerPerson: 2 }),
        await aCode(database.db, { most: 2 }),
      ];
      const refused = new Set<string>();
      for (const { kind, person, status, which, pick } of steps) {
        const codeId = codes[which] ?? 0;
        const use = { codeId, ...(person && { codePerson: person }) };
        const table = sql.raw(kind === "let-go" ? "checkouts" : "bookings");
        const one = sql`(select id from ${table} order by id offset ${pick} % greatest(1,
          (select count(*)::int from ${table})) limit 1)`;
        const work = {
          book: () => book({ ...use, status }),
          hold: () => hold(use),
          "let-go": () => run(sql`update checkouts set status = 'released' where id = ${one}`),
          status: () => run(sql`update bookings set status = ${status} where id = ${one}`),
          delete: () => run(sql`delete from bookings where id = ${one}`),
          "other-code": () =>
            run(sql`update bookings set code_id = (select id from discount_codes where id = ${codeId}),
              code_person = ${person ?? null} where id = ${one}`),
          // Seldom, or there would be nothing left to count.
          remove: async () =>
            pick === 0 && run(sql`delete from discount_codes where id = ${codeId}`),
        }[kind];
        const outcome = await refusal(work());
        if (outcome !== "accepted") refused.add(outcome);
      }
      // Nothing else is ever in the way, but that a code is gone.
      for (const reason of ["code.used-up", "code.used-by-you"]) refused.delete(reason);
      for (const table of ["bookings", "checkouts"]) refused.delete(`${table}_code_id_fkey`);
      expect([...refused]).toEqual([]);
      expect(await rowsOf(database.db, MISCOUNTED)).toEqual([]);
      expect(
        await rowsOf(database.db, sql`select id from discount_codes where used > most`),
      ).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
