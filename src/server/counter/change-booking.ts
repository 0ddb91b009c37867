import { randomUUID } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { sumKronor } from "#domain/money/ore.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { mailKey } from "#domain/text/mail-address.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { askForFurther, askForVersion } from "#server/bookings/agreement-rows.ts";
import { readBookingFacts, type BookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter } from "#server/bookings/booking-letters.ts";
import { updateBooking, type BookingRow } from "#server/bookings/booking-rows.ts";
import { endOwnKeys } from "#server/bookings/own-keys.ts";
import { deleteBookingLines, insertBookingLines } from "#server/bookings/line-rows.ts";
import { cancelStalePayments } from "#server/money/cancel-stale-payments.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";
import { goOnWithRefund } from "#server/money/refund-payment.ts";
import { insertRefundWish } from "#server/money/refund-wish-rows.ts";
import { writePaymentLink } from "#server/money/send-payment-link.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { giveBackToLines, unitsOfLines } from "#server/units/held-item-rows.ts";
import { isLacking, placeDueUnits } from "#server/units/place-units.ts";
import { changeLetter, isWorthTelling } from "./change-letter.ts";
import { insertChange } from "./change-rows.ts";
import { isStoredAlike } from "./is-stored-alike.ts";
import { driversProblem } from "./judge-drivers.ts";
import { judgeChange, type ChangeWish, type JudgedChange } from "./judge-change.ts";
import { RefusedInside } from "./refused-inside.ts";

/** In the credit receipt and the log: why money went back. */
const REFUND_REASON = "Bokningen ändrades";

/**
 * Changes what was agreed. Nights, price, what is to happen with the money and the letter are one transaction; the
 * provider is asked afterwards, and what it refuses is listed. Of two who change at once the second is told of the
 * first.
 */
export async function changeBooking(
  parts: PaymentParts,
  wish: ChangeWish,
): Promise<Result<null, Problem>> {
  const written = await inOne(parts, wish);
  if (!written.ok) return written;
  // What fails here is listed, or tried again: the change stands all the same.
  if (written.value.wishId) await goOnWithRefund(parts, written.value.wishId, wish.by);
  if (written.value.hasNewPrice) await cancelStalePayments(parts, wish.bookingId);
  return ok(null);
}

type Written = { wishId?: string; hasNewPrice: boolean };

async function inOne(parts: PaymentParts, wish: ChangeWish): Promise<Result<Written, Problem>> {
  try {
    return await inTransaction(parts.db, (tx) => write(tx, parts, wish));
  } catch (error) {
    if (error instanceof RefusedInside) return fail(error.problem);
    if (refusingConstraint(error) === "item_nights_never_overbooked")
      return fail({ code: "stay.unavailable" });
    throw error;
  }
}

async function write(
  tx: Db,
  parts: PaymentParts,
  wish: ChangeWish,
): Promise<Result<Written, Problem>> {
  const judged = await judgeChange(tx, parts.clock, wish);
  if (!judged.ok) return judged;
  const change = judged.value;
  const [problem] = change.refused;
  if (problem) return fail(problem);
  const fields = changedFields(change);
  if (fields.length === 0) return ok({ hasNewPrice: false });
  const now = parts.clock.now();
  const facts = await readBookingFacts(tx, wish.bookingId);
  const unfit = driversProblem(wish.drivers, {
    itemType: change.item?.type ?? facts?.itemType ?? "equipment",
    startDate: change.after.startDate,
    today: parts.clock.today(),
    licenceYears: null,
  });
  if (unfit) return fail(unfit);
  const { booking, after, settles, hasNewPrice } = change;
  // What goes is given back before anything is taken; what stays or comes takes the nights that the booking has then.
  const isRented = change.terms.length > 0;
  const hadUnits = isRented ? await unitsOfLines(tx, booking.id) : [];
  if (isRented) await deleteBookingLines(tx, booking.id);
  await updateBooking(tx, booking.id, {
    ...valuesOf(after, fields),
    waived: sumKronor(booking.waived, settles.waived),
    updatedAt: now,
  });
  // Its keys were sent to the old address; letters that leave from now on bring new ones.
  if (mailKey(after.customerEmail) !== mailKey(booking.customerEmail))
    await endOwnKeys(tx, booking.id, now);
  if (isRented) {
    await insertBookingLines(tx, booking.id, change.stock);
    await giveBackToLines(tx, booking.id, hadUnits);
    const placed = await placeDueUnits(tx, parts.clock.today());
    // Extras alone change nothing about who has which: one without a unit stays listed.
    if (change.terms.some(movesUnits) && isLacking(placed, { bookingId: booking.id }))
      throw new RefusedInside({ code: "stay.no-unit-throughout", units: 0 });
  }
  if (isRented || hasNewPrice)
    await insertChange(tx, {
      id: randomUUID(),
      bookingId: booking.id,
      version: booking.version + 1,
      changedBy: wish.by.id,
      isOwn: change.isOwn,
      createdAt: now,
      before: change.before,
      after: change.wanted,
      beforeQuote: change.quoteBefore,
      afterQuote: after.quote,
    });
  if (change.terms.includes("rentalItemId"))
    await askForVersion(tx, booking.id, change.agreementVersion);
  if (isRented) await askForFurther(tx, booking.id, change.furtherAgreements);
  await log(tx, parts, { wish, change, fields, facts });
  if (facts && wish.notify && isWorthTelling(change))
    await queueBookingLetter(tx, parts, after, {
      type: "booking_changed",
      to: "customer",
      occasion: String(booking.version + 1),
      content: changeLetter(parts, facts, change),
    });
  const wishId = await settle(tx, parts, { wish, change, now });
  return ok({ hasNewPrice, ...(wishId && { wishId }) });
}

