import { visibleLine } from "#domain/text/visible.ts";

/** The driving licences that a motorhome may ask for. */
export const LICENCES = ["B", "BE", "C1", "C"] as const;
export type Licence = (typeof LICENCES)[number];

/** What people ask of a thing before they book it; what its owner has not told is null. */
export type ItemFacts = {
  lengthCm: number | null;
  /** Of a motorhome what it may weigh at most, loaded; of equipment what one carries. */
  weightKg: number | null;
  minAge: number | null;
  licence: Licence | null;
  /** For so many years the licence has been held when the journey begins. */
  licenceYears: number | null;
  /** What comes along without being asked for, a few words each. */
  included: string[];
};

export const NO_FACTS: ItemFacts = {
  lengthCm: null,
  weightKg: null,
  minAge: null,
  licence: null,
  licenceYears: null,
  included: [],
};

export const MOST_SHORT_LINES = 40;
export const LONGEST_SHORT_LINE = 120;

/** Short lines as they are kept: none empty, none twice. */
export function cleanLines(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  return lines.map(visibleLine).filter((line) => {
    const key = line.toLowerCase();
    const isNew = line !== "" && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Typed one below the other. */
export function typedLines(text: string): string[] {
  return cleanLines(text.split("\n"));
}

/** The first line, counted from 1 as it is typed, that is too long to be read at a glance. */
export function tooLongLine(text: string): number | undefined {
  const at = text.split("\n").findIndex((line) => line.trim().length > LONGEST_SHORT_LINE);
  return at === -1 ? undefined : at + 1;
}
