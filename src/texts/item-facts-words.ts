import type { ItemFacts } from "#domain/catalog/item-facts.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { formatKronor } from "#texts/format.ts";

const NBSP = "\u00a0";
const HYPHEN = "\u2011";

const counted = (count: number, one: string, more: string) =>
  `${count}${NBSP}${count === 1 ? one : more}`;

/** `4 bäddar · 4 bälten · 6,60 m`; only what is told. */
export function roomWords({
  sleeps,
  seats,
  lengthCm,
}: {
  sleeps: number | null;
  seats: number | null;
  lengthCm: number | null;
}): string {
  return [
    ...(sleeps === null ? [] : [counted(sleeps, "bädd", "bäddar")]),
    ...(seats === null ? [] : [counted(seats, "bälte", "bälten")]),
    ...(lengthCm === null ? [] : [lengthWords(lengthCm)]),
  ].join(" · ");
}

/** `6,60 m`; what is shorter than a metre in centimetres. */
export function lengthWords(cm: number): string {
  return cm < 100 ? `${cm}${NBSP}cm` : `${(cm / 100).toFixed(2).replace(".", ",")}${NBSP}m`;
}

/** `3 500 kg`, `6,5 kg`. */
export function weightWords(kg: number): string {
  const [whole = "", tenth] = String(Math.round(kg * 10) / 10).split(".");
  const thousands = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, NBSP);
  return `${thousands}${tenth === undefined ? "" : `,${tenth}`}${NBSP}kg`;
}

/** What a day's rent covers, and what comes beyond it; null where nothing is told. */
export function distanceWords({
  freeKmPerDay,
  extraKmPrice,
}: {
  freeKmPerDay: number | null;
  extraKmPrice: number | null;
}): string | null {
  const price = extraKmPrice ? `${formatKronor(extraKmPrice)} per${NBSP}km` : null;
  if (!freeKmPerDay) return price;
  const free = `${freeKmPerDay}${NBSP}km per dygn ingår`;
  return price === null ? free : `${free}, därefter ${price}`;
}

/** Who may drive, or use it: `Minst 21 år, B-körkort sedan minst 2 år`. */
export function licenceWords({
  minAge,
  licence,
  licenceYears,
}: Pick<ItemFacts, "minAge" | "licence" | "licenceYears">): string | null {
  const card = licence === null ? "körkort" : `${licence}${HYPHEN}körkort`;
  const held = licenceYears === null ? "" : ` sedan minst ${licenceYears}${NBSP}år`;
  const words = [
    ...(minAge === null ? [] : [`minst ${minAge}${NBSP}år`]),
    ...(licence === null && licenceYears === null ? [] : [`${card}${held}`]),
  ].join(", ");
  return words === "" ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

export type FactRow = { label: string; value: string };

type Told = {
  type: ItemType;
  sleeps: number | null;
  seats: number | null;
  freeKmPerDay: number | null;
  extraKmPrice: number | null;
  facts: ItemFacts;
};

/** What an item's owner has told of it, a row each. */
export function factRows(item: Told): FactRow[] {
  const { sleeps, seats, facts } = item;
  const hasLicence = facts.licence !== null || facts.licenceYears !== null;
  const ageLabel = facts.minAge === null ? "Körkort" : "Ålder och körkort";
  const rows: [label: string, value: string | null][] = [
    ["Bäddar", sleeps === null ? null : String(sleeps)],
    ["Bälten", seats === null ? null : String(seats)],
    ["Längd", facts.lengthCm === null ? null : lengthWords(facts.lengthCm)],
    [
      item.type === "rv" ? "Totalvikt" : "Vikt",
      facts.weightKg === null ? null : weightWords(facts.weightKg),
    ],
    ["Körsträcka", distanceWords(item)],
    [hasLicence ? ageLabel : "Ålder", licenceWords(facts)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
