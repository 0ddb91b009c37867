import {
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Place, SavedShop } from "#domain/shop/owners-shop.ts";
import type { Db } from "#server/platform/db/database.ts";
import { isActiveBooking } from "#server/platform/db/is-active-booking.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { pictures, rentalItems } from "#server/platform/db/tables/catalog.ts";
import { pickupPlaces, settings } from "#server/platform/db/tables/settings.ts";
import { readSettings, writeSetting } from "./setting-rows.ts";

/** Each part of the shop that is kept as one value. */
export type ShopPart = Exclude<keyof SavedShop, "places">;

export const OPENING = "shop.opening";
export const CANCELLATION = "shop.cancellation";
/** That the owner has decided about places, also that there is none. */
const PLACES_DECIDED = "shop.placesDecided";

const KEYS: Record<ShopPart, string> = {
  presentation: "shop.presentation",
  company: "shop.company",
  opening: OPENING,
  hero: "shop.hero",
  mail: "shop.mail",
  words: "shop.words",
  letters: "shop.letters",
  cancellationPolicy: CANCELLATION,
  changeDays: "shop.changeDays",
  checklists: "shop.checklists",
};

/** What the owner has saved of the shop. */
export async function readShop(db: Db): Promise<SavedShop> {
  const stored = await readSettings(db, [...Object.values(KEYS), PLACES_DECIDED]);
  const places = await readPlaces(db);
  const part = (name: ShopPart): unknown => JSON.parse(stored.get(KEYS[name]) ?? "null");
  return {
    presentation: part("presentation") ?? {},
    company: part("company") ?? {},
    opening: part("opening") as SavedShop["opening"],
    hero: part("hero") ?? {},
    mail: part("mail") ?? {},
    words: part("words") ?? {},
    letters: part("letters") ?? {},
    cancellationPolicy: part("cancellationPolicy") as SavedShop["cancellationPolicy"],
    changeDays: part("changeDays") as SavedShop["changeDays"],
    checklists: part("checklists") ?? {},
    places: places.length > 0 || stored.has(PLACES_DECIDED) ? places : null,
  };
}

/** Whoever changes the shop waits for whoever is changing it, so that neither undoes the other's. */
export async function lockShop(tx: Db): Promise<void> {
  const key = KEYS.presentation;
  await tx
    .insert(settings)
    .values({ key, value: "{}", updatedAt: new Date(0) })
    .onConflictDoNothing({ target: settings.key });
  await tx.select({ id: settings.id }).from(settings).where(eq(settings.key, key)).for("update");
}

export async function writeShopPart(
  tx: Db,
  part: ShopPart,
  value: unknown,
  now: Date,
): Promise<void> {
  await writeSetting(tx, KEYS[part], JSON.stringify(value), now);
}

async function readPlaces(db: Db): Promise<Place[]> {
  const { id, name, address, mapUrl, instructions, position } = pickupPlaces;
  return db
    .select({ id, name, address, mapUrl, instructions })
    .from(pickupPlaces)
    .orderBy(asc(position), asc(id));
}

/** Whether the shop has it; held until the transaction ends, so that it is not cleared away meanwhile. */
export async function isPictureKept(tx: Db, url: string): Promise<boolean> {
  const rows = await tx
    .select({ url: pictures.url })
    .from(pictures)
    .where(eq(pictures.url, url))
    .for("update");
  return rows.length > 0;
}

export type WantedPlace = Omit<Place, "id"> & { id?: number | undefined };

/** What is fetched at a place: items of the shop, and removed ones that customers are still to fetch or bring back. */
type PlaceInUse = { place: string; items: string[]; removed: string[] };

/** The first place that would be gone while items name it: its bookings would be moved with nobody knowing. */
export async function placeInUse(
  tx: Db,
  wanted: readonly WantedPlace[],
  today: LocalDate,
): Promise<PlaceInUse | undefined> {
  const { id, name, position } = pickupPlaces;
  // Locked, so that no item takes one meanwhile.
  const places = await tx
    .select({ id, name })
    .from(pickupPlaces)
    .orderBy(asc(position))
    .for("update");
  const kept = new Set(wanted.map((place) => place.id));
  const gone = places.filter((place) => !kept.has(place.id));
  if (gone.length === 0) return undefined;
  const { archivedAt, placeId } = rentalItems;
  const coming = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.rentalItemId, rentalItems.id),
        isActiveBooking(),
        gte(bookings.endDate, today),
      ),
    );
  const named = await tx
    .select({ item: rentalItems.name, placeId, isRemoved: isNotNull(archivedAt).mapWith(Boolean) })
    .from(rentalItems)
    .where(
      and(
        inArray(
          placeId,
          gone.map((place) => place.id),
        ),
        or(isNull(archivedAt), exists(coming)),
      ),
    )
    .orderBy(asc(rentalItems.name));
  for (const place of gone) {
    const there = named.filter((one) => one.placeId === place.id);
    if (there.length === 0) continue;
    const namesOf = (isRemoved: boolean) =>
      there.flatMap((one) => (one.isRemoved === isRemoved ? [one.item] : []));
    return { place: place.name, items: namesOf(false), removed: namesOf(true) };
  }
  return undefined;
}

/** The shop has again the one that it was started with, wherever the company is. */
export async function forgetPlaces(tx: Db): Promise<void> {
  await tx.delete(pickupPlaces);
  await tx.delete(settings).where(eq(settings.key, PLACES_DECIDED));
}

/** These, in this order, and no others. One that is known by number stays what items name. */
export async function writePlaces(
  tx: Db,
  wanted: readonly WantedPlace[],
  now: Date,
): Promise<void> {
  const known = new Set(
    (await tx.select({ id: pickupPlaces.id }).from(pickupPlaces)).map(({ id }) => id),
  );
  const kept = wanted.flatMap(({ id }) => (id !== undefined && known.has(id) ? [id] : []));
  await tx
    .delete(pickupPlaces)
    .where(kept.length > 0 ? notInArray(pickupPlaces.id, kept) : sql`true`);
  for (const [position, { id, ...facts }] of wanted.entries()) {
    const row = { ...facts, position, updatedAt: now };
    if (id !== undefined && known.has(id))
      await tx
        .update(pickupPlaces)
        .set(row)
        .where(inArray(pickupPlaces.id, [id]));
    else await tx.insert(pickupPlaces).values(row);
  }
  await writeSetting(tx, PLACES_DECIDED, "true", now);
}
