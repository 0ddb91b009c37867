import type { ShopFacts } from "#contracts/page.ts";

export const FACTS: ShopFacts = {
  name: "Norrvidd",
  baseUrl: "http://localhost",
  company: { name: "", orgnr: "", address: "", phone: "", email: "", hours: "" },
  pickupMapUrl: "",
  cards: {
    publishableKey: "pk_sandbox_test",
    scriptUrl: "/sandbox/stripe/stripe.js",
    isTest: true,
  },
  heroImageUrl: null,
};
