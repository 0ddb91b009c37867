import type { Problem } from "#contracts/errors.ts";
import type { OwnChange, OwnChangePreview, OwnDetails } from "#contracts/my-booking.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import { leftAlone, mayChangeDetails, ownChangeProblem } from "#domain/bookings/own-page.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { readBookingFacts } from "#server/bookings/booking-facts.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { CUSTOMER } from "#server/bookings/customer-actor.ts";
import { findBooking } from "#server/bookings/one-booking/booking-view-rows.ts";
import { changeBooking } from "#server/counter/change-booking.ts";
import { judgeAsked, type ChangeWish, type JudgedChange } from "#server/counter/judge-change.ts";
import { driversProblem } from "#server/counter/judge-drivers.ts";
import { changeSums } from "#server/counter/preview-change.ts";
import { refusedWords } from "#server/counter/refused-words.ts";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { judgeCancelling } from "./judge-cancelling.ts";
import { factsOfItem } from "./own-booking-rows.ts";
import type { OwnPageParts } from "./show-own-page.ts";

/** How the customer is reached, and what they want the shop to know: theirs to change until the pick-up. */
export async function changeOwnDetails(
  parts: OwnPageParts,
  bookingId: number,
  { travelInfo, drivers, ...customer }: OwnDetails,
): Promise<Result<null, Problem>> {
  const booking = await findBooking(parts.db, bookingId);
  if (!booking) return fail({ code: "own-page.unknown" });
  const now = parts.clock.now();
  const moment = { day: dayInSweden(now), time: timeInSweden(now) };
  const late = (known: Parameters<typeof mayChangeDetails>[0]): Problem[] =>
    mayChangeDetails(known, moment) ? [] : [{ code: "own-page.too-late" }];
  const [problem] = late({ ...booking, outAt: booking.stay.outAt });
  if (problem) return fail(problem);
  const { licenceYears } = await factsOfItem(parts.db, booking.rentalItemId);
  const unfit = driversProblem(drivers, {
    itemType: booking.rentalItemType,
    startDate: booking.startDate,
    today: moment.day,
    licenceYears,
  });
  if (unfit) return fail(unfit);
  return toldToCustomer(
    await changeBooking(parts, {
      ...asCustomer(bookingId, booking.version),
      customer,
      ...(travelInfo !== undefined && { travelInfo }),
      ...(drivers !== undefined && { drivers }),
      notify: false,
      against: (change) => late(change.booking),
    }),
  );
}

/** Dates and extras, as far as what is paid for does not become less. */
export async function changeOwnBooking(
  parts: OwnPageParts,
  bookingId: number,
  change: OwnChange,
): Promise<Result<null, Problem>> {
  const problem = await leftAsItIs(parts, bookingId);
  if (problem) return fail(problem);
  return toldToCustomer(await changeBooking(parts, await asWish(parts, bookingId, change)));
}

export async function previewOwnChange(
  parts: OwnPageParts,
  bookingId: number,
  change: OwnChange,
): Promise<Result<OwnChangePreview, Problem>> {
  const wish = { ...(await asWish(parts, bookingId, change)), notify: false };
  const problem = await leftAsItIs(parts, bookingId);
  return inTransaction(parts.db, async (tx) => {
    const judged = await judgeAsked(tx, parts.clock, wish);
    if (!judged.ok) return judged;
    const { settles, refused } = judged.value;
    const isAsked = settles.kind === "link" || settles.kind === "reserve-more";
    const toPay = isAsked ? settles.amount : 0;
    const told = refused
      .map(forCustomer)
      .filter(({ code }) => code !== problem?.code && code !== OFF);
    return ok({
      ...changeSums(judged.value),
      toPay,
      refused: refusedWords([...(problem ? [problem] : []), ...told]),
      cancelling: await cancellingThen(tx, judged.value, parts.clock.now()),
    });
  });
}

