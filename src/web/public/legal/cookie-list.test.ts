import { expect, test } from "vitest";
import { keptOnDevice } from "./cookie-list.ts";

const NOTHING = { facebookPixel: false, googleAds: false, chat: null, stripe: false };

test("a shop that measures nothing keeps only what it cannot do without, and asks nothing", () => {
  const kept = keptOnDevice(NOTHING);
  expect(kept.every(({ needsConsent }) => needsConsent === null)).toBe(true);
  expect(kept.map(({ name }) => name)).toEqual([
    "norrvidd_visitor",
    "norrvidd_session",
    "norrvidd_device",
    "norrvidd_own_page",
    "Lagring i fliken",
  ]);
});

test("what is switched on is named, with the consent it needs", () => {
  const kept = keptOnDevice({ facebookPixel: true, googleAds: true, chat: "crisp", stripe: true });
  expect(kept.filter(({ needsConsent }) => needsConsent !== null).map(({ by }) => by)).toEqual([
    "Meta",
    "Google",
    "Oss",
    "Crisp",
  ]);
  expect(kept.map(({ by }) => by)).toContain("Stripe");
  expect(kept.map(({ name }) => name)).toContain("Ditt val om kakor (lokal lagring)");
});
