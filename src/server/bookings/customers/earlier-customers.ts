import { desc, inArray } from "drizzle-orm";
import type { EarlierCustomer } from "#contracts/customers.ts";
import { byPerson, MOST_COUNTED_BOOKINGS } from "#domain/bookings/customer-keys.ts";
import { matching } from "#server/bookings/lists/search-bookings-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { bookingsOfPeople } from "./bookings-of-people.ts";

/** So many bookings are looked through: somebody who rents often has several. */
const FEWEST_BOOKINGS = 60;
const BOOKINGS_EACH = 4;
/** Most people have an address and a number; some have changed one of them. */
const KEYS_EACH = 4;
const USUALLY_MOST = 6;

type Asked = { q?: string | undefined; most?: number | undefined };

/** Who has rented before, by some letters of a name, an address or a number; each once, as they last said it. */
export async function earlierCustomers(
  db: Db,
  { q, most = USUALLY_MOST }: Asked,
): Promise<EarlierCustomer[]> {
  const found = await readFound(db, q, Math.max(FEWEST_BOOKINGS, most * BOOKINGS_EACH));
  const people = byPerson(found).slice(0, most);
  const counts = await countBookings(
    db,
    people.flatMap(([latest]) => latest ?? []),
  );
  return people.flatMap(([latest]) => {
    if (!latest) return [];
    const { id, ...contact } = latest;
    return { ...contact, bookingId: id, bookings: counts.get(id) ?? 1 };
  });
}

type Found = Omit<EarlierCustomer, "bookingId" | "bookings"> & { id: number };

/** The latest stays of those who are meant; where nobody is, the bookings that were made last. */
async function readFound(db: Db, typed: string | undefined, most: number): Promise<Found[]> {
  const order =
    typed === undefined
      ? [desc(bookings.createdAt), desc(bookings.id)]
      : [desc(bookings.startDate), desc(bookings.id)];
  const page = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(typed === undefined ? undefined : matching(db, typed))
    .orderBy(...order)
    .limit(most);
  return db
    .select({
      id: bookings.id,
      name: bookings.customerName,
      email: bookings.customerEmail,
      phone: bookings.customerPhone,
      streetAddress: bookings.customerStreetAddress,
      postalCode: bookings.customerPostalCode,
      city: bookings.customerCity,
      lastStart: bookings.startDate,
    })
    .from(bookings)
    .where(inArray(bookings.id, page))
    .orderBy(...order);
}

/** How many bookings the person behind each of these has. */
async function countBookings(db: Db, found: readonly Found[]): Promise<Map<number, number>> {
  const rows = await bookingsOfPeople(db, found, {
    mostKeys: found.length * KEYS_EACH,
    mostOfEach: MOST_COUNTED_BOOKINGS,
  });
  return new Map(
    byPerson(rows).flatMap((person) =>
      person.map(({ id }) => [id, Math.min(person.length, MOST_COUNTED_BOOKINGS)] as const),
    ),
  );
}
