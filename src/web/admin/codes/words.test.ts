import { expect, test } from "vitest";
import type { DiscountCode } from "#contracts/discount-codes.ts";
import { localDateOf } from "#domain/dates/local-date.ts";
import { fieldsOf } from "#domain/pricing/code-fields.ts";
import { givesWords, limitHint, limitWords, usesWords } from "./words.ts";

const CODE: DiscountCode = {
  ...fieldsOf({ percent: 10 }),
  id: 1,
  code: "SOMMAR",
  maxUses: null,
  maxUsesPerEmail: null,
  uses: 0,
  heldUses: 0,
  version: 1,
};
const NAMES = new Map([
  [1, "Ripa"],
  [2, "Kajak"],
  [3, "Tält"],
  [4, "Skidor"],
  [5, "Pulka"],
]);
const said = (fields: Partial<DiscountCode>) => limitWords({ ...CODE, ...fields }, NAMES);

test("a code gives a percentage or a sum", () => {
  expect(givesWords({ percent: 15, amount: null })).toBe("15\u00a0%");
  expect(givesWords({ percent: null, amount: 1500 })).toBe("1\u00a0500\u00a0kr");
});

test("a code without limits is for all items", () => {
  expect(said({})).toEqual(["Alla objekt"]);
  expect(said({ minNights: 1 })).toEqual(["Alla objekt"]);
});

test("every limit is said in words", () => {
  const [june, august] = [localDateOf("2027-06-01"), localDateOf("2027-08-31")];
  expect(
    said({
      itemIds: [1, 2],
      minNights: 3,
      stayFrom: june,
      stayTo: august,
      bookTo: june,
      maxUsesPerEmail: 1,
    }),
  ).toEqual([
    "Ripa och Kajak",
    "Minst 3 nätter",
    "Nätter 1 juni – 31 augusti 2027",
    "Bokas till och med 1 juni 2027",
    "Högst en gång per kund",
  ]);
  expect(said({ stayFrom: june, bookFrom: june, bookTo: june, maxUsesPerEmail: 2 })).toEqual([
    "Alla objekt",
    "Nätter från och med 1 juni 2027",
    "Bokas 1 juni 2027",
    "Högst 2 gånger per kund",
  ]);
});

test("of many items the first are named, and what is gone is said to be", () => {
  expect(said({ itemIds: [1, 2, 3, 4] })).toEqual(["Ripa, Kajak, Tält och Skidor"]);
  expect(said({ itemIds: [1, 2, 3, 4, 5] })).toEqual(["Ripa, Kajak, Tält och 2 till"]);
  expect(said({ itemIds: [99] })).toEqual(["Ett borttaget objekt"]);
  expect(said({ itemIds: [1, 99, 98] })).toEqual(["Ripa och ett borttaget objekt"]);
});

const used = (uses: number, maxUses: number | null, heldUses = 0) =>
  usesWords({ uses, heldUses, maxUses });

test("uses are counted against the most there may be", () => {
  expect(used(3, 20)).toBe("3 av 20 använda");
  expect(used(1, null)).toBe("Använd en gång");
  expect(used(2, null)).toBe("Använd 2 gånger");
  expect(used(0, null)).toBe("Inte använd än");
});

test("who is in the middle of paying has not used a code, and is told apart", () => {
  expect(used(3, 20, 1)).toBe("3 av 20 använda, 1 håller på att betala");
  expect(used(0, null, 2)).toBe("Inte använd än, 2 håller på att betala");
});

test("beside the limit stands how many there are so far", () => {
  expect(limitHint({ uses: 0, heldUses: 0 })).toBe("Tomt: hur många som helst.");
  expect(limitHint({ uses: 3, heldUses: 0 })).toBe("Hittills 3. Tomt: hur många som helst.");
  expect(limitHint({ uses: 0, heldUses: 1 })).toBe(
    "Hittills 0, 1 håller på att betala. Tomt: hur många som helst.",
  );
});
