import type { ShopFacts } from "#contracts/page.ts";
import { bookingMessageKey, messageHost, type LetterContent } from "#server/emails/letter.ts";
import { queueMail } from "#server/emails/queue-mail.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";

export type LetterParts = { clock: Clock; shop: () => ShopFacts; shopEmail: string };

export type BookingLetter = {
  type: string;
  to: "customer" | "shop";
  content: LetterContent;
  /** Tells apart letters of one type that are meant to be several. */
  occasion?: string;
};

/**
 * Queues letters about a booking in the caller's transaction; the same letter once, however often. Nothing is
 * queued for a customer who has no address: there is nobody to send it to, and nothing that could be mended.
 */
export async function queueBookingLetter(
  tx: Db,
  { clock, shop, shopEmail }: LetterParts,
  { id, customerEmail }: { id: number; customerEmail: string },
  ...letters: BookingLetter[]
): Promise<void> {
  const sendable = letters.filter(({ to }) => to === "shop" || customerEmail.trim() !== "");
  if (sendable.length === 0) return;
  await queueMail(
    tx,
    { clock, host: messageHost(shop().baseUrl) },
    ...sendable.map(({ type, to, content, occasion }) => ({
      ...content,
      type,
      bookingId: id,
      recipient: to === "customer" ? customerEmail : shopEmail,
      messageKey: bookingMessageKey(type, id, occasion),
    })),
  );
}
