import { signIn } from "./shop-calls.ts";
import { startBuiltShop } from "./started-shop.ts";

export const REAL_CARDS = {
  STRIPE_SECRET_KEY: "sk_live_of_a_shop",
  STRIPE_PUBLISHABLE_KEY: "pk_live_of_a_shop",
  STRIPE_WEBHOOK_SECRET: "whsec_of_a_shop",
  // Nobody there: no test calls the real one.
  STRIPE_API_BASE: "http://127.0.0.1:9",
};

/** What the start and the office say of a database that does not survive a power cut. */
export async function powerCutWarnings(environment: Record<string, string>) {
  const shop = await startBuiltShop({ environment: { DEMO: "false", ...environment } });
  try {
    const cookie = await signIn(shop);
    const told = await fetch(`${shop.address}/api/settings/database-risks`, {
      headers: { cookie },
    });
    return { inOffice: (await told.json()) as unknown, atStart: shop.output() };
  } finally {
    await shop.stop();
  }
}
