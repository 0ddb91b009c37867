import { eq } from "drizzle-orm";
import type { Problem } from "#contracts/errors.ts";
import type { OfficeBooking } from "#contracts/office-bookings.ts";
import { adjusted } from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { askForFurther, insertBookingAgreement } from "#server/bookings/agreement-rows.ts";
import { insertBookingLines } from "#server/bookings/line-rows.ts";
import { drawNumber, insertBooking } from "#server/bookings/booking-rows.ts";
import {
  canonicalCustomer,
  customerColumns,
  organisationColumns,
} from "#server/bookings/canonical-customer.ts";
import { tellConfirmation } from "#server/money/change-status.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";
import { writePayment } from "#server/money/record-payment.ts";
import { writePaymentLink } from "#server/money/send-payment-link.ts";
import { judgeOffer, readOffered, type Offer } from "#server/offers/load-offer.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { isLacking, placeDueUnits } from "#server/units/place-units.ts";
import { RefusedInside } from "./refused-inside.ts";

type Wish = OfficeBooking & { by: Actor };

/**
 * A booking that staff make for a customer on the phone or at the counter: nights, price, letter and how it is paid in
 * one transaction. A double press is one booking, by its key.
 */
export async function makeBooking(
  parts: PaymentParts,
  wish: Wish,
): Promise<Result<number, Problem>> {
  try {
    return await inTransaction(parts.db, (tx) => write(tx, parts, wish));
  } catch (error) {
    if (error instanceof RefusedInside) return fail(error.problem);
    const constraint = refusingConstraint(error);
    if (constraint === "item_nights_never_overbooked") return fail({ code: "stay.unavailable" });
    // Pressed twice at the same moment: the other one has it.
    if (constraint === "bookings_key_key") {
      const known = await bookingOfKey(parts.db, wish.key);
      if (known !== undefined) return ok(known);
    }
    throw error;
  }
}

async function bookingOfKey(db: Db, key: string): Promise<number | undefined> {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.key, key));
  return row?.id;
}

async function write(tx: Db, parts: PaymentParts, wish: Wish): Promise<Result<number, Problem>> {
  const { customer, payment, by } = wish;
  const known = await bookingOfKey(tx, wish.key);
  if (known !== undefined) return ok(known);
  if (payment.kind === "link" && customer.email === "") return fail({ code: "booking.no-email" });
  const now = parts.clock.now();
  const judged = judgeOffer(await readOffered(tx, wish, { now }), now, wish, wish.overrides);
  if (!judged.ok) return judged;
  const quote = adjusted(judged.value.quote, wish.adjustment);
  if (!quote.ok) return quote;
  const offer = { ...judged.value, quote: quote.value };
  const id = await insert(tx, parts, wish, offer);
  const placed = await placeDueUnits(tx, parts.clock.today());
  if (isLacking(placed, { bookingId: id }))
    throw new RefusedInside({ code: "stay.no-unit-throughout", units: 0 });
  await recordChange(tx, parts.clock, {
    by,
    action: "booking.made",
    entity: "booking",
    entityId: id,
    after: {
      total: offer.quote.total,
      ...(offer.quote.adjustment && { adjustment: offer.quote.adjustment.amount }),
      ...(wish.overrides.length > 0 && { overrides: wish.overrides }),
    },
  });
  const asked = await askForMoney(tx, parts, wish, { id, total: offer.quote.total });
  if (!asked.ok) throw new RefusedInside(asked.problem);
  return ok(id);
}

async function insert(
  tx: Db,
  parts: PaymentParts,
  wish: Wish,
  { quote, item, ...offer }: Offer,
): Promise<number> {
  const now = parts.clock.now();
  const id = await drawNumber(tx);
  await insertBooking(tx, {
    id,
    key: wish.key,
    source: "staff",
    status: wish.payment.kind === "link" && quote.total > 0 ? "pending" : "confirmed",
    rentalItemId: wish.rentalItemId,
    startDate: wish.startDate,
    endDate: wish.endDate,
    pickupTime: offer.pickupTime,
    returnTime: offer.returnTime,
    quantity: wish.quantity,
    selectedAddons: wish.selectedAddons,
    quote,
    totalPrice: quote.total,
    ...customerColumns(canonicalCustomer(wish.customer)),
    ...organisationColumns(wish.customer),
    travelInfo: item.type === "rv" ? (wish.travelInfo ?? null) : null,
    notes: wish.notes,
    depositAmount: item.depositAmount,
    cancellationPolicy: offer.cancellationPolicy,
    createdAt: now,
    updatedAt: now,
  });
  await insertBookingLines(tx, id, offer.stock);
  const { agreementVersion: agreementVersionId } = offer;
  // Nobody has accepted it yet: by link, or on paper at the counter.
  if (agreementVersionId !== null)
    await insertBookingAgreement(tx, { bookingId: id, agreementVersionId });
  await askForFurther(tx, id, offer.furtherAgreements);
  return id;
}

/** What follows of how it is paid: a link in a letter, money that has come, or nothing yet. */
async function askForMoney(
  tx: Db,
  parts: PaymentParts,
  { payment, key, by }: Wish,
  { id: bookingId, total }: { id: number; total: number },
): Promise<Result<unknown, Problem>> {
  if (payment.kind === "link" && total > 0)
    return writePaymentLink(tx, parts, { ...payment, bookingId, by, isRequest: true });
  if (payment.kind === "hand" && total > 0) {
    const { method, reference, paidOn } = payment;
    const money = { key, kind: "rent" as const, method, reference, paidOn, amount: total };
    // The letter that confirms the booking says that it is paid.
    const paid = await writePayment(tx, parts, { ...money, bookingId, by, isTold: false });
    if (!paid.ok) return paid;
  }
  await tellConfirmation(tx, parts, bookingId);
  return ok(null);
}
