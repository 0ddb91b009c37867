import type { Search } from "#contracts/search-link.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { periodWords } from "#texts/period-words.ts";

export const searchTexts = {
  label: "Sök lediga dagar",
  when: "När",
  chooseDates: "Välj datum",
  what: "Vad vill du hyra?",
  kinds: { all: "Allt", rv: "Husbil", equipment: "Utrustning" },
  people: "Antal resande",
  search: "Sök lediga",
  calendar: "Vilka dagar?",
  done: "Klar",
  clear: "Rensa",
  firstDay: "Välj första dagen.",
  lastDay: "Välj nu sista dagen.",
  searching: "Söker lediga …",
  failed: "Vi kunde inte söka just nu.",
  wholePrice: "Priserna gäller hela tiden, inkl. moms och grundförsäkring.",
  showAll: "Visa allt utan datum",
  nothingFree: "Inget är ledigt",
  nothingHelp: "Prova andra dagar, eller någon av dem som är lediga strax före eller efter.",
  notFree: "Passar inte den här gången",
  nearest: "Närmast ledig",
  nearDays: "Lediga strax intill",
  searchInstead: "Sök",
} as const;

/** `Lediga 3–10 juli 2027`. */
export function freeWords(stay: Stay): string {
  return `Lediga ${periodWords(stay)}`;
}

export function countWords(free: number, stay: Stay): string {
  if (free === 0) return `${searchTexts.nothingFree} ${periodWords(stay)}`;
  return free === 1 ? `1 ledig ${periodWords(stay)}` : `${free} lediga ${periodWords(stay)}`;
}

/** `för 4 personer`; nothing where it does not matter. */
export function peopleWords({ people, type }: Search): string {
  if (people === null || type === "equipment") return "";
  return people === 1 ? "för 1 person" : `för ${people} personer`;
}
