import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Unit } from "#contracts/units.ts";
import { openTestUnits, type TestUnits } from "#test/test-units.ts";

let office: TestUnits;
beforeAll(async () => {
  office = await openTestUnits();
});
let fleet: { id: number; units: Unit[] };
beforeEach(async () => {
  fleet = await office.aFleet(2);
});

test("two whose names look the same are refused, and so are two of one registration number", async () => {
  const [first, second] = fleet.units.map(({ id }) => id);
  const change = (id: number | undefined, body: object) =>
    office.shop.call(`/api/units/${id}`, { method: "PATCH", body, as: office.admin });
  for (const name of ["enhet 2", "Enhet\u200B 2", "ENHET  2"]) {
    const answer = await change(first, { name });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "unit.name-taken" });
  }
  expect((await change(first, { name: "\u200B" })).statusCode).toBe(400);
  expect((await change(first, { registration: "abc 123" })).json()).toMatchObject({
    registration: "ABC123",
  });
  const added = await office.post(`/api/rental-items/${fleet.id}/units`, {
    name: "Ny",
    registration: "ABC-123",
  });
  expect(added.statusCode).toBe(409);
  for (const answer of [added, await change(second, { registration: "ABC123" })])
    expect(answer.json()).toMatchObject({
      code: "unit.registration-taken",
      fields: { registration: "Enhet 1 har redan det registreringsnumret. Kontrollera numret." },
    });
});

test("twins from before may be changed in all else", async () => {
  await office.shop.db.execute(
    sql`update units set registration = 'abc 123' where rental_item_id = ${fleet.id}`,
  );
  const [first] = fleet.units;
  const body = { name: first!.name, registration: "abc 123", notes: "Ny kudde" };
  const answer = await office.shop.call(`/api/units/${first!.id}`, {
    method: "PATCH",
    body,
    as: office.admin,
  });
  expect(answer.json()).toMatchObject({ registration: "ABC123", notes: "Ny kudde" });
});
