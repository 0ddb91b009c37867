import {
  bookingMessageKey,
  messageHost,
  type AttachmentKind,
  type LetterContent,
} from "#server/emails/letter.ts";
import type { LetterFacts } from "#server/emails/letter-facts.ts";
import { queueMail } from "#server/emails/queue-mail.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { WritingShop } from "#server/platform/shop-facts.ts";

export type LetterParts = { clock: Clock; shop: () => WritingShop; shopEmail: () => string | null };

export type BookingLetter = {
  type: string;
  to: "customer" | "shop";
  /** Written, or what its sender is to write it from. */
  content: LetterContent | { facts: LetterFacts };
  /** A file that goes along with it. */
  attachment?: AttachmentKind | undefined;
  /** Receipts that go along with it, by number. */
  receiptNumbers?: readonly string[];
  /** Protocols of its hand-over that go along with it. */
  protocolIds?: readonly number[];
  /** Tells apart letters of one type that are meant to be several. */
  occasion?: string;
};

/**
 * Queues letters about a booking in the caller's transaction; the same letter once, however often. Nothing is
 * queued for a customer who has no address: there is nobody to send it to, and nothing that could be mended.
 * A shop that has named none for its own notices gets none either: what they say stands on the dashboard, too.
 */
export async function queueBookingLetter(
  tx: Db,
  { clock, shop, shopEmail }: LetterParts,
  { id, customerEmail }: { id: number; customerEmail: string },
  ...letters: BookingLetter[]
): Promise<void> {
  const addressed = letters.flatMap(({ type, to, content, occasion, ...files }) => {
    const recipient = to === "customer" ? customerEmail.trim() : shopEmail();
    if (!recipient) return [];
    const messageKey = bookingMessageKey(type, id, occasion);
    return [{ ...content, type, bookingId: id, recipient, messageKey, ...files }];
  });
  if (addressed.length === 0) return;
  await queueMail(tx, { clock, host: messageHost(shop().baseUrl) }, ...addressed);
}
