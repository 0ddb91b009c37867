import { asc, eq, sql } from "drizzle-orm";
import type { TakenStock } from "#domain/availability/check-lines.ts";
import type { NewStock } from "#server/bookings/line-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { checkoutLines } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** Written after the checkout: which nights they take is copied from it. */
export async function insertCheckoutLines(
  tx: Db,
  checkoutId: string,
  stock: readonly TakenStock[],
): Promise<void> {
  if (stock.length === 0) return;
  await tx.insert(checkoutLines).values(stock.map((one) => ({ ...one, checkoutId })));
}

const linesOfCheckout = prepared((db) => {
  const { rentalItemId, quantity, addonId, turnaround } = checkoutLines;
  return db
    .select({ rentalItemId, quantity, addonId, turnaround })
    .from(checkoutLines)
    .where(eq(checkoutLines.checkoutId, sql.placeholder("checkoutId")))
    .orderBy(asc(checkoutLines.id))
    .prepare("lines_of_checkout");
});

/** What a checkout was promised besides its main thing, the nights after it included. */
export async function stockOfCheckout(db: Db, checkoutId: string): Promise<NewStock[]> {
  const rows = await linesOfCheckout(db).execute({ checkoutId });
  return rows.flatMap(({ rentalItemId, ...row }) =>
    rentalItemId === null ? [] : [{ ...row, rentalItemId }],
  );
}

const itemsOfCheckout = prepared((db) =>
  db
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(
      sql`${rentalItems.id} in (
        select rental_item_id from checkouts where id = ${sql.placeholder("checkoutId")}
        union select rental_item_id from checkout_lines where checkout_id = ${sql.placeholder("checkoutId")})`,
    )
    .orderBy(rentalItems.id)
    .for("no key update")
    .prepare("items_of_checkout_locked"),
);

/** All of them at once and by their numbers, as everybody takes them. */
export async function lockItemsOfCheckout(tx: Db, checkoutId: string): Promise<void> {
  await itemsOfCheckout(tx).execute({ checkoutId });
}

const itemsOfHold = prepared((db) =>
  db
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(
      sql`${rentalItems.id} in (
        select unnest(${sql.placeholder("itemIds")}::integer[])
        union select linked_item_id from addons where id = any(${sql.placeholder("addonIds")}::integer[])
        union select l.rental_item_id from checkouts c join checkout_lines l on l.checkout_id = c.id
          where c.visitor_hash = ${sql.placeholder("visitorHash")} and c.status = 'open')`,
    )
    .orderBy(rentalItems.id)
    .for("no key update")
    .prepare("items_of_hold_locked"),
);

type Hold = { visitorHash: string; itemIds: readonly number[]; addonIds: readonly number[] };

/** What a visitor wants, and what they give back for it. */
export async function lockItemsOfHold(
  tx: Db,
  { visitorHash, itemIds, addonIds }: Hold,
): Promise<void> {
  await itemsOfHold(tx).execute({
    visitorHash,
    itemIds: `{${itemIds.join(",")}}`,
    addonIds: `{${addonIds.join(",")}}`,
  });
}
