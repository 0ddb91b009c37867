import { count, sql, type SQL } from "drizzle-orm";
import { MOST_COUNTED } from "#domain/bookings/list-pages.ts";
import type { RentState } from "#domain/payments/booking-money.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";

/** `isInRentState` by the state that the database keeps beside the sums; a test holds the two together. */
function isKeptAs(state: RentState): SQL {
  return state === "to-pay"
    ? sql`rent_state in ('to-pay', 'part-paid')`
    : sql`rent_state = ${state}`;
}

/** Bookings whose rent stands so; of those to give something back of, the ones that are listed as that, too. */
export function inRentState(state: RentState, owed: readonly number[]): SQL {
  const bySums = sql`select booking_id from booking_money where ${isKeptAs(state)}`;
  // One value however many they are.
  const listed = sql`union select unnest(${`{${owed.join(",")}}`}::integer[])`;
  return sql`${bookings.id} in (${bySums} ${state === "to-give-back" ? listed : sql``})`;
}

/** How many they are, of all bookings, up to where counting ends: read from the index of states alone. */
export async function countInRentState(
  db: Db,
  state: Exclude<RentState, "to-give-back">,
): Promise<number> {
  const some = db
    .select({ id: bookingMoney.bookingId })
    .from(bookingMoney)
    .where(isKeptAs(state))
    .limit(MOST_COUNTED + 1)
    .as("some");
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}
