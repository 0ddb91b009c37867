import type { OwnBooking } from "#contracts/checkout.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { wayIn } from "#domain/shop/place-of.ts";
import { readBookingFacts } from "#server/bookings/booking-facts.ts";
import { keyOfThanks } from "#server/bookings/own-keys.ts";
import { hasDeposit, rentMoney } from "#server/bookings/held-money.ts";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { WritingShop } from "#server/platform/shop-facts.ts";
import { quoteLines } from "#texts/quote-lines.ts";
import { isBookedBy } from "./checkout-rows.ts";

type Parts = { db: Db; shop: () => Pick<WritingShop, "places"> };

/** What the visitor who made a booking is thanked for. An address with its number in it is no proof of that. */
export async function showOwnBooking(
  { db, shop }: Parts,
  { visitorHash, bookingId, now }: { visitorHash: string; bookingId: number; now: Date },
): Promise<OwnBooking | null> {
  if (!(await isBookedBy(db, { visitorHash, bookingId }))) return null;
  const facts = await readBookingFacts(db, bookingId);
  if (!facts) return null;
  const payments = await allPaymentsOf(db, bookingId);
  const money = rentMoney(facts, payments);
  const key = await keyOfThanks(db, bookingId, now);
  const { itemName, startDate, endDate, pickupTime, returnTime, quantity, depositAmount } = facts;
  return {
    itemName,
    itemType: facts.itemType,
    startDate,
    endDate,
    pickupTime,
    returnTime,
    quantity,
    placeId: facts.placeId,
    // Nobody finds the way to what is called off.
    wayIn: isActive(facts.status) ? wayIn(facts, shop().places) : null,
    depositAmount,
    cancellationPolicy: facts.cancellationPolicy,
    addons: facts.quote.addons.map((addon) => ({ name: addon.name, quantity: addon.quantity })),
    lines: (facts.quote.lines ?? []).map((line) => ({ name: line.name, quantity: line.quantity })),
    code: codeOf(facts.quote),
    totalAmount: facts.totalPrice,
    isDepositPaid: hasDeposit(payments),
    status: facts.status,
    paidAmount: money.paid,
    refundedAmount: money.refunded,
    reservedAmount: money.reserved,
    dueAmount: Math.max(0, money.due),
    email: facts.customerEmail,
    ownPagePath: key && `/min-bokning/${key}`,
  };
}

function codeOf(quote: Quote): OwnBooking["code"] {
  const line = quoteLines(quote).find(({ kind }) => kind === "code");
  return line ? { label: line.label, note: line.note ?? "", amount: line.amount } : null;
}
