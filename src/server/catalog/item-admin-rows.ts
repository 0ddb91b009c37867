import { and, eq, gt, gte, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { ItemType } from "#domain/catalog/item.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import {
  bookingLines,
  bookings,
  checkoutLines,
  checkouts,
} from "#server/platform/db/tables/bookings.ts";
import { itemNights, rentalItems } from "#server/platform/db/tables/catalog.ts";

export type ItemRow = typeof rentalItems.$inferSelect;
export type NewItemRow = typeof rentalItems.$inferInsert;

/**
 * The item's row, held until the transaction ends: whoever takes its nights waits. FOR UPDATE from the
 * start, since a new address asks for that anyway and asking for more later is how deadlocks are made.
 */
export async function lockItemToChange(tx: Db, itemId: number): Promise<ItemRow | undefined> {
  const rows = await tx
    .select()
    .from(rentalItems)
    .where(and(eq(rentalItems.id, itemId), isNull(rentalItems.archivedAt)))
    .for("update");
  return rows[0];
}

export async function isListed(db: Db, itemId: number): Promise<boolean> {
  return (await typeOfListed(db, itemId)) !== undefined;
}

/** What kind of thing it is; nothing where the shop no longer has it. */
export async function typeOfListed(db: Db, itemId: number): Promise<ItemType | undefined> {
  const rows = await db
    .select({ type: rentalItems.type })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, itemId), isNull(rentalItems.archivedAt)));
  return rows[0]?.type;
}

/** Of those of its kind: what is made now stands after them. */
export async function lastPosition(tx: Db, type: ItemType): Promise<number> {
  const rows = await tx
    .select({ last: sql<number>`coalesce(max(${rentalItems.position}), 0)` })
    .from(rentalItems)
    .where(and(eq(rentalItems.type, type), isNull(rentalItems.archivedAt)));
  return rows[0]?.last ?? 0;
}

/** All of a kind, held until the transaction ends, by their numbers as everybody takes them. */
export async function lockKindToChange(tx: Db, type: ItemType): Promise<ItemRow[]> {
  return tx
    .select()
    .from(rentalItems)
    .where(and(eq(rentalItems.type, type), isNull(rentalItems.archivedAt)))
    .orderBy(rentalItems.id)
    .for("update");
}

/** The place alone: neither its version nor when it was changed, since nothing of the item is. */
export async function placeItem(tx: Db, itemId: number, position: number): Promise<void> {
  await tx.update(rentalItems).set({ position }).where(eq(rentalItems.id, itemId));
}

/** Those of the items that the shop has, held until the transaction ends. */
export async function lockItemsToChange(tx: Db, ids: readonly number[]): Promise<ItemRow[]> {
  return tx
    .select()
    .from(rentalItems)
    .where(and(inArray(rentalItems.id, [...ids]), isNull(rentalItems.archivedAt)))
    .orderBy(rentalItems.id)
    .for("update");
}

export async function insertItem(tx: Db, item: NewItemRow): Promise<ItemRow> {
  const rows = await tx.insert(rentalItems).values(item).returning();
  return rows[0]!;
}

/** Coming nights follow a new quantity; which nights are still to come is for the shop's clock to say. */
export async function updateItem(
  tx: Db,
  itemId: number,
  { today, ...fields }: Partial<NewItemRow> & { today: LocalDate },
): Promise<void> {
  await tx.execute(sql`select set_config('norrvidd.today', ${today}, true)`);
  await tx.update(rentalItems).set(fields).where(eq(rentalItems.id, itemId));
}

export async function deleteItem(tx: Db, itemId: number): Promise<void> {
  await tx.delete(rentalItems).where(eq(rentalItems.id, itemId));
}

/** Addresses that begin like this one, of all items but one. */
export async function slugsLike(tx: Db, slug: string, exceptId = 0): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: rentalItems.slug })
    .from(rentalItems)
    .where(
      and(
        ne(rentalItems.id, exceptId),
        or(eq(rentalItems.slug, slug), sql`starts_with(${rentalItems.slug}, ${`${slug}-`})`),
      ),
    );
  return new Set(rows.flatMap((row) => row.slug ?? []));
}

/** The first coming night on which more units are taken than there would be. */
export async function firstNightAbove(
  tx: Db,
  { itemId, units, today }: { itemId: number; units: number; today: LocalDate },
): Promise<{ night: LocalDate; taken: number } | undefined> {
  const rows = await tx
    .select({ night: itemNights.night, taken: itemNights.taken })
    .from(itemNights)
    .where(
      and(
        eq(itemNights.rentalItemId, itemId),
        gte(itemNights.night, today),
        gt(itemNights.taken, units),
      ),
    )
    .orderBy(itemNights.night)
    .limit(1);
  return rows[0];
}

/** A booking may still come of it. */
const UNDER_WAY = inArray(checkouts.status, ["open", "closing", "discarded"]);

/** True when a booking refers to the item, also along with another, or a checkout from which one may still come. */
export async function isSpokenFor(tx: Db, itemId: number): Promise<boolean> {
  const booked = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.rentalItemId, itemId))
    .limit(1);
  if (booked.length > 0) return true;
  const along = await tx
    .select({ id: bookingLines.id })
    .from(bookingLines)
    .where(eq(bookingLines.rentalItemId, itemId))
    .limit(1);
  if (along.length > 0) return true;
  const held = await tx
    .select({ id: checkoutLines.id })
    .from(checkoutLines)
    .innerJoin(checkouts, eq(checkouts.id, checkoutLines.checkoutId))
    .where(and(eq(checkoutLines.rentalItemId, itemId), UNDER_WAY))
    .limit(1);
  if (held.length > 0) return true;
  const underWay = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.rentalItemId, itemId), UNDER_WAY))
    .limit(1);
  return underWay.length > 0;
}
