import { customerKeys, wordOf, type Contact } from "#domain/bookings/customer-keys.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readContacts, type ContactRow } from "./contact-rows.ts";

/** A number that half the customers share, the shop's own say, must not make a question endless. */
type Limits = {
  mostKeys: number;
  /** Of each key. Nobody is asked about further once there are so many in all for each who was asked about first. */
  mostOfEach: number;
};

/**
 * Every booking of these people: those with the same address or number, those that share one with them, and so on.
 * The latest start first.
 */
export async function bookingsOfPeople(
  db: Db,
  people: readonly Contact[],
  { mostKeys, mostOfEach }: Limits,
): Promise<ContactRow[]> {
  const asked = new Set<string>();
  const found = new Map<number, ContactRow>();
  let told = people;
  for (;;) {
    const fresh = new Map(
      told
        .flatMap(customerKeys)
        .filter((key) => !asked.has(wordOf(key)))
        .map((key) => [wordOf(key), key]),
    );
    const keys = [...fresh.values()].slice(0, mostKeys - asked.size);
    if (keys.length === 0 || found.size >= people.length * mostOfEach) break;
    for (const key of keys) asked.add(wordOf(key));
    const rows = await readContacts(db, keys, mostOfEach);
    for (const row of rows) found.set(row.id, row);
    told = rows;
  }
  return [...found.values()].toSorted(latestFirst);
}

export function latestFirst(one: ContactRow, other: ContactRow): number {
  return one.startDate === other.startDate
    ? other.id - one.id
    : one.startDate < other.startDate
      ? 1
      : -1;
}
