import type { FastifyReply } from "fastify";
import type { Problem } from "#contracts/errors.ts";
import { receiptFile, receiptOfBooking, receiptPage, type Receipt } from "#contracts/receipts.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { printReceipt, RECEIPT_POLICY } from "./print-receipt.tsx";
import { showReceipt } from "./show-receipt.ts";

export function receiptRoutes(bind: Bind, { db }: { db: Db }): void {
  bind(receiptOfBooking, ({ params }) => showReceipt(db, params.bookingId));
  bind(receiptPage, async ({ params, reply }) =>
    asPage(reply, await showReceipt(db, params.bookingId)),
  );
  bind(receiptFile, async ({ params, reply }) => {
    const receipt = await showReceipt(db, params.bookingId);
    if (receipt.ok)
      reply.header(
        "content-disposition",
        `attachment; filename="kvitto-${receipt.value.receiptNumber}.html"`,
      );
    return asPage(reply, receipt);
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
