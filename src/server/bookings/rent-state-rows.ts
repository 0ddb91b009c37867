import { sql, type SQL } from "drizzle-orm";
import type { RentState } from "#domain/payments/booking-money.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";

/**
 * `isInRentState` in the words of the database, written out so that the indexes of what is due and of what is
 * reserved serve; a test holds the two together.
 */
const CONDITIONS: Record<RentState, SQL> = {
  "to-give-back": sql`due <> 0 and due < 0`,
  "to-pay": sql`due <> 0 and due > 0`,
  "part-paid": sql`due <> 0 and due > 0 and (charged > refunded or reserved > 0)`,
  reserved: sql`due = 0 and reserved > 0`,
  nothing: sql`due = 0 and reserved = 0 and charged = 0`,
  paid: sql`due = 0 and reserved = 0 and charged > 0 and refunded = 0`,
  refunded: sql`due = 0 and reserved = 0 and charged > 0 and refunded = charged`,
  "part-refunded": sql`due = 0 and reserved = 0 and refunded > 0 and refunded <> charged`,
};

/** Bookings whose rent stands so; of those to give something back of, the ones that are listed as that, too. */
export function inRentState(state: RentState, owed: readonly number[]): SQL {
  const bySums = sql`select booking_id from booking_money where ${CONDITIONS[state]}`;
  // One value however many they are.
  const listed = sql`union select unnest(${`{${owed.join(",")}}`}::integer[])`;
  return sql`${bookings.id} in (${bySums} ${state === "to-give-back" ? listed : sql``})`;
}
