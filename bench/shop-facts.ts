import { readConfig } from "#server/platform/config.ts";
import {
  firstShop,
  writingShop,
  type ShopStart,
  type WritingShop,
} from "#server/platform/shop-facts.ts";

const START: ShopStart = {
  baseUrl: "http://localhost",
  isDemo: false,
  cards: {
    publishableKey: "pk_sandbox_test",
    scriptUrl: "/sandbox/stripe/stripe.js",
    isTest: true,
  },
  hoursWords: null,
};

/** A shop whose owner has set nothing. */
export const BENCH_SHOP = { first: firstShop(readConfig({ DEMO: "false" })), start: () => START };

export const FACTS: WritingShop = writingShop(BENCH_SHOP.first, START);
