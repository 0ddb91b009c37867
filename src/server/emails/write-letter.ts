import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { rentalAgreementVersions } from "#server/platform/db/tables/catalog.ts";
import type { WritingShop } from "#server/platform/shop-facts.ts";
import type { LetterContent } from "./letter.ts";
import type { LetterFacts } from "./letter-facts.ts";
import { adminNotification } from "./templates/admin-notification.tsx";
import { bookingConfirmation } from "./templates/booking-confirmation.tsx";

export type WriteParts = {
  db: Db;
  shop: () => WritingShop;
  /** Letters know bookings by number only; whoever knows more hands in what stands beside it in a link. */
  letterToken: (db: Db, bookingId: number) => Promise<string>;
};

/** Writes a letter from what was kept with its cause. */
export async function writeLetter(
  { db, shop, letterToken }: WriteParts,
  { type, facts }: { type: string; facts: LetterFacts },
): Promise<LetterContent> {
  const { agreementVersionId, authorizationExpiresAt: ends, today, ...told } = facts;
  const accepted = await acceptedText(db, agreementVersionId);
  const booking = {
    ...told,
    authorizationExpiresAt: ends === null ? null : new Date(ends),
    agreementName: accepted?.name ?? null,
    token: await letterToken(db, facts.id),
  };
  if (type === "admin_notification") return adminNotification({ shop: shop(), booking });
  if (type === "booking_confirmation")
    return bookingConfirmation({
      shop: shop(),
      booking,
      agreement: accepted?.content ?? null,
      ...(today && { today }),
    });
  throw new Error(`nobody writes letters of the type ${type}`);
}

async function acceptedText(db: Db, versionId: number | null) {
  if (versionId === null) return undefined;
  const { name, content, id } = rentalAgreementVersions;
  const rows = await db
    .select({ name, content })
    .from(rentalAgreementVersions)
    .where(eq(id, versionId));
  return rows[0];
}
