import type { BookingNow } from "#contracts/receipts.ts";
import type { PdfFile } from "#server/platform/pdf/pdf-file.ts";
import type { Db } from "#server/platform/db/database.ts";
import { receiptFileName } from "#texts/receipt.ts";
import { drawReceipts } from "./draw-receipts.ts";
import type { Papers } from "./papers-of.ts";
import { receiptNumbered } from "./show-receipt.ts";

/** One receipt by its number, to go along with a letter. */
export async function receiptFileNumbered(db: Db, number: string): Promise<PdfFile | undefined> {
  const receipt = await receiptNumbered(db, number);
  return receipt && receiptFile([receipt]);
}

/** Receipts as a PDF, named by the first of them. Never inside a transaction. */
export async function receiptFile(
  receipts: Papers,
  bookingNow: BookingNow | null = null,
): Promise<PdfFile> {
  return {
    name: `${receiptFileName(receipts[0])}.pdf`,
    type: "application/pdf",
    content: await drawReceipts(receipts, bookingNow),
  };
}
