import { desc, inArray } from "drizzle-orm";
import type { EarlierCustomer } from "#contracts/office-bookings.ts";
import { matching } from "#server/bookings/lists/search-bookings-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";

/** So many bookings are looked through: somebody who rents often has several. */
const MOST_BOOKINGS = 60;
const MOST_CUSTOMERS = 6;

/** Who has rented before, by some letters of a name, an address or a number; each once, as they last said it. */
export async function earlierCustomers(db: Db, typed: string): Promise<EarlierCustomer[]> {
  const page = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(matching(db, typed))
    .orderBy(desc(bookings.startDate), desc(bookings.id))
    .limit(MOST_BOOKINGS);
  const rows = await db
    .select({
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
    .orderBy(desc(bookings.startDate), desc(bookings.id));
  const people = new Map<string, EarlierCustomer>();
  for (const row of rows) if (!people.has(personOf(row))) people.set(personOf(row), row);
  return [...people.values()].slice(0, MOST_CUSTOMERS);
}

/** A person is known by their e-mail address, else by their phone, else by their name. */
function personOf({ email, phone, name }: EarlierCustomer): string {
  return email.trim().toLowerCase() || phone.replaceAll(/\D/g, "") || name.trim().toLowerCase();
}
