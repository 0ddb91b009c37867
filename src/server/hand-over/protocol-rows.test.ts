import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { openTestUnits, type TestUnits } from "#test/test-units.ts";
import { lastOfOthers } from "./protocol-rows.ts";

let office: TestUnits;
beforeAll(async () => {
  office = await openTestUnits();
});

test("of a vehicle that has been out for years its last journey alone is read, as it was corrected", async () => {
  const { id: itemId, units } = await office.aFleet(1);
  const { id: unitId } = units[0]!;
  for (const [start, end] of [
    ["2026-06-01", "2026-06-02"],
    ["2026-06-02", "2026-06-03"],
  ] as const) {
    const stay = await office.booked(itemId, start, end);
    await office.sign(stay.id, "out");
    await office.sign(stay.id, "back");
  }
  const now = await office.booked(itemId, "2026-06-03", "2026-06-04");
  const read = async (leftBy: number | null) =>
    (
      await lastOfOthers(office.shop.db, { bookingId: now.id, units: [{ unitId, leftBy }] })
    ).toSorted((one, other) => one.id - other.id);
  const last = await read(null);
  expect(last.map(({ kind }) => kind)).toEqual(["out", "back"]);
  const [out, back] = last;
  // What was signed after this one left says nothing of how it was then.
  expect((await read(out!.id)).map(({ bookingId }) => bookingId)).not.toContain(out!.bookingId);
  const corrected = await office.post(`/api/bookings/${back!.bookingId}/protocols`, {
    clientId: randomUUID(),
    kind: "back",
    unitId,
    correctsId: back!.id,
    remarks: [{ text: "Buckla i dörren" }],
    signature: null,
    signedAt: office.shop.clock.now().toISOString(),
  });
  expect((await read(null)).map(({ id }) => id)).toEqual([
    out!.id,
    corrected.json<{ id: number }>().id,
  ]);
});
