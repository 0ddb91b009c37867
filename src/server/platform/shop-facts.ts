import type { ShopFacts } from "#contracts/page.ts";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import { USUAL_CHANGE_DAYS } from "#domain/bookings/own-page.ts";
import { USUAL_CHECKLISTS } from "#domain/hand-over/checklists.ts";
import { vatNumber } from "#domain/bookkeeping/organisation-number.ts";
import type { OwnersLetters } from "#domain/shop/letter-words.ts";
import { ALWAYS_OPEN } from "#domain/shop/opening.ts";
import { NOTHING_YET, type Rents } from "#domain/shop/rents.ts";
import { readOpeningHours } from "#domain/shop/read-opening-hours.ts";
import type { OwnersShop, Place } from "#domain/shop/owners-shop.ts";
import { townsOf } from "#domain/shop/towns.ts";
import { NO_WORDS } from "#domain/shop/page-words.ts";
import { openingWords } from "#texts/opening-words.ts";
import type { Config } from "./config.ts";

/** What the product is called where its owner has given it no name. */
export const PRODUCT_NAME = "Norrvidd";

/** Where the product was made for; an owner elsewhere says so. */
const FIRST_AREA = "Norrland";

/** What letters and contracts are written from: besides what pages say, what only those read who have booked. */
export type WritingShop = Omit<ShopFacts, "places"> & {
  places: readonly Place[];
  /** What the owner says in letters. */
  letters: OwnersLetters;
};

/** Only what is as it was when the process started. */
export type ShopStart = Pick<ShopFacts, "isDemo" | "baseUrl" | "cards"> & {
  /** Opening hours in words that nobody could read day by day: shown until the owner sets them so. */
  hoursWords: string | null;
};

/** What a shop is started with; its owner may then decide otherwise in the office. */
export function firstShop(config: Config): OwnersShop {
  const { COMPANY_ADDRESS: address = "", PICKUP_MAP_URL: mapUrl = "" } = config;
  const hasPlace = address !== "" || mapUrl !== "";
  return {
    presentation: { name: config.SHOP_NAME ?? "", area: config.SHOP_AREA ?? FIRST_AREA },
    company: {
      name: config.COMPANY_NAME ?? "",
      orgnr: config.COMPANY_ORGNR ?? "",
      seat: "",
      vatNumber: "",
      // A number alone says nothing of it, and nobody claims it for the owner.
      fTax: config.DEMO,
      address,
      phone: config.COMPANY_PHONE ?? "",
      email: config.COMPANY_EMAIL ?? "",
    },
    places: hasPlace ? [{ id: 0, name: "", address, mapUrl, instructions: "" }] : [],
    pickupTowns: [],
    opening: { ...ALWAYS_OPEN, week: readOpeningHours(config.COMPANY_HOURS ?? "") ?? [] },
    hero: { imageUrl: config.HERO_IMAGE_URL ?? "", heading: "", text: "" },
    mail: { from: config.MAIL_FROM ?? "", notices: config.SHOP_EMAIL ?? "" },
    words: NO_WORDS,
    letters: {},
    cancellationPolicy: USUAL_POLICY,
    changeDays: USUAL_CHANGE_DAYS,
    checklists: USUAL_CHECKLISTS,
  };
}

/** What pages, receipts and letters say of the shop: what its owner has set, and nothing made up. */
export function shopFacts(
  {
    presentation,
    company,
    places,
    pickupTowns,
    opening,
    hero,
    words,
    cancellationPolicy,
    changeDays,
  }: OwnersShop,
  { hoursWords, ...start }: ShopStart,
  rents: Rents = NOTHING_YET,
): ShopFacts {
  const orgnr = given(company.orgnr);
  const name = given(presentation.name) ?? PRODUCT_NAME;
  return {
    ...start,
    name,
    area: given(presentation.area),
    company: {
      name: given(company.name) ?? name,
      orgnr,
      seat: given(company.seat),
      vatNumber: given(company.vatNumber) ?? (orgnr === null ? null : vatNumber(orgnr)),
      fTax: orgnr !== null && company.fTax,
      address: given(company.address),
      phone: given(company.phone),
      email: given(company.email),
      hours: opening.week.length > 0 ? openingWords(opening.week) : hoursWords,
    },
    places: places.map(({ id, name: called, address, mapUrl }) => ({
      id,
      name: called,
      address,
      mapUrl,
    })),
    pickupTowns: pickupTowns.length > 0 ? pickupTowns : townsOf(places),
    localPages: words.local.map(({ slug, name: town }) => ({ slug, name: town })),
    opening,
    rents,
    pickupMapUrl: given(places[0]?.mapUrl ?? ""),
    hero: {
      imageUrl: given(hero.imageUrl),
      heading: given(hero.heading),
      text: given(hero.text),
    },
    cancellationPolicy,
    changeDays,
  };
}

/** The same with what is told to those who have booked. */
export function writingShop(shop: OwnersShop, start: ShopStart, rents?: Rents): WritingShop {
  return { ...shopFacts(shop, start, rents), places: shop.places, letters: shop.letters };
}

const given = (text: string) => (text === "" ? null : text);

type Addressed = Pick<OwnersShop, "presentation" | "company" | "mail">;

/** Where the shop's own notices go; null where its owner has named no address. */
export function noticesTo({ mail, company }: Addressed): string | null {
  return given(mail.notices) ?? given(company.email);
}

/** Whom letters come from. With no address named it is the shop's own host, which no answer reaches. */
export function letterSender(
  { presentation: { name }, mail, company }: Addressed,
  baseUrl: string,
): { name: string; address: string; replyTo: string | null } {
  const replyTo = given(company.email) ?? given(mail.notices);
  const ownHost = `no-reply@${new URL(baseUrl).hostname}`;
  return {
    name: given(name) ?? PRODUCT_NAME,
    address: given(mail.from) ?? replyTo ?? ownHost,
    replyTo,
  };
}
