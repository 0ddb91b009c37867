import { owesRent, type BookingStatus } from "#domain/bookings/booking-status.ts";
import { sumKronor } from "#domain/money/ore.ts";
import type { BookingMoney } from "./booking-money.ts";

/** What one booking means to the sums of its customer. */
export type CountedBooking = { status: BookingStatus } & Pick<BookingMoney, "paid" | "due">;

export type CustomerSums = {
  /** Bookings that were not cancelled. */
  stays: number;
  cancelled: number;
  /** Charged less refunded, cancelled bookings included. */
  paid: number;
  due: number;
  /** What the shop owes them. */
  toGiveBack: number;
};

/** What a customer has rented and paid. What they owe for one booking is not set off against what they are owed. */
export function customerSums(bookings: readonly CountedBooking[]): CustomerSums {
  const stays = bookings.filter(({ status }) => owesRent(status)).length;
  const sums = bookings.map(({ due }) => due);
  return {
    stays,
    cancelled: bookings.length - stays,
    paid: sumKronor(...bookings.map(({ paid }) => paid)),
    due: sumKronor(...sums.filter((due) => due > 0)),
    toGiveBack: sumKronor(...sums.filter((due) => due < 0).map((due) => -due)),
  };
}
