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

/** Queues letters about a booking in the caller's transaction; the same letter once, however often. */
export async function queueBookingLetter(
  tx: Db,
  { clock, shop, shopEmail }: LetterParts,
  { id, customerEmail }: { id: number; customerEmail: string },
  ...letters: BookingLetter[]
): Promise<void> {
  await queueMail(
    tx,
    { clock, host: messageHost(shop().baseUrl) },
    ...letters.map(({ type, to, content, occasion }) => ({
      ...content,
      type,
      bookingId: id,
      recipient: to === "customer" ? customerEmail : shopEmail,
      messageKey: bookingMessageKey(type, id, occasion),
    })),
  );
}
