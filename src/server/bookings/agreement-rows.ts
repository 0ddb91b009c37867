import { and, eq, isNull, sql } from "drizzle-orm";
import type { AcceptedHow, AskedAgreement } from "#domain/bookings/agreement-standing.ts";
import type { Db } from "#server/platform/db/database.ts";
import { rememberedWrite } from "#server/platform/db/remembered-write.ts";
import { bookingAgreements, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalAgreementVersions } from "#server/platform/db/tables/catalog.ts";

export type NewBookingAgreement = typeof bookingAgreements.$inferInsert;

/** What the customer is asked to accept, beside each booking that is read. */
export const agreementsOfBooking = sql<AskedAgreement[]>`(select coalesce(json_agg(
    json_build_object('name', v.name, 'acceptedAt', g.accepted_at, 'how', g.how) order by v.id), '[]')
  from booking_agreements g join rental_agreement_versions v on v.id = g.agreement_version_id
  where g.booking_id = ${bookings.id})`.mapWith((read: AskedAgreement[]) =>
  read.map((one) => ({ ...one, acceptedAt: asInstant(one.acceptedAt) })),
);

/** JSON tells an instant in the connection's own zone. */
function asInstant(told: string | null): string | null {
  return told === null ? null : new Date(told).toISOString();
}

const write = rememberedWrite("booking_agreements_insert", (db, rows: NewBookingAgreement[]) =>
  db.insert(bookingAgreements).values(rows),
);

/** What a new booking's customer has accepted, or is to accept. */
export async function insertBookingAgreement(tx: Db, row: NewBookingAgreement): Promise<void> {
  await write(tx, [row]);
}

/** Another item has its own text: what nobody accepted of the old one is asked for no longer. */
export async function askForVersion(
  tx: Db,
  bookingId: number,
  agreementVersionId: number | null,
): Promise<void> {
  const { bookingId: booking, acceptedAt } = bookingAgreements;
  await tx.delete(bookingAgreements).where(and(eq(booking, bookingId), isNull(acceptedAt)));
  if (agreementVersionId !== null)
    await tx
      .insert(bookingAgreements)
      .values({ bookingId, agreementVersionId })
      .onConflictDoNothing();
}

/** Further things have texts of their own, beside what was asked for already. */
export async function askForFurther(
  tx: Db,
  bookingId: number,
  versionIds: readonly number[],
): Promise<void> {
  if (versionIds.length === 0) return;
  await tx
    .insert(bookingAgreements)
    .values(versionIds.map((agreementVersionId) => ({ bookingId, agreementVersionId })))
    .onConflictDoNothing();
}

type Acceptance = { versionIds: readonly number[]; at: Date; how: AcceptedHow };

/** The very texts that were shown; older ones that nobody accepted are asked for no longer. */
export async function acceptVersions(
  tx: Db,
  bookingId: number,
  { versionIds, at, how }: Acceptance,
): Promise<void> {
  const { bookingId: booking, agreementVersionId: version, acceptedAt } = bookingAgreements;
  await tx.delete(bookingAgreements).where(and(eq(booking, bookingId), isNull(acceptedAt)));
  await tx
    .insert(bookingAgreements)
    .values(
      versionIds.map((agreementVersionId) => ({
        bookingId,
        agreementVersionId,
        acceptedAt: at,
        how,
      })),
    )
    .onConflictDoUpdate({ target: [booking, version], set: { acceptedAt: at, how } });
}

/** The agreements of which a text waits to be accepted. */
export async function waitingTexts(db: Db, bookingId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ agreementId: rentalAgreementVersions.rentalAgreementId })
    .from(bookingAgreements)
    .innerJoin(
      rentalAgreementVersions,
      eq(rentalAgreementVersions.id, bookingAgreements.agreementVersionId),
    )
    .where(and(eq(bookingAgreements.bookingId, bookingId), isNull(bookingAgreements.acceptedAt)));
  return rows.flatMap(({ agreementId }) => agreementId ?? []);
}

/** Every text that the customer has accepted, or is asked to. */
export async function versionsOf(db: Db, bookingId: number): Promise<number[]> {
  const { agreementVersionId } = bookingAgreements;
  const rows = await db
    .select({ agreementVersionId })
    .from(bookingAgreements)
    .where(eq(bookingAgreements.bookingId, bookingId));
  return rows.map((row) => row.agreementVersionId);
}

/** All that was still to be accepted, as it was printed; false where nothing was. */
export async function acceptWaiting(
  tx: Db,
  bookingId: number,
  { at, how }: Omit<Acceptance, "versionIds">,
): Promise<boolean> {
  const rows = await tx
    .update(bookingAgreements)
    .set({ acceptedAt: at, how })
    .where(and(eq(bookingAgreements.bookingId, bookingId), isNull(bookingAgreements.acceptedAt)))
    .returning({ version: bookingAgreements.agreementVersionId });
  return rows.length > 0;
}

/** What waits to be accepted, with its text. */
export async function waitingAgreements(
  db: Db,
  bookingId: number,
): Promise<{ name: string; content: string }[]> {
  const { name, content, id } = rentalAgreementVersions;
  return db
    .select({ name, content })
    .from(bookingAgreements)
    .innerJoin(rentalAgreementVersions, eq(id, bookingAgreements.agreementVersionId))
    .where(and(eq(bookingAgreements.bookingId, bookingId), isNull(bookingAgreements.acceptedAt)))
    .orderBy(id);
}

/** What the customer is asked to accept, with the text of what was accepted: it never changes afterwards. */
export async function agreementsWithText(
  db: Db,
  bookingId: number,
): Promise<{ name: string; acceptedAt: string | null; content: string | null }[]> {
  const { name, content, id } = rentalAgreementVersions;
  const rows = await db
    .select({ name, content, acceptedAt: bookingAgreements.acceptedAt })
    .from(bookingAgreements)
    .innerJoin(rentalAgreementVersions, eq(id, bookingAgreements.agreementVersionId))
    .where(eq(bookingAgreements.bookingId, bookingId))
    .orderBy(id);
  return rows.map(({ acceptedAt, ...text }) => ({
    name: text.name,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    content: acceptedAt === null ? null : text.content,
  }));
}
