import { bookingMoney, type BookingMoney } from "#domain/payments/booking-money.ts";
import { allPaymentsOf, findPayment, lockPayment } from "#server/payments/payment-rows.ts";
import { lockAllPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { itemsOfBooking, lockItems } from "#server/platform/db/lock-items.ts";
import { lockBooking, type BookingRow } from "./booking-rows.ts";

/** A booking with all its payments; of one that was deleted its payments alone. */
export type HeldMoney = { booking: BookingRow | undefined; payments: PaymentRow[] };

/**
 * Holds a booking and its payments still until the transaction ends, in the order in which everybody takes
 * them: items, booking, payments by id. The items are needed by whoever may give nights back or take them.
 */
export async function holdMoney(
  tx: Db,
  bookingId: number,
  { andItem = false } = {},
): Promise<HeldMoney> {
  if (andItem) await lockItems(tx, itemsOfBooking(bookingId));
  const booking = await lockBooking(tx, bookingId);
  return { booking, payments: await lockAllPaymentsOf(tx, bookingId) };
}

/** The same, for whoever knows only the payment. One that belongs to no booking yet is held alone. */
export async function holdPayment(
  tx: Db,
  paymentId: string,
  options: { andItem?: boolean } = {},
): Promise<(HeldMoney & { payment: PaymentRow }) | undefined> {
  const known = await findPayment(tx, paymentId);
  if (!known) return undefined;
  if (known.bookingId === null) {
    const payment = await lockPayment(tx, paymentId);
    return payment && { payment, booking: undefined, payments: [payment] };
  }
  const held = await holdMoney(tx, known.bookingId, options);
  const payment = held.payments.find(({ id }) => id === paymentId);
  return payment && { ...held, payment };
}

/** What the rent of a booking comes to, by the rows that were read with it. */
export function rentMoney(booking: BookingRow, payments: readonly PaymentRow[]): BookingMoney {
  return bookingMoney(
    booking,
    payments
      .filter(({ kind }) => kind === "rent")
      .map(({ takenBackAt, ...payment }) => ({ ...payment, isTakenBack: takenBackAt !== null })),
  );
}

/** The same, read anew: after something was written in this transaction. */
export async function readRentMoney(tx: Db, booking: BookingRow): Promise<BookingMoney> {
  return rentMoney(booking, await allPaymentsOf(tx, booking.id));
}

/** Without the reservation whose place is to be taken, for as long as that is one: what was charged counts. */
export function withoutReplaced(
  payments: readonly PaymentRow[],
  replacesId: string | null,
): PaymentRow[] {
  return payments.filter(
    ({ id, status, isLetGo }) => id !== replacesId || status !== "authorized" || isLetGo,
  );
}

/** Reservations of the rent that count, the oldest first. */
export function reservationsOf(payments: readonly PaymentRow[]): PaymentRow[] {
  return payments
    .filter(({ kind, status, isLetGo }) => kind === "rent" && status === "authorized" && !isLetGo)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Whether a deposit is held, or was: it is asked for once. */
export function hasDeposit(payments: readonly PaymentRow[]): boolean {
  return payments.some(
    ({ kind, status, takenBackAt }) =>
      kind === "deposit" && status === "captured" && takenBackAt === null,
  );
}
