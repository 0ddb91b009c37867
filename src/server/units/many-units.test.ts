import { expect, test } from "vitest";
import { openTestUnits } from "#test/test-units.ts";

const setQuantity = (
  { shop, admin }: Awaited<ReturnType<typeof openTestUnits>>,
  id: number,
  quantity: number,
) => shop.call(`/api/rental-items/${id}`, { method: "PATCH", body: { quantity }, as: admin });

// Counted one by one they took minutes: the time that a test has is part of what it says.
test("an item gets five hundred units at once, and is as quick with some of them out or retired", async () => {
  const office = await openTestUnits();
  const fleet = await office.aFleet(1);
  await office.booked(fleet.id, "2026-07-01", "2026-07-20");
  expect((await setQuantity(office, fleet.id, 500)).statusCode).toBe(200);
  const units = await office.units(fleet.id);
  expect(units).toHaveLength(500);
  await office.out(units[499]!.id, "2026-07-10", "2026-07-12");
  await office.booked(fleet.id, "2026-07-08", "2026-07-14", { quantity: 20 });
  expect((await setQuantity(office, fleet.id, 40)).statusCode).toBe(200);
  const left = (await office.units(fleet.id)).filter(({ retiredOn }) => retiredOn === null);
  expect(left).toHaveLength(40);
  expect(await office.broken()).toEqual({});
}, 20_000);
