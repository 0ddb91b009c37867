import { desc, eq, sql } from "drizzle-orm";
import type { Agreement } from "#contracts/catalog.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import {
  rentalAgreements,
  rentalAgreementVersions,
  rentalItems,
} from "#server/platform/db/tables/catalog.ts";

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

const latestVersionOfItem = prepared((db) =>
  db
    .select({ id: rentalAgreementVersions.id })
    .from(rentalItems)
    .innerJoin(
      rentalAgreements,
      sql`${rentalAgreements.id} = ${rentalItems.rentalAgreementId}
        or (${rentalItems.rentalAgreementId} is null and ${rentalAgreements.isDefault})`,
    )
    .innerJoin(
      rentalAgreementVersions,
      eq(rentalAgreementVersions.rentalAgreementId, rentalAgreements.id),
    )
    .where(eq(rentalItems.id, sql.placeholder("itemId")))
    .orderBy(desc(rentalAgreementVersions.version))
    .limit(1)
    .prepare("agreement_version_of_item"),
);

/** Which text it is, for whoever does not show it; null where the item has none. */
export async function agreementVersionOf(db: Db, itemId: number): Promise<number | null> {
  const [latest] = await latestVersionOfItem(db).execute({ itemId });
  return latest?.id ?? null;
}
