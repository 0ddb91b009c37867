import { eq } from "drizzle-orm";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { organisationColumns } from "#server/bookings/canonical-customer.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { checkouts } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import type { ReceiptBooking, ReceiptPayment } from "#server/receipts/describe-receipt.ts";

/**
 * What a receipt says of a booking that was deleted before its money came: its checkout still knows. Money is
 * booked all the same where nobody knows any more: with its number, and without a name.
 */
export async function soldBooking(tx: Db, payment: PaymentRow): Promise<ReceiptBooking> {
  const { bookingId, createdAt } = payment;
  if (bookingId === null) throw new Error(`payment ${payment.id} belongs to no booking`);
  const known = await ofCheckout(tx, payment, bookingId);
  if (known) return known;
  const startDate = dayInSweden(createdAt);
  return {
    id: bookingId,
    createdAt,
    itemName: "Uthyrning",
    startDate,
    endDate: addDays(startDate, 1),
    quote: null,
    customerName: "",
    customerEmail: "",
    customerPhone: "",
    customerAddress: "",
    ...organisationColumns(null),
  };
}

async function ofCheckout(
  tx: Db,
  { checkoutId }: PaymentRow,
  bookingId: number,
): Promise<ReceiptBooking | undefined> {
  // A link's payment has no checkout of its own; the one that led to the booking lost it when it was deleted.
  if (checkoutId === null) return undefined;
  const [row] = await tx
    .select({ checkout: checkouts, itemName: rentalItems.name })
    .from(checkouts)
    .leftJoin(rentalItems, eq(rentalItems.id, checkouts.rentalItemId))
    .where(eq(checkouts.id, checkoutId));
  if (!row) return undefined;
  const { startDate, endDate, quote, customer, organisation, createdAt } = row.checkout;
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
    ...organisationColumns(organisation),
  };
}

/** What a receipt says of the payment it is for. */
export function receiptPaymentOf(payment: PaymentRow): ReceiptPayment {
  const { id, providerIntentId, amount, cardBrand, cardLast4, method, reference } = payment;
  if (method === "till") throw new Error("the cash register has given its own receipt");
  return {
    id,
    intentId: providerIntentId ?? "",
    amount,
    cardBrand,
    cardLast4,
    method,
    reference,
  };
}

/** What can still be given back of a payment. */
export function leftOf({
  status,
  amount,
  refundedAmount,
  keptAmount,
  lostAmount,
  takenBackAt,
}: PaymentRow): number {
  if (status !== "captured" || takenBackAt !== null) return 0;
  return sumKronor(amount, -refundedAmount, -keptAmount, lostAmount);
}
