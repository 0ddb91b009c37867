import type { ShopFacts } from "#contracts/page.ts";

export const FACTS: ShopFacts = {
  name: "Norrvidd",
  baseUrl: "http://localhost",
  isDemo: false,
  company: {
    name: "Norrvidd",
    orgnr: null,
    address: null,
    phone: null,
    email: null,
    hours: null,
  },
  pickupMapUrl: null,
  cards: {
    publishableKey: "pk_sandbox_test",
    scriptUrl: "/sandbox/stripe/stripe.js",
    isTest: true,
  },
  heroImageUrl: null,
};
