import type { NextYearPreview } from "#contracts/items-in-bulk.ts";
import { ROUNDINGS, type Rounding } from "#domain/pricing/price-change.ts";
import { periodWords } from "#texts/period-words.ts";

export const ROUNDING_OPTIONS = [
  { value: "1", label: "Hela kronor" },
  { value: "5", label: "Närmaste 5 kr" },
  { value: "10", label: "Närmaste 10 kr" },
];

export function roundingOf(typed: string): Rounding {
  return ROUNDINGS.find((step) => String(step) === typed) ?? 1;
}

type NextYearEntry = NextYearPreview["items"][number]["entries"][number];

/** When it is next year, or why it is not. */
export function nextYearWords({ to, skipped }: Pick<NextYearEntry, "to" | "skipped">): string {
  if (skipped?.because === "overlap")
    return `Kopieras inte: krockar med ${periodWords(skipped.other)}`;
  if (skipped || !to) return "Kopieras inte: skottdagen finns inte nästa år";
  return periodWords(to);
}
