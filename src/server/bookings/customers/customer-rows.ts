import { and, asc, desc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { CustomerKey } from "#domain/bookings/customer-keys.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/tables/accounts.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { customerKeys, customers } from "#server/platform/db/tables/customers.ts";

/** What is told of each booking of a person, the latest start first. */
export async function readStays(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      id: bookings.id,
      rentalItemName: rentalItems.name,
      customerName: bookings.customerName,
      email: bookings.customerEmail,
      phone: bookings.customerPhone,
      streetAddress: bookings.customerStreetAddress,
      postalCode: bookings.customerPostalCode,
      city: bookings.customerCity,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
      status: bookings.status,
      totalPrice: bookings.totalPrice,
      rentState: bookingMoney.rentState,
      charged: bookingMoney.charged,
      refunded: bookingMoney.refunded,
      due: bookingMoney.due,
    })
    .from(bookings)
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(anyOf(bookings.id, ids))
    .orderBy(desc(bookings.startDate), desc(bookings.id));
  return rows.map(({ charged, refunded, ...row }) => ({
    ...row,
    paid: sumKronor(charged, -refunded),
  }));
}

export type CommentRow = { id: string; notes: string; at: Date; by: string | null };

/** What is written about whoever has these keys, the oldest first; more than one where two have become one. */
export async function readComments(db: Db, keys: readonly CustomerKey[]): Promise<CommentRow[]> {
  if (keys.length === 0) return [];
  const known = db.select({ id: customerKeys.customerId }).from(customerKeys).where(having(keys));
  return selectComments(db)
    .where(inArray(customers.id, known))
    .orderBy(...oldestFirst);
}

const oldestFirst = [asc(customers.updatedAt), asc(customers.id)];

function selectComments(db: Db) {
  return db
    .select({
      id: customers.id,
      notes: customers.notes,
      at: customers.updatedAt,
      by: users.username,
    })
    .from(customers)
    .leftJoin(users, eq(users.id, customers.updatedBy));
}

function having(keys: readonly CustomerKey[]): SQL | undefined {
  return or(
    ...keys.map(({ kind, key }) => and(eq(customerKeys.kind, kind), eq(customerKeys.key, key))),
  );
}

/** In one order for everybody, so that two who write about the same person wait for each other and not crosswise. */
const inOrder = (keys: readonly CustomerKey[]) =>
  keys.toSorted((one, other) => (`${one.kind} ${one.key}` < `${other.kind} ${other.key}` ? -1 : 1));

type Written = { id: string; notes: string; updatedBy: number; updatedAt: Date };

/**
 * Writes a comment under these keys. What others have under them is answered and locked: the keys stay theirs until
 * `joinComments` says otherwise.
 */
export async function writeComment(
  tx: Db,
  keys: readonly CustomerKey[],
  written: Written,
): Promise<CommentRow[]> {
  await tx.insert(customers).values(written);
  const held = await tx
    .insert(customerKeys)
    .values(inOrder(keys).map((key) => ({ ...key, customerId: written.id })))
    // Changes nothing, and waits for whoever is writing under the same key.
    .onConflictDoUpdate({
      target: [customerKeys.kind, customerKeys.key],
      set: { customerId: sql`${customerKeys.customerId}` },
    })
    .returning({ id: customerKeys.customerId });
  const others = held.map(({ id }) => id).filter((id) => id !== written.id);
  if (others.length === 0) return [];
  return selectComments(tx)
    .where(inArray(customers.id, others))
    .orderBy(...oldestFirst)
    .for("update", { of: customers });
}

/** One row and all keys for what stood in several. */
export async function joinComments(
  tx: Db,
  ids: readonly string[],
  { id, ...values }: Written,
): Promise<void> {
  await tx.update(customers).set(values).where(eq(customers.id, id));
  await tx
    .update(customerKeys)
    .set({ customerId: id })
    .where(and(inArray(customerKeys.customerId, [...ids]), ne(customerKeys.customerId, id)));
  await removeComments(
    tx,
    ids.filter((one) => one !== id),
  );
}

export async function removeComments(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(customers).where(inArray(customers.id, [...ids]));
}
