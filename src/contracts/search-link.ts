import { ITEM_TYPES, type ItemType } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { daysBetween, isLocalDate } from "#domain/dates/local-date.ts";

/** What somebody looks for, as an address carries it: from the search to what is found, to an item and back. */
export type Search = Stay & Wanted;

/** What is looked for, whatever the days. */
export type Wanted = {
  /** Null for both kinds. */
  type: ItemType | null;
  /** Null where nobody has said how many travel. */
  people: number | null;
};

/** Nobody books for longer. Said here, since the first page loads no rules. */
const MOST_NIGHTS = 365;

export function writeSearch({ startDate, endDate, ...wanted }: Search): string {
  return [`startDate=${startDate}&endDate=${endDate}`, ...said(wanted)].join("&");
}

/** The page on which somebody looked, with what they looked for and without the days. */
export function withoutDays(path: string, wanted: Wanted): string {
  return [path, said(wanted).join("&")].filter(Boolean).join("?");
}

function said({ type, people }: Wanted): string[] {
  return [
    ...(type === null ? [] : [`type=${type}`]),
    ...(people === null ? [] : [`people=${people}`]),
  ];
}

/** Whether an address looks for some days, as far as one sees at a glance: what it says is for `readSearch` to read. */
export function isAsked(query: string): boolean {
  return query.includes("startDate=");
}

/** Null without a stay; what else cannot be read counts as not said. */
export function readSearch(get: (name: string) => string | null): Search | null {
  const [startDate, endDate] = [get("startDate") ?? "", get("endDate") ?? ""];
  if (!isLocalDate(startDate) || !isLocalDate(endDate) || endDate <= startDate) return null;
  if (daysBetween(startDate, endDate) > MOST_NIGHTS) return null;
  return { startDate, endDate, ...readWanted(get) };
}

/** What cannot be read counts as not said. */
export function readWanted(get: (name: string) => string | null): Wanted {
  const type = ITEM_TYPES.find((one) => one === get("type")) ?? null;
  const people = /^[1-9]\d?$/.exec(get("people") ?? "");
  return { type, people: people && Number(people[0]) };
}