/** What cancelling gives back now, and once the change is made, before anything more is paid. */
async function cancellingThen(
  tx: Db,
  { booking, after, countedFrom }: JudgedChange,
  now: Date,
): Promise<OwnChangePreview["cancelling"]> {
  const facts = await readBookingFacts(tx, booking.id);
  if (!facts) return null;
  const known = {
    booking,
    itemType: facts.itemType,
    payments: await allPaymentsOf(tx, booking.id),
  };
  const before = await judgeCancelling(tx, known, now);
  if (before.problem !== null) return null;
  const planned = { booking: after, countedFrom };
  const { refund } = await judgeCancelling(tx, { ...known, planned }, now);
  return { countedFrom, refundNow: before.refund, refundThen: refund };
}

const CHANGED = "booking.changed-by";
/** The office's words for what is said first to the customer. */
const OFF = "booking.only-details";
const OUTDATED: Problem = { code: "own-page.changed" };

/** Days that are not free, however that came. */
const TAKEN: readonly Problem["code"][] = ["stay.blocked", "stay.unavailable"];

/** Who of the staff changed it is nobody's outside of the office, nor what they have blocked. */
function forCustomer(problem: Problem): Problem {
  if (TAKEN.includes(problem.code)) return { code: "own-change.taken" };
  return problem.code === CHANGED ? OUTDATED : problem;
}

function toldToCustomer<Value>(done: Result<Value, Problem>): Result<Value, Problem> {
  return done.ok ? done : fail(forCustomer(done.problem));
}

const TOO_LATE: Problem = { code: "own-page.change-too-late" };

async function leftAsItIs(parts: OwnPageParts, bookingId: number): Promise<Problem | undefined> {
  const booking = await findBooking(parts.db, bookingId);
  if (!booking) return { code: "own-page.unknown" };
  const { changeDays } = parts.shop();
  const now = { today: parts.clock.today(), changeDays };
  const why = leftAlone({ ...booking, outAt: booking.stay.outAt }, now);
  if (why === null) return undefined;
  return why === "too-late" ? TOO_LATE : { code: "own-page.change-called-off", why };
}

/** Dates and extras, with what a customer may not do though staff may. */
async function asWish(
  parts: OwnPageParts,
  bookingId: number,
  change: OwnChange,
): Promise<ChangeWish> {
  const now = { today: parts.clock.today(), changeDays: parts.shop().changeDays };
  const agreed = (one: BookingRow) => ({ ...one, nights: nightCount(one) });
  const mayDrive = await judgeDriving(parts, bookingId);
  return {
    ...asCustomer(bookingId, change.version),
    ...change,
    against: ({ booking, after, moneyAfter }) =>
      [
        // Handed over between the first look and the lock.
        booking.outAt === null ? undefined : TOO_LATE,
        ownChangeProblem(agreed(booking), agreed(after), { ...moneyAfter, ...now }),
        // Who may drive on the day that was agreed may have had their licence too short a time before it.
        after.startDate < booking.startDate ? mayDrive(after) : undefined,
      ].filter((problem) => problem !== undefined),
  };
}

type Journey = Pick<BookingRow, "drivers" | "startDate">;

async function judgeDriving(
  { db, clock }: OwnPageParts,
  bookingId: number,
): Promise<(journey: Journey) => Problem | undefined> {
  const facts = await readBookingFacts(db, bookingId);
  if (!facts) return () => undefined;
  const { licenceYears } = await factsOfItem(db, facts.rentalItemId);
  const asked = { itemType: facts.itemType, today: clock.today(), licenceYears };
  return ({ drivers, startDate }) => driversProblem(drivers, { ...asked, startDate });
}

function asCustomer(bookingId: number, version: number): ChangeWish {
  return {
    bookingId,
    version,
    overrides: [],
    notify: true,
    money: "settle",
    by: { ...CUSTOMER, role: "customer" },
  };
}
