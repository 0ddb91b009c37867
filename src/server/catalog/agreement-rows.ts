import { desc, eq, sql } from "drizzle-orm";
import type { Agreement } from "#contracts/catalog.ts";
import type { Db } from "#server/platform/db/database.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
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

const IS_AGREEMENT_OF_ITEM = sql`${rentalAgreements.id} = ${rentalItems.rentalAgreementId}
  or (${rentalItems.rentalAgreementId} is null and ${rentalAgreements.isDefault})`;

const latestVersionOfItem = prepared((db) =>
  db
    .select({ id: rentalAgreementVersions.id })
    .from(rentalItems)
    .innerJoin(rentalAgreements, IS_AGREEMENT_OF_ITEM)
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

/** The same of many items at once; an item without any is missing. */
export async function agreementVersionsOf(
  db: Db,
  itemIds: readonly number[],
): Promise<Map<number, { agreementId: number; versionId: number }>> {
  const rows = await db
    .selectDistinctOn([rentalItems.id], {
      itemId: rentalItems.id,
      agreementId: rentalAgreements.id,
      versionId: rentalAgreementVersions.id,
    })
    .from(rentalItems)
    .innerJoin(rentalAgreements, IS_AGREEMENT_OF_ITEM)
    .innerJoin(
      rentalAgreementVersions,
      eq(rentalAgreementVersions.rentalAgreementId, rentalAgreements.id),
    )
    .where(anyOf(rentalItems.id, itemIds))
    .orderBy(rentalItems.id, desc(rentalAgreementVersions.version));
  return new Map(rows.map(({ itemId, ...text }) => [itemId, text]));
}
