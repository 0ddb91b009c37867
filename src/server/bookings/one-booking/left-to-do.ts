import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import { lacksDrivers } from "#domain/bookings/drivers.ts";
import { isUnderWay } from "#domain/bookings/own-page.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import type { Db } from "#server/platform/db/database.ts";
import { ownTodo } from "#texts/own-page-words.ts";
import type { BookingFacts } from "#server/bookings/booking-facts.ts";
import { findBooking } from "./booking-view-rows.ts";

/** What a customer who has left the deposit has still to do before the pick-up, in the words of their own page. */
export async function leftToDo(db: Db, facts: BookingFacts, now: Date): Promise<string[]> {
  const booking = await findBooking(db, facts.id);
  if (!booking) return [];
  const moment = { day: dayInSweden(now), time: timeInSweden(now) };
  return ownTodo({
    booking,
    payPath: null,
    deposit: null,
    charge: null,
    asked: agreementStanding(facts.agreements).state === "waiting" ? 1 : 0,
    lacksDrivers: lacksDrivers(facts, isUnderWay(facts, moment)),
  }).map(({ label }) => label);
}
