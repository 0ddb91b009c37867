import { desc, eq } from "drizzle-orm";
import type { Agreement } from "#contracts/catalog.ts";
import type { Db } from "#server/platform/db/database.ts";
import { rentalAgreements, rentalAgreementVersions } from "#server/platform/db/tables/catalog.ts";

/** The latest text of an agreement, or of the default one when the item names none. */
export async function currentAgreement(
  db: Db,
  agreementId: number | null,
): Promise<Agreement | undefined> {
  const wanted =
    agreementId === null
      ? eq(rentalAgreements.isDefault, true)
      : eq(rentalAgreements.id, agreementId);
  const rows = await db
    .select({
      name: rentalAgreementVersions.name,
      content: rentalAgreementVersions.content,
      version: rentalAgreementVersions.id,
    })
    .from(rentalAgreementVersions)
    .innerJoin(rentalAgreements, eq(rentalAgreements.id, rentalAgreementVersions.rentalAgreementId))
    .where(wanted)
    .orderBy(desc(rentalAgreementVersions.version))
    .limit(1);
  return rows[0];
}
