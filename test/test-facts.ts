import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import { USUAL_CHANGE_DAYS } from "#domain/bookings/own-page.ts";
import { USUAL_CHECKLISTS } from "#domain/hand-over/checklists.ts";
import { ALWAYS_OPEN } from "#domain/shop/opening.ts";
import type { OwnersShop } from "#domain/shop/owners-shop.ts";
import { NO_WORDS } from "#domain/shop/page-words.ts";
import { writingShop, type ShopStart, type WritingShop } from "#server/platform/shop-facts.ts";

/** The shop of most tests, as it was started. */
export const TEST_SHOP: OwnersShop = {
  presentation: { name: "Norrvidd", area: "" },
  company: {
    name: "Provbolaget AB",
    orgnr: "556000-0001",
    seat: "",
    vatNumber: "",
    fTax: true,
    address: "Gatan 1",
    phone: "060-1",
    email: "a@b.se",
  },
  places: [
    { id: 0, name: "", address: "Gatan 1", mapUrl: "https://maps.example/", instructions: "" },
  ],
  pickupTowns: [],
  opening: ALWAYS_OPEN,
  hero: { imageUrl: "", heading: "", text: "" },
  mail: { from: "", notices: "butiken@example.se" },
  words: NO_WORDS,
  letters: {},
  cancellationPolicy: USUAL_POLICY,
  changeDays: USUAL_CHANGE_DAYS,
  checklists: USUAL_CHECKLISTS,
};

export const TEST_START: ShopStart = {
  isDemo: false,
  baseUrl: "http://localhost",
  cards: {
    publishableKey: "pk_sandbox_test",
    scriptUrl: "/sandbox/stripe/stripe.js",
    isTest: true,
  },
  hoursWords: "9–17",
};

export const TEST_FACTS: WritingShop = writingShop(TEST_SHOP, TEST_START);
