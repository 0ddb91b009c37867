import { expect, test } from "vitest";
import { unitLines, unitWords } from "./unit-words.ts";

test("a unit is told by its name and its registration number", () => {
  expect(unitWords({ name: "Enhet 1", registration: "ABC 123" })).toBe("Enhet 1, ABC 123");
});

test.each([
  ["ABC123", "ABC 123"],
  ["Älgen (abc123)", "ABC123"],
  ["Enhet 1", ""],
])("%s with the number %j is not told twice", (name, registration) => {
  expect(unitWords({ name, registration })).toBe(name);
});

test("the units of a further thing are told with what it is called", () => {
  const unit = (id: number, rentalItemId: number, name: string) => ({
    id,
    rentalItemId,
    name,
    registration: "",
  });
  const units = [unit(1, 7, "Enhet 2"), unit(2, 7, "Enhet 3"), unit(3, 8, "Släpet")];
  const booked = { rentalItemId: 7, lines: [{ rentalItemId: 8, name: "Släpkärra" }] };
  expect(unitLines(units, booked)).toEqual(["Enhet 2 och Enhet 3", "Släpkärra: Släpet"]);
});

test("a booking without units tells none", () => {
  expect(unitLines([], { rentalItemId: 7, lines: [{ rentalItemId: 8, name: "Tält" }] })).toEqual(
    [],
  );
});
