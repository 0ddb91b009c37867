import { queryOptions } from "@tanstack/react-query";
import type { Receipt } from "#contracts/receipts.ts";
import { MAY_CHANGE } from "./query-client.ts";

/** Asked for each time the page is opened: a credit receipt may have come since. */
export function receiptOfBooking(bookingId: string) {
  return queryOptions<Receipt>({
    queryKey: ["/api/receipts", encodeURIComponent(bookingId)],
    ...MAY_CHANGE,
  });
}

/** The same as a page of its own, and as a file. */
export function receiptFiles(bookingId: string): { page: string; download: string } {
  const path = `/api/receipts/${encodeURIComponent(bookingId)}`;
  return { page: `${path}/html`, download: `${path}/download` };
}
