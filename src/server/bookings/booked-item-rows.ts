import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { rentalAgreementVersions, rentalItems } from "#server/platform/db/tables/catalog.ts";

/** What a new booking copies from its item, archived or not: it was promised. */
export async function bookedItem(tx: Db, itemId: number, agreementVersionId: number | null) {
  const { name, type, depositAmount } = rentalItems;
  const { name: agreementName, content: agreement } = rentalAgreementVersions;
  const [item] = await tx
    .select({ name, type, depositAmount, agreementName, agreement })
    .from(rentalItems)
    .leftJoin(rentalAgreementVersions, eq(rentalAgreementVersions.id, agreementVersionId ?? 0))
    .where(eq(rentalItems.id, itemId));
  if (!item) throw new Error(`item ${itemId} is gone from under its checkout`);
  return item;
}
