import type { Problem } from "#contracts/errors.ts";
import type { Owed } from "#domain/duties/owed-money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import { findBooking } from "./booking-view-rows.ts";

/** What customers are to have back, by booking; of these bookings at least, where some are named. */
export type OwedOf = (among?: readonly number[]) => Promise<ReadonlyMap<number, Owed>>;

/** What one customer is to have back, for the page of the booking. */
export async function showOwed(
  { db, owed }: { db: Db; owed: OwedOf },
  id: number,
): Promise<Result<Owed, Problem>> {
  if (!(await findBooking(db, id))) return fail({ code: "booking.unknown" });
  return ok((await owed([id])).get(id) ?? { amount: 0, undecided: 0 });
}
