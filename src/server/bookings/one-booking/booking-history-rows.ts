import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { AcceptedAgreement, BookedAddon } from "#contracts/booking-list.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingAgreements, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalAgreementVersions } from "#server/platform/db/tables/catalog.ts";

/** What was accepted last. Nothing without a booking, null where nothing was accepted. */
export async function readAgreement(
  db: Db,
  bookingId: number,
): Promise<AcceptedAgreement | null | undefined> {
  const [row] = await db
    .select({
      acceptedAt: bookingAgreements.acceptedAt,
      name: rentalAgreementVersions.name,
      content: rentalAgreementVersions.content,
      version: rentalAgreementVersions.version,
    })
    .from(bookings)
    .leftJoin(
      bookingAgreements,
      and(eq(bookingAgreements.bookingId, bookings.id), isNotNull(bookingAgreements.acceptedAt)),
    )
    .leftJoin(
      rentalAgreementVersions,
      eq(rentalAgreementVersions.id, bookingAgreements.agreementVersionId),
    )
    .where(eq(bookings.id, bookingId))
    .orderBy(desc(bookingAgreements.acceptedAt))
    .limit(1);
  if (!row) return undefined;
  const { acceptedAt, name, content, version } = row;
  if (acceptedAt === null || name === null || content === null || version === null) return null;
  return { name, content, version, acceptedAt: acceptedAt.toISOString() };
}

/** From the quote, which keeps the names also when an addon was renamed or removed since. */
export async function readBookedAddons(
  db: Db,
  bookingId: number,
): Promise<BookedAddon[] | undefined> {
  const [row] = await db
    .select({ quote: bookings.quote })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!row) return undefined;
  // A booking written by hand may have come without a quote.
  const addons = row.quote.addons ?? [];
  return addons.map(({ id, name, quantity, total }) => ({ id, name, quantity, total }));
}
