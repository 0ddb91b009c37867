import { expect, test } from "vitest";
import { lineRefusal, offerWords, togetherWords } from "./words.ts";

test("an offer says what one costs for the whole stay and how many there are", () => {
  expect(offerWords(790, 2, 4)).toBe("790\u00a0kr styck för 2 nätter, 4\u00a0lediga");
  expect(offerWords(395, 1, 1)).toBe("395\u00a0kr styck för 1 natt, 1\u00a0ledig");
});

test("a line that can be had is not spoken against; one that cannot says why", () => {
  expect(lineRefusal(2, { left: 2, beside: 0 })).toBeUndefined();
  expect(lineRefusal(3, { left: 2, beside: 0 })).toBe("Bara 2\u00a0lediga alla dagar du har valt.");
  expect(lineRefusal(1, { left: 0, beside: 0 })).toMatch(/^Inte ledigt/);
  expect(lineRefusal(1, undefined)).toMatch(/^Går inte längre att hyra/);
});

test("a line whose last unit goes to an extra of the same booking says so", () => {
  expect(lineRefusal(1, { left: 0, beside: 1 })).toBe(
    "1 st är redan med i bokningen som tillval. Fler är inte lediga alla dagar du har valt. Ta bort det ena.",
  );
  expect(lineRefusal(2, { left: 1, beside: 2 })).toBe(
    "2 st är redan med i bokningen som tillval. Bara 1\u00a0ledig alla dagar du har valt.",
  );
  expect(lineRefusal(1, { left: 1, beside: 1 })).toBeUndefined();
});

test("a booking in one line says how many of the main thing, and then what comes along", () => {
  expect(togetherWords("Havskajak", 1)).toBe("Havskajak");
  expect(togetherWords("Havskajak", 6)).toBe("6 st Havskajak");
  expect(togetherWords("Havskajak", 1, [{ rentalItemId: 7, quantity: 1 }])).toBe(
    "Havskajak och 1 sak till",
  );
  const lines = [
    { rentalItemId: 7, quantity: 2 },
    { rentalItemId: 9, quantity: 2 },
  ];
  expect(togetherWords("Havskajak", 6, lines)).toBe("6 st Havskajak och 4 saker till");
});
