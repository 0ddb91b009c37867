import { letterFacts, type BookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { returnSettled } from "#server/emails/templates/return-settled.tsx";
import type { Db } from "#server/platform/db/database.ts";
import type { SettlementRow } from "./settlement-rows.ts";

type Told = {
  facts: BookingFacts;
  settlement: Omit<SettlementRow, "settledBy">;
  token: string | null;
  receiptNumbers: readonly string[];
  /** Of one that is sent again. */
  occasion?: string;
};

/** What was charged and why, with the link by which the rest is paid. Where nothing was, the refund has its own letter. */
export async function tellSettled(
  tx: Db,
  parts: LetterParts,
  { facts, settlement, token, receiptNumbers, occasion }: Told,
): Promise<void> {
  const { lines, kept, givenBack, toGiveByHand, asked, linkExpiresAt } = settlement;
  if (lines.length === 0) return;
  const shop = parts.shop();
  await queueBookingLetter(tx, parts, facts, {
    type: "return_settled",
    to: "customer",
    ...(occasion !== undefined && { occasion }),
    receiptNumbers,
    content: returnSettled({
      shop,
      booking: letterFacts(facts, null),
      lines,
      kept,
      left: givenBack + toGiveByHand,
      asked,
      receiptNumbers,
      pay:
        token !== null && linkExpiresAt !== null
          ? { url: `${shop.baseUrl}/betala/${token}`, expiresAt: linkExpiresAt }
          : null,
    }),
  });
}
