import { eq } from "drizzle-orm";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { checkouts } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import type { ReceiptBooking } from "#server/receipts/describe-receipt.ts";

/** What a receipt says of a booking that was deleted before its money came: its checkout still knows. */
export async function receiptBookingOfCheckout(
  tx: Db,
  { checkoutId, bookingId }: PaymentRow,
): Promise<ReceiptBooking | undefined> {
  if (checkoutId === null || bookingId === null) return undefined;
  const [row] = await tx
    .select({ checkout: checkouts, itemName: rentalItems.name })
    .from(checkouts)
    .leftJoin(rentalItems, eq(rentalItems.id, checkouts.rentalItemId))
    .where(eq(checkouts.id, checkoutId));
  if (!row) return undefined;
  const { startDate, endDate, quote, customer, createdAt } = row.checkout;
  if (startDate === null || endDate === null || quote === null) return undefined;
  return {
    id: bookingId,
    createdAt,
    itemName: row.itemName ?? "Uthyrning",
    startDate,
    endDate,
    quote,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerAddress: customer.address,
    customerPersonalNumber: customer.personalNumber,
  };
}
