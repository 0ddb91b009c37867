import type { FastifyReply } from "fastify";
import type { Problem } from "#contracts/errors.ts";
import * as contract from "#contracts/receipts.ts";
import type { Receipt } from "#contracts/receipts.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { pdfAnswer } from "#server/platform/pdf/pdf-file.ts";
import { receiptFileName } from "#texts/receipt.ts";
import { showReceiptToOffice } from "./booking-now.ts";
import { papersOf } from "./papers-of.ts";
import { printReceipt, RECEIPT_POLICY } from "./print-receipt.tsx";
import { receiptFile } from "./receipt-file.ts";

export function receiptRoutes(bind: Bind, parts: { db: Db; clock: Clock }): void {
  bind(contract.receiptOfBooking, ({ params }) => showReceiptToOffice(parts, params.bookingId));
  bind(contract.receiptPage, async ({ params, reply }) =>
    asPage(reply, await showReceiptToOffice(parts, params.bookingId)),
  );
  bind(contract.receiptFile, async ({ params, reply }) => {
    const receipt = await showReceiptToOffice(parts, params.bookingId);
    if (receipt.ok)
      reply.header(
        "content-disposition",
        `attachment; filename="${receiptFileName(receipt.value)}.html"`,
      );
    return asPage(reply, receipt);
  });
  bind(contract.receiptPdf, async ({ params, reply }) => {
    const receipt = await showReceiptToOffice(parts, params.bookingId);
    if (!receipt.ok) return receipt;
    return pdfAnswer(reply, await receiptFile(papersOf(receipt.value), receipt.value.bookingNow));
  });
}

function asPage(reply: FastifyReply, receipt: Result<Receipt, Problem>): Result<string, Problem> {
  if (!receipt.ok) return receipt;
  reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", `${RECEIPT_POLICY}; frame-ancestors 'none'`)
    .header("referrer-policy", "no-referrer");
  return ok(printReceipt(receipt.value));
}
