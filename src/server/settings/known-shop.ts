import type { ShopFacts } from "#contracts/page.ts";
import type { SetOutside } from "#contracts/settings.ts";
import { leftToSet, type OwnersSetting } from "#domain/shop/left-to-set.ts";
import { shopAsSaved, withSomePlace, type OwnersShop } from "#domain/shop/owners-shop.ts";
import { NOTHING_YET } from "#domain/shop/rents.ts";
import type { ShopWords } from "#domain/shop/page-words.ts";
import type { Database } from "#server/platform/db/database.ts";
import { perVersion } from "#server/platform/db/per-version.ts";
import {
  letterSender,
  noticesTo,
  shopFacts,
  type ShopStart,
  writingShop,
  type WritingShop,
} from "#server/platform/shop-facts.ts";
import { readRents } from "./rents-rows.ts";
import { readShop } from "./shop-rows.ts";

/** The shop as its owner has made it. */
export type KnownShop = {
  /** What it was started with. */
  first: OwnersShop;
  /**
   * As it was when `refresh` was last waited for: every call, page and job waits for it before it does anything
   * else, so that nobody has to wait inside a transaction.
   */
  facts: () => ShopFacts;
  /** The same with what no page tells: what its owner says in letters, and how one gets in. */
  writing: () => WritingShop;
  /** What its pages say of it. */
  words: () => ShopWords;
  /** Where the shop's own notices go; without an address none are written. */
  notices: () => string | null;
  sender: () => { name: string; address: string; replyTo: string | null };
  /** What is set where the shop is started, as far as anybody may read it. */
  outside: () => Pick<SetOutside, "mailServer" | "baseUrl" | "cards" | "hoursWords">;
  /** What the owner has still to set. */
  left: () => OwnersSetting[];
  /** Reads it anew where anything that the public sees has changed, in whatever process. */
  refresh: () => Promise<void>;
};

type Start = {
  first: OwnersShop;
  /** The address of a shop that chose its own port is known only once it listens. */
  start: () => ShopStart;
  /** What is set outside of the office. */
  outside?: {
    smtpUrl?: string | undefined;
    baseUrl?: string | undefined;
    area?: string | undefined;
  };
};

export function knownShop(
  { db, publicVersion }: Pick<Database, "db" | "publicVersion">,
  { first, start, outside = {} }: Start,
): KnownShop {
  const read = perVersion(publicVersion, async () => {
    const saved = await readShop(db);
    // An area that nobody has chosen is the product's, and says where the shop is not.
    const isAreaChosen = saved.presentation.area !== undefined || outside.area !== undefined;
    // Words that nobody could read by day stand until there is a week instead of them, and so come back with its going.
    const hasOwnHours =
      saved.opening !== null && (saved.opening.week.length > 0 || first.opening.week.length > 0);
    return {
      shop: withSomePlace(shopAsSaved(first, saved)),
      isAreaChosen,
      hasOwnHours,
      rents: await readRents(db),
    };
  });
  let shop = first;
  let isAreaChosen = outside.area !== undefined;
  let hasOwnHours = false;
  let rents = NOTHING_YET;
  const started = () => {
    const { hoursWords, ...told } = start();
    return { ...told, hoursWords: hasOwnHours ? null : hoursWords };
  };
  return {
    first,
    facts: () => shopFacts(shop, started(), rents),
    writing: () => writingShop(shop, started(), rents),
    words: () => shop.words,
    notices: () => noticesTo(shop),
    sender: () => letterSender(shop, start().baseUrl),
    outside: () => ({
      mailServer: outside.smtpUrl === undefined ? null : new URL(outside.smtpUrl).host,
      baseUrl: outside.baseUrl ?? null,
      cards: cardsState(start().cards),
      hoursWords: first.opening.week.length > 0 ? null : started().hoursWords,
    }),
    left: () =>
      start().isDemo
        ? []
        : leftToSet({
            ...asSettings(shop, start(), outside),
            SHOP_AREA: isAreaChosen || shop.presentation.area === "" ? "set" : undefined,
          }),
    refresh: async () => {
      ({ shop, isAreaChosen, hasOwnHours, rents } = await read());
    },
  };
}

function cardsState({ isTest, scriptUrl }: ShopStart["cards"]): SetOutside["cards"] {
  if (!isTest) return "real";
  return scriptUrl === null ? "test" : "sandbox";
}

function asSettings(
  { presentation, company, places, opening, mail }: OwnersShop,
  { cards }: ShopStart,
  { smtpUrl, baseUrl }: NonNullable<Start["outside"]>,
): Partial<Record<OwnersSetting, string | undefined>> {
  const given = (text: string) => (text === "" ? undefined : text);
  return {
    SHOP_NAME: given(presentation.name),
    COMPANY_NAME: given(company.name),
    COMPANY_ORGNR: given(company.orgnr),
    COMPANY_ADDRESS: given(company.address),
    COMPANY_PHONE: given(company.phone),
    COMPANY_EMAIL: given(company.email),
    COMPANY_HOURS: opening.week.length > 0 ? "set" : undefined,
    PICKUP_MAP_URL: given(places[0]?.mapUrl ?? ""),
    SHOP_EMAIL: given(mail.notices),
    MAIL_FROM: given(mail.from),
    SMTP_URL: smtpUrl,
    BASE_URL: baseUrl,
    STRIPE_PUBLISHABLE_KEY: cards.publishableKey,
  };
}
