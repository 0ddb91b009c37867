import type * as contract from "#contracts/receipts.ts";
import * as calls from "#contracts/receipts-calls.ts";
import { query } from "./call.ts";
import { pathOf } from "./call-path.ts";
import { WATCHED } from "./freshness.ts";

/** Asked for each time the page is opened: a credit receipt may have come since. */
export function receiptOfBooking(bookingId: number) {
  return {
    ...query<typeof contract.receiptOfBooking>(calls.receiptOfBooking, { params: { bookingId } }),
    ...WATCHED,
  };
}

/** The same as a page of its own, and as files. */
export function receiptFiles(bookingId: number): { page: string; download: string; pdf: string } {
  const of = { params: { bookingId } };
  return {
    page: pathOf(calls.receiptPage, of),
    download: pathOf(calls.receiptFile, of),
    pdf: pathOf(calls.receiptPdf, of),
  };
}
