import { and, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { FullAgreement, ListedAgreement } from "#contracts/agreements.ts";
import { openPlaces } from "#domain/catalog/open-places.ts";
import type { Db } from "#server/platform/db/database.ts";
import {
  rentalAgreements,
  rentalAgreementVersions,
  rentalItems,
} from "#server/platform/db/tables/catalog.ts";

const { id, name, description, isDefault } = rentalAgreements;

export async function listAgreements(db: Db): Promise<ListedAgreement[]> {
  const versions = rentalAgreementVersions;
  const rows = await db
    .selectDistinctOn([id], { id, name, description, isDefault, content: versions.content })
    .from(rentalAgreements)
    .innerJoin(versions, eq(versions.rentalAgreementId, id))
    .orderBy(desc(id), desc(versions.version));
  return rows.map(({ content, ...agreement }) => ({
    ...agreement,
    openPlaces: openPlaces(content).length,
  }));
}

/** Changes of agreements wait for each other: there is at most one default, and versions are numbered in a row. */
export async function lockAgreements(tx: Db): Promise<void> {
  await tx.execute(sql`lock table rental_agreements in share row exclusive mode`);
}

export async function findAgreement(
  db: Db,
  agreementId: number,
): Promise<FullAgreement | undefined> {
  const versions = rentalAgreementVersions;
  const rows = await db
    .select({ id, name, description, isDefault, content: versions.content, version: versions.id })
    .from(rentalAgreements)
    .innerJoin(versions, eq(versions.rentalAgreementId, id))
    .where(eq(id, agreementId))
    .orderBy(desc(versions.version))
    .limit(1);
  return rows[0];
}

type Fields = { name: string; description: string; isDefault: boolean };

export async function insertAgreement(tx: Db, fields: Fields, now: Date): Promise<number> {
  const rows = await tx
    .insert(rentalAgreements)
    .values({ ...fields, createdAt: now, updatedAt: now })
    .returning({ id });
  return rows[0]!.id;
}

export async function updateAgreement(
  tx: Db,
  agreementId: number,
  fields: Partial<Fields>,
  now: Date,
): Promise<void> {
  await tx
    .update(rentalAgreements)
    .set({ ...fields, updatedAt: now })
    .where(eq(id, agreementId));
}

/** Takes the default away from every other agreement; answers which had it. */
export async function clearDefault(tx: Db, exceptId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .update(rentalAgreements)
    .set({ isDefault: false, updatedAt: now })
    .where(and(isDefault, ne(id, exceptId)))
    .returning({ id });
  return rows.map((row) => row.id);
}

/** A text is added and never changed: what customers accepted is one of the earlier ones. */
export async function addVersion(
  tx: Db,
  agreementId: number,
  text: { name: string; content: string },
  now: Date,
): Promise<void> {
  await tx.insert(rentalAgreementVersions).values({
    rentalAgreementId: agreementId,
    version: sql`(select coalesce(max(version), 0) + 1 from rental_agreement_versions
      where rental_agreement_id = ${agreementId})`,
    ...text,
    createdAt: now,
  });
}

/** Locked for deletion: an item that is being linked to it is waited for. */
export async function lockAgreement(tx: Db, agreementId: number): Promise<void> {
  await tx.select({ id }).from(rentalAgreements).where(eq(id, agreementId)).for("update");
}

export async function deleteAgreement(tx: Db, agreementId: number): Promise<void> {
  // Hidden items show no terms, and their bookings point at the text itself.
  await tx
    .update(rentalItems)
    .set({ rentalAgreementId: null })
    .where(and(eq(rentalItems.rentalAgreementId, agreementId), isNotNull(rentalItems.archivedAt)));
  await tx.delete(rentalAgreements).where(eq(id, agreementId));
}

export async function itemsLinkedTo(tx: Db, agreementId: number): Promise<string[]> {
  const rows = await tx
    .select({ name: rentalItems.name })
    .from(rentalItems)
    .where(and(eq(rentalItems.rentalAgreementId, agreementId), isNull(rentalItems.archivedAt)))
    .orderBy(rentalItems.id);
  return rows.map((row) => row.name);
}

/** Items that can be booked and have no agreement but the default one. */
export async function itemsUsingDefault(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ name: rentalItems.name })
    .from(rentalItems)
    .where(
      and(
        isNull(rentalItems.rentalAgreementId),
        isNull(rentalItems.archivedAt),
        eq(rentalItems.isAddonOnly, false),
      ),
    )
    .orderBy(rentalItems.id);
  return rows.map((row) => row.name);
}
