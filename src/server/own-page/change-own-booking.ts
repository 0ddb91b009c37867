import type { Problem } from "#contracts/errors.ts";
import type { OwnChange, OwnChangePreview, OwnDetails } from "#contracts/my-booking.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import {
  mayChangeDetails,
  mayChangeThemselves,
  ownChangeProblem,
} from "#domain/bookings/own-page.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { CUSTOMER } from "#server/bookings/customer-actor.ts";
import { findBooking } from "#server/bookings/one-booking/booking-view-rows.ts";
import { changeBooking } from "#server/counter/change-booking.ts";
import type { ChangeWish, JudgedChange } from "#server/counter/judge-change.ts";
import { driversProblem } from "#server/counter/judge-drivers.ts";
import { previewChange } from "#server/counter/preview-change.ts";
import { refusedWords } from "#server/counter/refused-words.ts";
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
  if (!mayChangeDetails(booking, moment)) return fail({ code: "own-page.too-late" });
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
    }),
  );
}

/** Dates and extras, as far as what is paid for does not become less. */
export async function changeOwnBooking(
  parts: OwnPageParts,
  bookingId: number,
  change: OwnChange,
): Promise<Result<null, Problem>> {
  const problem = await tooLate(parts, bookingId);
  if (problem) return fail(problem);
  return toldToCustomer(
    await changeBooking(parts, { ...asCustomer(bookingId, change.version), ...change, against }),
  );
}

export async function previewOwnChange(
  parts: OwnPageParts,
  bookingId: number,
  change: OwnChange,
): Promise<Result<OwnChangePreview, Problem>> {
  const wish = { ...asCustomer(bookingId, change.version), ...change, notify: false, against };
  const previewed = await previewChange(parts, wish);
  if (!previewed.ok) return previewed;
  const { before, after, difference, due, settles, refused, ...hours } = previewed.value;
  const problem = await tooLate(parts, bookingId);
  const isAsked = settles.kind === "link" || settles.kind === "reserve-more";
  return ok({
    before,
    after,
    difference,
    due,
    toPay: isAsked ? settles.amount : 0,
    refused: [
      ...(problem ? refusedWords([problem]) : []),
      ...refused.flatMap((one) => (one.code === CHANGED ? refusedWords([OUTDATED]) : one)),
    ],
    pickupTime: hours.pickupTime,
    returnTime: hours.returnTime,
  });
}

const CHANGED = "booking.changed-by";
const OUTDATED: Problem = { code: "own-page.changed" };

/** Who of the staff changed it is nobody's outside of the office. */
function toldToCustomer<Value>(done: Result<Value, Problem>): Result<Value, Problem> {
  return done.ok || done.problem.code !== CHANGED ? done : fail(OUTDATED);
}

async function tooLate(parts: OwnPageParts, bookingId: number): Promise<Problem | undefined> {
  const booking = await findBooking(parts.db, bookingId);
  if (!booking) return { code: "own-page.unknown" };
  return mayChangeThemselves(booking, parts.clock.today())
    ? undefined
    : { code: "own-page.change-too-late" };
}

/** What a customer may not do though staff may. */
function against({ booking, after, moneyAfter }: JudgedChange): Problem[] {
  const agreed = (one: typeof booking) => ({ ...one, nights: nightCount(one) });
  const problem = ownChangeProblem(agreed(booking), agreed(after), moneyAfter);
  return problem ? [problem] : [];
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
