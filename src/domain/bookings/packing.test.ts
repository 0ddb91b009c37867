import fc from "fast-check";
import { expect, test } from "vitest";
import { packingOf } from "./packing.ts";

test("what to bring for one thing is not said again with another", () => {
  expect(
    packingOf([
      { itemName: "Fjällripa 70", lines: ["Ficklampa", "Innetofflor"] },
      { itemName: "Pulka", lines: ["ficklampa", "Termos"] },
      { itemName: "Snöskor", lines: ["Termos"] },
      { itemName: "Takbox", lines: [] },
    ]),
  ).toEqual([
    { itemName: "Fjällripa 70", lines: ["Ficklampa", "Innetofflor"] },
    { itemName: "Pulka", lines: ["Termos"] },
  ]);
});

test("nothing is lost and nothing is said twice", () => {
  const line = fc.constantFrom("Termos", "termos", "Karta", "Vatten", "Sol");
  const thing = fc.record({ itemName: fc.string(), lines: fc.array(line) });
  fc.assert(
    fc.property(fc.array(thing), (items) => {
      const told = packingOf(items).flatMap(({ lines }) => lines.map((one) => one.toLowerCase()));
      const asked = items.flatMap(({ lines }) => lines.map((one) => one.toLowerCase()));
      expect(told).toEqual([...new Set(asked)]);
    }),
  );
});
