import type { ShopFacts } from "#contracts/page.ts";
import type { Config } from "./config.ts";

/** What pages, receipts and letters say of the shop: what its owner has set, and nothing made up. */
export function shopFacts(
  config: Config,
  { baseUrl, cards }: Pick<ShopFacts, "baseUrl" | "cards">,
): ShopFacts {
  return {
    name: config.SHOP_NAME,
    isDemo: config.DEMO,
    baseUrl,
    cards,
    company: {
      name: config.COMPANY_NAME ?? config.SHOP_NAME,
      orgnr: config.COMPANY_ORGNR ?? null,
      address: config.COMPANY_ADDRESS ?? null,
      phone: config.COMPANY_PHONE ?? null,
      email: config.COMPANY_EMAIL ?? null,
      hours: config.COMPANY_HOURS ?? null,
    },
    pickupMapUrl: config.PICKUP_MAP_URL ?? null,
    heroImageUrl: config.HERO_IMAGE_URL ?? null,
  };
}

type Addresses = Pick<Config, "MAIL_FROM" | "COMPANY_EMAIL" | "SHOP_EMAIL" | "SHOP_NAME">;

/** Where the shop's own notices go; null where its owner has named no address. */
export function noticesTo({ SHOP_EMAIL, COMPANY_EMAIL }: Addresses): string | null {
  return SHOP_EMAIL ?? COMPANY_EMAIL ?? null;
}

/** Whom letters come from. With no address named it is the shop's own host, which no answer reaches. */
export function letterSender(
  { SHOP_NAME, MAIL_FROM, COMPANY_EMAIL, SHOP_EMAIL }: Addresses,
  baseUrl: string,
): { name: string; address: string; replyTo: string | null } {
  const replyTo = COMPANY_EMAIL ?? SHOP_EMAIL ?? null;
  const ownHost = `no-reply@${new URL(baseUrl).hostname}`;
  return { name: SHOP_NAME, address: MAIL_FROM ?? replyTo ?? ownHost, replyTo };
}
