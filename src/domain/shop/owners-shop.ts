import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import type { Checklists } from "#domain/hand-over/checklists.ts";
import type { OwnersLetters } from "./letter-words.ts";
import type { Opening } from "./opening.ts";
import type { ShopWords } from "./page-words.ts";

/** Who rents out. What is not set is empty. */
export type Company = {
  name: string;
  orgnr: string;
  /** Where the board has its seat. */
  seat: string;
  vatNumber: string;
  fTax: boolean;
  address: string;
  phone: string;
  email: string;
};

/** Where things are picked up and returned. */
export type Place = {
  id: number;
  name: string;
  address: string;
  mapUrl: string;
  /** With door codes and the like: for those who have booked, never for the public. */
  instructions: string;
};

/** As any visitor may know it. */
export type PublicPlace = Omit<Place, "instructions">;

export type Presentation = {
  /** What the shop is called. */
  name: string;
  /** Where it rents out: 'Norrland'. */
  area: string;
};

export type HeroWords = { imageUrl: string; heading: string; text: string };

export type MailAddresses = {
  /** Whom letters come from. */
  from: string;
  /** Where the shop's own notices go. */
  notices: string;
};

/** What the owner decides about the shop as such; `noticeHours` and default times stand beside it. */
export type OwnersShop = {
  presentation: Presentation;
  company: Company;
  places: readonly Place[];
  /** Said instead of the towns in the addresses of the places; none: those. */
  pickupTowns: readonly string[];
  opening: Opening;
  hero: HeroWords;
  mail: MailAddresses;
  words: ShopWords;
  letters: OwnersLetters;
  /** Of every item that has none of its own. */
  cancellationPolicy: CancellationPolicy;
  /** So many days before the stay customers change it themselves. */
  changeDays: number;
  /** What is looked at, of every item that has no list of its own. */
  checklists: Checklists;
};

/** What the owner has saved; each field that is not there is as the shop was started. */
export type SavedShop = {
  presentation: Partial<Presentation>;
  company: Partial<Company>;
  /** Null until the owner has said anything of them: the one that the shop was started with, if any. */
  places: readonly Place[] | null;
  opening: Opening | null;
  hero: Partial<HeroWords>;
  mail: Partial<MailAddresses>;
  words: Partial<ShopWords>;
  letters: OwnersLetters;
  cancellationPolicy: CancellationPolicy | null;
  changeDays: number | null;
  checklists: Partial<Checklists>;
};

/** What is saved over what the shop was started with. */
export function shopAsSaved(first: OwnersShop, saved: SavedShop): OwnersShop {
  const company = { ...first.company, ...saved.company };
  return {
    presentation: { ...first.presentation, ...saved.presentation },
    company,
    places: saved.places ?? atCompany(company, first.places),
    pickupTowns: isPlaceAsStarted(first, saved) ? first.pickupTowns : [],
    opening: saved.opening ?? first.opening,
    hero: { ...first.hero, ...saved.hero },
    mail: { ...first.mail, ...saved.mail },
    words: spokenOver(first.words, saved.words),
    letters: { ...first.letters, ...saved.letters },
    cancellationPolicy: saved.cancellationPolicy ?? first.cancellationPolicy,
    changeDays: saved.changeDays ?? first.changeDays,
    checklists: { ...first.checklists, ...saved.checklists },
  };
}

/** As customers are told of it: where no place is named one goes to the company, if it says where it is. */
export function withSomePlace(shop: OwnersShop): OwnersShop {
  return shop.places.length > 0 ? shop : { ...shop, places: atCompany(shop.company, []) };
}

/** Of a page what is the owner's own, over what it says at first; towns are the owner's as a whole. */
function spokenOver(first: ShopWords, saved: Partial<ShopWords>): ShopWords {
  const over = <W extends object>(page: W | null, own: W | null = null) =>
    own === null ? page : { ...page, ...own };
  return {
    about: over(first.about, saved.about),
    motorhomes: over(first.motorhomes, saved.motorhomes),
    local: saved.local ?? first.local,
  };
}

/** Until the owner has named a place it is where the company is, wherever that is by now. */
function atCompany({ address }: Company, [started]: readonly Place[]): Place[] {
  const { mapUrl = "" } = started ?? {};
  return address === "" && mapUrl === ""
    ? []
    : [{ id: 0, name: "", address, mapUrl, instructions: "" }];
}

/** Nobody has said since where it is. */
function isPlaceAsStarted(first: OwnersShop, { places, company }: SavedShop): boolean {
  const { address = first.company.address } = company;
  return places === null && address === first.company.address;
}

/** By the names of the fields: which of them hold what the shop was started with. */
export function asStarted(first: OwnersShop, saved: SavedShop): string[] {
  const fields = (["presentation", "company", "hero", "mail"] as const).flatMap((part) =>
    Object.entries(first[part])
      .filter(([field, value]) => value !== "" && !Object.hasOwn(saved[part], field))
      .map(([field]) => `${part}.${field}`),
  );
  const isPlaceStarted = first.places.length > 0 && saved.places === null;
  const isWeekStarted = first.opening.week.length > 0 && saved.opening === null;
  return [
    ...fields,
    ...(isPlaceStarted ? ["places"] : []),
    ...(isWeekStarted ? ["opening.week"] : []),
  ];
}
