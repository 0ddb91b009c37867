import { shopSettings } from "#contracts/settings.ts";
import { EDITABLE_LETTERS } from "#domain/shop/letter-words.ts";
import { TEST_SHOP } from "#test/test-facts.ts";
import { answer, type Stub } from "./stubs.ts";

const { words: _words, pickupTowns, presentation, letters: _letters, ...decided } = TEST_SHOP;
const NO_WORDS = { enabled: true, subject: "", opening: "", closing: "" };

/** What the owner of the tests' shop has decided. */
export const SHOP_SETTINGS = {
  ...decided,
  presentation: { ...presentation, pickupTowns },
  noticeHours: 0,
  letters: Object.fromEntries(EDITABLE_LETTERS.map((letter) => [letter, NO_WORDS])),
  asStarted: [],
};

export function decidedByOwner(fields: object = {}): Stub {
  return answer(shopSettings, { ...SHOP_SETTINGS, ...fields } as never);
}
