import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { matching } from "#server/bookings/lists/search-bookings-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { receipts } from "#server/platform/db/tables/books.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

export type FoundBooking = {
  id: number;
  customerName: string;
  itemName: string;
  startDate: string;
  endDate: string;
};

type Asked = {
  /** For whom, or which number; everybody, where nothing is asked. */
  typed: string;
  itemIds?: readonly number[];
};

/** The latest starts first, as in the list. */
export async function readFoundBookings(
  db: Db,
  { typed, itemIds }: Asked,
  most: number,
): Promise<FoundBooking[]> {
  const where = and(
    itemIds && inArray(bookings.rentalItemId, [...itemIds]),
    typed === "" ? undefined : matching(db, typed),
  );
  if (!where || most <= 0) return [];
  // The numbers first: told how few they are, no planner joins whole tables.
  const page = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(where)
    .orderBy(desc(bookings.startDate), desc(bookings.id))
    .limit(most);
  return db
    .select({
      id: bookings.id,
      customerName: bookings.customerName,
      itemName: rentalItems.name,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
    })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(inArray(bookings.id, page))
    .orderBy(desc(bookings.startDate), desc(bookings.id));
}

export type NamedItem = {
  id: number;
  name: string;
  type: "rv" | "equipment";
  /** No longer for rent; the bookings of it are still looked for by its name. */
  isArchived: boolean;
};

/** All there are and were: a shop has few enough to be looked through by name. */
export async function readNamedItems(db: Db): Promise<NamedItem[]> {
  return db
    .select({
      id: rentalItems.id,
      name: rentalItems.name,
      type: rentalItems.type,
      isArchived: sql<boolean>`${rentalItems.archivedAt} is not null`,
    })
    .from(rentalItems)
    .orderBy(asc(rentalItems.name), asc(rentalItems.id));
}

export type FoundReceipt = {
  year: number;
  number: number;
  kind: "receipt" | "credit";
  bookingId: number;
};

export async function readReceipts(
  db: Db,
  { years, number }: { years: readonly number[]; number: number },
  most: number,
): Promise<FoundReceipt[]> {
  return db
    .select({
      year: receipts.year,
      number: receipts.number,
      kind: receipts.kind,
      bookingId: receipts.bookingId,
    })
    .from(receipts)
    .where(and(eq(receipts.number, number), inArray(receipts.year, [...years])))
    .orderBy(desc(receipts.year))
    .limit(most);
}
