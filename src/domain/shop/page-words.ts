import { isAsRead } from "./as-read.ts";

/** A heading and what stands under it; an empty line begins a new paragraph. */
export type TitledText = { heading: string; text: string };

export type Trip = { name: string; away: string; text: string };
export type Question = { question: string; answer: string };

/** What the page about the shop says; how one gets there and is answered follows from the shop itself. */
export type AboutWords = {
  /** For search engines. */
  description: string;
  lead: string;
  sections: TitledText[];
  /** What the shop stands for; they come after the first section. */
  values: TitledText[];
};

/** What a page about motorhomes says; the fleet and its prices come from the shop's items. */
export type MotorhomeWords = {
  description: string;
  heading: string;
  lead: string;
  included: TitledText[];
  sections: TitledText[];
  trips: { heading: string; list: Trip[] };
  questions: Question[];
};

/** The page of one town: `/hyr-husbil/{slug}`. */
export type LocalWords = MotorhomeWords & { slug: string; name: string };

/** The owner's own words, field by field; what is not theirs the shop says as every shop does. */
export type ShopWords = {
  about: Partial<AboutWords> | null;
  motorhomes: Partial<MotorhomeWords> | null;
  local: LocalWords[];
};

export const NO_WORDS: ShopWords = { about: null, motorhomes: null, local: [] };

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** What of a page is the owner's own: what it says by itself goes on following the shop. Null where nothing is. */
export function ownWords<W extends object>(wanted: W, standard: W): Partial<W> | null {
  const own = Object.entries(wanted).filter(
    ([field, value]) => !isAsRead(value, standard[field as keyof W]),
  );
  return own.length === 0 ? null : (Object.fromEntries(own) as Partial<W>);
}
