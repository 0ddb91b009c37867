import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { pickupPlaces } from "#server/platform/db/tables/settings.ts";
import { atField } from "./at-field.ts";

/** Whether a place that is asked for was removed; one that is there stays until the transaction ends. */
export async function isPlaceGone(tx: Db, placeId: number | null | undefined): Promise<boolean> {
  if (placeId === null || placeId === undefined) return false;
  const { id } = pickupPlaces;
  const found = await tx.select({ id }).from(pickupPlaces).where(eq(id, placeId)).for("key share");
  return found.length === 0;
}

export const placeGone = () => atField("placeId", { code: "catalog.place-unknown" });
