import { and, desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { ItemCard, Picture, RentalItem } from "#contracts/catalog.ts";
import type { Db } from "#server/platform/db/database.ts";
import { pictures, rentalItems, seasonalPrices } from "#server/platform/db/tables/catalog.ts";
import { roomWords } from "#texts/item-facts-words.ts";

const LISTED = isNull(rentalItems.archivedAt);

/** What whoever is asking may know of. */
export type Seen = { isStaff: boolean };

const seenBy = ({ isStaff }: Seen) =>
  isStaff ? LISTED : and(LISTED, eq(rentalItems.isHidden, false));

/** What can be had for itself, by those who work in the shop. */
export const FOR_RENT = and(LISTED, eq(rentalItems.isAddonOnly, false));

/** What stands in the shop window: listed, and to be had for itself. */
export const IN_THE_WINDOW = and(FOR_RENT, eq(rentalItems.isHidden, false));

/** Motorhomes first, each kind in the owner's order, else that in which it was added to the shop. */
export const WINDOW_ORDER = [desc(rentalItems.type), rentalItems.position, rentalItems.id] as const;

export async function listItems(db: Db, seen: Seen): Promise<RentalItem[]> {
  const rows = await db
    .select()
    .from(rentalItems)
    .where(seenBy(seen))
    .orderBy(desc(rentalItems.id));
  return withBelongings(db, rows);
}

export async function findItem(
  db: Db,
  which: { id: number } | { slug: string },
  seen: Seen = { isStaff: true },
): Promise<RentalItem | undefined> {
  const wanted: SQL =
    "id" in which ? eq(rentalItems.id, which.id) : eq(rentalItems.slug, which.slug);
  const rows = await db
    .select()
    .from(rentalItems)
    .where(and(wanted, seenBy(seen)));
  return (await withBelongings(db, rows))[0];
}

export async function listItemCards(db: Db): Promise<ItemCard[]> {
  const rows = await db
    .select({
      id: rentalItems.id,
      type: rentalItems.type,
      name: rentalItems.name,
      slug: rentalItems.slug,
      miniHeading: rentalItems.miniHeading,
      shortDescription: rentalItems.shortDescription,
      pricePerDay: rentalItems.pricePerDay,
      basePrice: rentalItems.basePrice,
      mainImageUrl: rentalItems.mainImageUrl,
      sleeps: rentalItems.sleeps,
      seats: rentalItems.seats,
      facts: rentalItems.facts,
      picture: pictures,
    })
    .from(rentalItems)
    .leftJoin(pictures, eq(pictures.url, rentalItems.mainImageUrl))
    .where(IN_THE_WINDOW)
    .orderBy(...WINDOW_ORDER);
  return rows.map(({ facts, ...row }) => {
    // Of what is driven the length tells where it fits; of a kayak it stands with the rest of the facts.
    const lengthCm = row.type === "rv" ? facts.lengthCm : null;
    return { ...row, room: roomWords({ ...row, lengthCm }) };
  });
}

async function withBelongings(
  db: Db,
  rows: (typeof rentalItems.$inferSelect)[],
): Promise<RentalItem[]> {
  if (rows.length === 0) return [];
  const urls = rows.flatMap(picturesOf);
  const ids = rows.map(({ id }) => id);
  const known = await db.select().from(pictures).where(inArray(pictures.url, urls));
  const seasons = await db
    .select()
    .from(seasonalPrices)
    .where(inArray(seasonalPrices.rentalItemId, ids))
    .orderBy(seasonalPrices.startDate, seasonalPrices.id);
  const byUrl = new Map<string, Picture>(known.map((picture) => [picture.url, picture]));
  return rows.map((row) => ({
    ...row,
    pictures: picturesOf(row).flatMap((url) => byUrl.get(url) ?? []),
    seasons: seasons.filter(({ rentalItemId }) => rentalItemId === row.id),
  }));
}

function picturesOf({
  mainImageUrl,
  imageGallery,
}: {
  mainImageUrl: string;
  imageGallery: string[];
}) {
  return [mainImageUrl, ...imageGallery];
}
