import { expect, test } from "vitest";
import { namedDrivers } from "./named-drivers.ts";

const signed = (
  id: number,
  drivers: { name: string; licenceSeen: boolean }[],
  more: { kind?: "out" | "back"; correctsId?: number; annulsBecause?: string } = {},
) => ({
  id,
  drivers,
  kind: more.kind ?? ("out" as const),
  correctsId: more.correctsId ?? null,
  annulsBecause: more.annulsBecause ?? null,
});
const anna = { name: "Anna Berg", licenceSeen: true };

test("who was named at the counter is told once, however many vehicles went out", () => {
  const both = [signed(2, [anna]), signed(1, [{ name: "anna berg ", licenceSeen: false }])];
  expect(namedDrivers(both)).toHaveLength(1);
  expect(namedDrivers(both)[0]?.licenceSeen).toBe(true);
});

test("what was corrected does not count, nor what was signed on the way back", () => {
  const wrong = signed(1, [{ name: "Ana Berj", licenceSeen: true }]);
  expect(namedDrivers([signed(2, [anna], { correctsId: 1 }), wrong])).toEqual([anna]);
  expect(namedDrivers([signed(3, [anna], { kind: "back" })])).toEqual([]);
  const annulling = signed(2, [anna], { correctsId: 1, annulsBecause: "Fel bokning" });
  expect(namedDrivers([annulling, signed(1, [anna])])).toEqual([]);
});
