import type { ItemType } from "#domain/catalog/item.ts";
import { folded } from "#domain/text/folded.ts";

/** What an owner tells of a thing. Nobody sorts things into kinds, so that a kind is read from these words. */
export type Described = {
  id: number;
  type: ItemType;
  name: string;
  miniHeading: string;
  shortDescription: string;
};

/** What was found of a thing on some days. */
type Found = { id: number; free: boolean; perNight: number };

const MOST_SIMILAR = 3;

/** Words are the same as far as this many letters: paddel, paddlar. */
const STEM = 4;

/** One word in common is chance. */
const LEAST_IN_COMMON = 2;

/**
 * What is free in the place of a thing, the most alike first, then what costs about the same. A motorhome does for any
 * other. Equipment has to be of the same kind, for who wants a kayak in June is not helped by skis: its name ends alike
 * (`Havskajak`, `Tvåmannakajak`), or it is told of in words that few other things are.
 */
export function similarThings<T extends Described, F extends Found>(
  wanted: Described & { pricePerDay: number },
  things: readonly T[],
  found: readonly F[],
): { thing: T; found: F }[] {
  const ofType = things.filter(({ id, type }) => type === wanted.type && id !== wanted.id);
  const inCommon = commonWords([wanted, ...ofType]);
  const usual = found.find(({ id }) => id === wanted.id)?.perNight ?? wanted.pricePerDay;
  return ofType
    .flatMap((thing) => {
      const one = found.find(({ id }) => id === thing.id);
      const likeness = wanted.type === "rv" ? LEAST_IN_COMMON : inCommon(wanted, thing);
      if (!one?.free || likeness < LEAST_IN_COMMON) return [];
      return [{ thing, found: one, likeness, apart: Math.abs(one.perNight - usual) }];
    })
    .toSorted((one, other) => other.likeness - one.likeness || one.apart - other.apart)
    .slice(0, MOST_SIMILAR)
    .map(({ thing, found: one }) => ({ thing, found: one }));
}

/** How much two of some things have in common. A word that more than a quarter of them are told of in says nothing. */
function commonWords(all: readonly Described[]): (one: Described, other: Described) => number {
  const stems = new Map(all.map((thing) => [thing, stemsOf(thing)]));
  const most = Math.max(2, all.length / 4);
  const isTelling = (stem: string) =>
    [...stems.values()].filter((ofOne) => ofOne.has(stem)).length <= most;
  return (one, other) => {
    const shared = [...stems.get(one)!].filter(
      (stem) => stems.get(other)!.has(stem) && isTelling(stem),
    );
    return shared.length + (endAlike(one.name, other.name) ? LEAST_IN_COMMON : 0);
  };
}

function stemsOf({ name, miniHeading, shortDescription }: Described): Set<string> {
  const told = wordsOf(`${name} ${miniHeading} ${shortDescription}`);
  return new Set(told.map((word) => word.slice(0, STEM)));
}

/** In Swedish the last part of a word says what a thing is. */
function endAlike(one: string, other: string): boolean {
  const ends = new Set(wordsOf(one).map((word) => word.slice(-STEM)));
  return wordsOf(other).some((word) => ends.has(word.slice(-STEM)));
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM);
}
