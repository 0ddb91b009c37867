import { changeShopSettings, setOutside, shopSettings } from "#contracts/settings.ts";
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

/** Where letters and cards of the shop go that is only tried out. */
export const TRIED_OUT: Stub = answer(setOutside, {
  mailServer: null,
  sender: { name: "Norrvidd", address: "a@b.se", replyTo: null },
  notices: null,
  baseUrl: null,
  cards: "sandbox",
  hoursWords: null,
});

type Decided = typeof SHOP_SETTINGS;
type Change = Partial<Record<keyof Decided, unknown>>;

/** A shop whose owner's settings are kept: what the page saves, and what a colleague saves from elsewhere. */
export function settingsKept(fields: object = {}): {
  stubs: [Stub, Stub];
  colleague: (change: Change) => void;
  stored: () => never;
} {
  let kept: Record<string, unknown> = { ...SHOP_SETTINGS, ...fields };
  const save = (change: Change) => {
    for (const [part, value] of Object.entries(change))
      kept = { ...kept, [part]: isParts(value) ? merged(kept[part], value) : value };
  };
  const stubs: [Stub, Stub] = [
    answer(shopSettings, () => kept as never),
    answer(changeShopSettings, ({ body }) => {
      const { before: _before, ...change } = body as Change & { before: unknown };
      save(change);
      return kept as never;
    }),
  ];
  return { stubs, colleague: save, stored: () => kept as never };
}

const isParts = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function merged(stored: unknown, change: object): object {
  const parts = Object.entries(change).map(([name, value]) => [
    name,
    isParts(value) ? merged((stored as Record<string, unknown>)[name], value) : value,
  ]);
  return { ...(stored as object), ...Object.fromEntries(parts) };
}