const movesUnits = (term: JudgedChange["terms"][number]) => term !== "selectedAddons";

/** What stands on a row of its own, or is written by the database. */
const CHANGEABLE = [
  "customerName",
  "customerEmail",
  "customerPhone",
  "customerPersonalNumber",
  "customerAddress",
  "customerStreetAddress",
  "customerPostalCode",
  "customerCity",
  "customerOrganisationName",
  "customerOrganisationNumber",
  "customerInvoiceAddress",
  "customerReference",
  "travelInfo",
  "drivers",
  "pickupTime",
  "returnTime",
  "rentalItemId",
  "startDate",
  "endDate",
  "quantity",
  "selectedAddons",
  "quote",
  "totalPrice",
  "depositAmount",
  "cancellationPolicy",
] as const satisfies (keyof BookingRow)[];
type Field = (typeof CHANGEABLE)[number];

function changedFields({ booking, after }: JudgedChange): Field[] {
  return CHANGEABLE.filter((name) => !isStoredAlike(after[name], booking[name]));
}

function valuesOf(booking: BookingRow, names: readonly Field[]): Partial<Pick<BookingRow, Field>> {
  return Object.fromEntries(names.map((name) => [name, booking[name]]));
}

/** Told with a sum or by itself, or nobody's to read. */
const NOT_IN_LOG: readonly Field[] = [
  "customerPersonalNumber",
  "drivers",
  "quote",
  "cancellationPolicy",
];

/** What is rented along, by name and number. */
const linesIn = ({ lines = [] }: Quote) => lines.map(({ name, quantity }) => ({ name, quantity }));

type Logged = {
  wish: ChangeWish;
  change: JudgedChange;
  fields: Field[];
  facts: BookingFacts | undefined;
};

/** The log names what was changed; its values stand where they can be erased, personal numbers and drivers in neither. */
async function log(
  tx: Db,
  { clock }: PaymentParts,
  { wish: { by, overrides }, change, fields, facts }: Logged,
): Promise<void> {
  const { booking, after, item, overridable, quoteBefore } = change;
  const hasOtherLines = change.terms.includes("lines");
  const names = hasOtherLines ? [...fields, "lines"] : fields;
  const told = fields.filter((name) => !NOT_IN_LOG.includes(name));
  // Only what would have been in the way.
  const used = overrides.filter((one) => overridable.includes(one));
  const set = used.length > 0 ? { overrides: used } : {};
  await recordChange(tx, clock, {
    by,
    action: "booking.changed",
    entity: "booking",
    entityId: booking.id,
    after: { fields: names, ...set },
    erasable: {
      before: {
        ...valuesOf(booking, told),
        ...(told.includes("rentalItemId") && { itemName: facts?.itemName }),
        ...(hasOtherLines && { lines: linesIn(quoteBefore) }),
      },
      after: {
        ...valuesOf(after, told),
        ...(item && told.includes("rentalItemId") && { itemName: item.name }),
        ...(hasOtherLines && { lines: linesIn(after.quote) }),
        fields: names,
        ...set,
      },
    },
  });
}

/** What follows for the money, as it was shown before: a link in a letter, or a wish that the provider is asked for. */
async function settle(
  tx: Db,
  parts: PaymentParts,
  { wish, change, now }: { wish: ChangeWish; change: JudgedChange; now: Date },
): Promise<string | undefined> {
  const { settles, after, moneyAfter } = change;
  const { id: bookingId, status } = after;
  if (settles.kind === "refund") {
    const { id } = await insertRefundWish(tx, {
      id: randomUUID(),
      bookingId,
      kind: "rent",
      amount: settles.amount,
      reason: REFUND_REASON,
      isCancellation: false,
      requestedBy: wish.by.id,
      createdAt: now,
    });
    return id;
  }
  if (settles.kind === "reserve-more" || settles.kind === "link") {
    // What waits for an answer is only reserved, like the rest of it.
    const isApproved = isActive(status) && (status === "confirmed" || moneyAfter.paid > 0);
    const charge = settles.kind === "link" && isApproved ? "at-once" : "reserve";
    const days = 3;
    const link = await writePaymentLink(tx, parts, { bookingId, by: wish.by, days, charge });
    if (!link.ok) throw new RefusedInside(link.problem);
  }
  return undefined;
}
