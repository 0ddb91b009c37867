import { expect, test } from "vitest";
import { isCardAskedAgain } from "./card-asked-again.ts";

const NOTHING = { paid: 0, reserved: 0 };

test("a card that lapsed or was let go is asked for again, as long as nothing else came", () => {
  expect(isCardAskedAgain("expired", NOTHING)).toBe(true);
  expect(isCardAskedAgain("cancelled", NOTHING)).toBe(true);
  expect(isCardAskedAgain("expired", { paid: 500, reserved: 0 })).toBe(false);
  expect(isCardAskedAgain("cancelled", { paid: 0, reserved: 385 })).toBe(false);
});

test("who never gave a card is not asked for it again", () => {
  expect(isCardAskedAgain(null, NOTHING)).toBe(false);
  expect(isCardAskedAgain("pending", NOTHING)).toBe(false);
});
