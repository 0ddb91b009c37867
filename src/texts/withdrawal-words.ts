import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { isWithdrawn, moneyBackBy } from "#domain/bookings/withdrawal.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { listed } from "#texts/listed.ts";
import { formatDay, formatKronor } from "#texts/format.ts";

/** What whoever is about to charge or hand over must know; undefined where the customer stands by the booking. */
export function withdrawnWords(booking: {
  status: BookingStatus;
  withdrawnAt: string | null;
}): string | undefined {
  if (!isWithdrawn(booking)) return undefined;
  return `Kunden har ångrat köpet ${formatDay(dayInSweden(new Date(booking.withdrawnAt)))}`;
}

/** What the one press does that is left to staff. */
export function cancelWithdrawnWords({
  paidAmount,
  reservedAmount,
}: {
  paidAmount: number;
  reservedAmount: number;
}): string {
  const done = [
    ...(reservedAmount > 0 ? ["släpps det som är reserverat"] : []),
    ...(paidAmount > 0 ? [`ges ${formatKronor(paidAmount)} tillbaka`] : []),
    "blir nätterna lediga",
  ];
  return `Avboka bokningen: då ${listed(done)}.`;
}

/** By when what was paid is to be back with whoever has withdrawn; undefined where nothing was. */
export function withdrawnMoneyWords(booking: {
  status: BookingStatus;
  withdrawnAt: string | null;
  paidAmount: number;
}): string | undefined {
  if (!isWithdrawn(booking) || booking.paidAmount <= 0) return undefined;
  const by = formatDay(moneyBackBy(dayInSweden(new Date(booking.withdrawnAt))));
  return `${formatKronor(booking.paidAmount)} ska vara tillbaka hos kunden senast ${by}.`;
}
