import { desc, eq, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Contact, CustomerKey } from "#domain/bookings/customer-keys.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";

export type ContactRow = Contact & { id: number; startDate: LocalDate };

const CONTACT = {
  id: bookings.id,
  startDate: bookings.startDate,
  email: bookings.customerEmail,
  phone: bookings.customerPhone,
};

export async function readContact(db: Db, bookingId: number): Promise<ContactRow | undefined> {
  const [row] = await db.select(CONTACT).from(bookings).where(eq(bookings.id, bookingId));
  return row;
}

/** The latest stays of each key, told twice where both of their keys were asked for. */
export async function readContacts(
  db: Db,
  keys: readonly CustomerKey[],
  mostOfEach: number,
): Promise<ContactRow[]> {
  const ofKind = (kind: CustomerKey["kind"], keyed: SQL) => {
    const wanted = keys.filter((one) => one.kind === kind).map(({ key }) => key);
    // Key by key, so that each is one stretch of its index however many bookings it has.
    const latest = db
      .select(CONTACT)
      .from(bookings)
      .where(sql`${keyed} = wanted.key`)
      .orderBy(desc(bookings.startDate), desc(bookings.id))
      .limit(mostOfEach)
      .as("latest");
    return db
      .select({
        id: latest.id,
        startDate: latest.startDate,
        email: latest.email,
        phone: latest.phone,
      })
      .from(sql`json_array_elements_text(${JSON.stringify(wanted)}::json) as wanted (key)`)
      .crossJoinLateral(latest);
  };
  return unionAll(
    ofKind("email", sql`email_key(${bookings.customerEmail})`),
    ofKind("phone", sql`phone_key(${bookings.customerPhone})`),
  );
}
