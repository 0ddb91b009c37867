import { queryOptions } from "@tanstack/react-query";
import type { Receipt } from "#contracts/receipts.ts";

/** Asked for each time the page is opened: a credit receipt may have come since. */
export function receiptOfBooking(bookingId: string) {
  return queryOptions<Receipt>({
    queryKey: ["/api/receipts", encodeURIComponent(bookingId)],
    staleTime: 0,
  });
}

/** The same as a page of its own, and as a file. */
export function receiptFiles(bookingId: string): { page: string; download: string } {
  const path = `/api/receipts/${encodeURIComponent(bookingId)}`;
  return { page: `${path}/html`, download: `${path}/download` };
}
