import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { rentalAgreementVersions, rentalItems } from "#server/platform/db/tables/catalog.ts";

/** What a new booking copies from its item, archived or not: it was promised. */
export async function bookedItem(tx: Db, itemId: number, agreementVersionId: number | null) {
  const { name, type, depositAmount } = rentalItems;
  const [item] = await tx
    .select({ name, type, depositAmount })
    .from(rentalItems)
    .where(eq(rentalItems.id, itemId));
  if (!item) throw new Error(`item ${itemId} is gone from under its checkout`);
  const agreementName = await nameOfAgreement(tx, agreementVersionId);
  return { ...item, agreementName };
}

async function nameOfAgreement(tx: Db, versionId: number | null): Promise<string | null> {
  if (versionId === null) return null;
  const [version] = await tx
    .select({ name: rentalAgreementVersions.name })
    .from(rentalAgreementVersions)
    .where(eq(rentalAgreementVersions.id, versionId));
  return version?.name ?? null;
}
