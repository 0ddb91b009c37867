import type { Booking } from "#contracts/bookings.ts";
import type { Problem } from "#contracts/errors.ts";
import type { MyBooking } from "#contracts/my-booking.ts";
import { lacksDrivers } from "#domain/bookings/drivers.ts";
import {
  earliestOwnStart,
  isUnderWay,
  lastDayToChange,
  mayChangeDetails,
  mayChangeThemselves,
  ownSteps,
  stayHours,
} from "#domain/bookings/own-page.ts";
import { buyerOf } from "#domain/bookings/organisation.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { depositDue, depositProblem, depositState } from "#domain/payments/deposit-status.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { toldPlace, wayIn } from "#domain/shop/place-of.ts";
import { agreementsWithText } from "#server/bookings/agreement-rows.ts";
import { neededTexts, type AgreementParts } from "#server/bookings/asked-agreements.ts";
import { readBookingFacts, type BookingFacts } from "#server/bookings/booking-facts.ts";
import { lastCallingOff, lastUndone } from "#server/bookings/calling-off.ts";
import { letterToken } from "#server/bookings/letter-token.ts";
import { packingOfBooking } from "#server/bookings/packing-rows.ts";
import { findBooking } from "#server/bookings/one-booking/booking-view-rows.ts";
import { holdingProtocols } from "#server/hand-over/protocol-rows.ts";
import { openCharge } from "#server/money/charge-link.ts";
import { keptOfDeposit } from "#server/money/done-meanwhile-rows.ts";
import { listPayments } from "#server/money/list-payments.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";
import { openPayPath } from "#server/money/pay-again-link.ts";
import { chargeDue, settlementOf } from "#server/money/settlement-rows.ts";
import { allPaymentsOf, currentPayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { receiptsOfBooking } from "#server/receipts/receipt-rows.ts";
import { licenceWords } from "#texts/item-facts-words.ts";
import { cancellingWords, ownTodo } from "#texts/own-page-words.ts";
import { receiptTitle } from "#texts/receipt.ts";
import { judgeCancelling } from "./judge-cancelling.ts";
import { factsOfItem, shownItem } from "./own-booking-rows.ts";

export type OwnPageParts = PaymentParts & AgreementParts & { rateLimitFactor: number };

/** All that a booking's customer may know of it, and what they may do. */
export async function showOwnPage(
  parts: OwnPageParts,
  bookingId: number,
): Promise<Result<MyBooking, Problem>> {
  const { db, clock } = parts;
  const facts = await readBookingFacts(db, bookingId);
  const booking = await findBooking(db, bookingId);
  if (!facts || !booking) return fail({ code: "own-page.unknown" });
  const { places } = parts.shop();
  const now = clock.now();
  const moment = { day: dayInSweden(now), time: timeInSweden(now) };
  const rows = await allPaymentsOf(db, bookingId);
  const payments = await listPayments(db, bookingId);
  const issued = await receiptsOfBooking(db, bookingId);
  const asked = await neededTexts(parts, facts);
  const deposit = await depositOf(parts, facts);
  const cancelling = await judgeCancelling(
    db,
    { booking: facts, itemType: facts.itemType, payments: rows },
    now,
  );
  const { changeDays } = parts.shop();
  const payPath = await openPayPath(db, bookingId, now);
  const item = await shownItem(db, facts.rentalItemId);
  const standing = {
    ...facts,
    depositDue: deposit?.amount ?? 0,
    isDepositPaid: deposit?.status === "captured",
    withdrawnAt: booking.withdrawnAt,
    state: booking.stay.state,
  };
  return ok({
    booking: {
      ...told(booking, facts),
      ...(await calledOffOf(db, booking)),
      itemPath: item ? itemPath(item) : null,
    },
    stay: booking.stay,
    hours: stayHours(facts, moment),
    steps: ownSteps(standing),
    todo: ownTodo({
      booking,
      payPath,
      deposit,
      charge: await openCharge(db, bookingId),
      asked: asked.length,
      lacksDrivers: lacksDrivers(facts, isUnderWay(facts, moment)),
    }),
    place: {
      ...toldPlace(facts, places),
      instructions: isActive(facts.status) ? wayIn(facts, places) : null,
    },
    details: { allowed: mayChangeDetails(facts, moment) },
    driving:
      facts.itemType === "rv"
        ? {
            asks: licenceWords(await factsOfItem(db, facts.rentalItemId)),
            allowed: mayChangeDetails(facts, moment),
          }
        : null,
    packing: await packingOfBooking(db, bookingId),
    quoteLines: booking.quoteLines,
    payments: (payments.ok ? payments.value : [])
      .filter(({ isLetGo }) => !isLetGo)
      .map(({ kind, method, amount, refunded, failedRefunds, status, at }) => ({
        kind,
        method,
        amount,
        refunded,
        failedRefund: sumKronor(...failedRefunds.map((one) => one.amount)),
        status,
        at,
      })),
    // The newest first, as the payments.
    receipts: issued.toReversed().map(({ snapshot, cause }) => ({
      number: snapshot.receiptNumber,
      kind: snapshot.kind,
      title: receiptTitle({ ...snapshot, cause }),
      total: snapshot.totalIncludingVat,
    })),
    protocols: (await holdingProtocols(db, bookingId)).map(
      ({ id, kind, unitName, signedAt, firstSignedAt }) => ({
        id,
        kind,
        unitName,
        signedAt: firstSignedAt ?? signedAt,
        correctedAt: firstSignedAt ? signedAt : null,
      }),
    ),
    agreements: await agreementsWithText(db, bookingId),
    asked,
    deposit,
    settled: await settledOf(db, bookingId, rows),
    cancellation: {
      policy: booking.cancellationPolicy,
      countedFrom: cancelling.countedFrom,
      withdrawUntil: cancelling.withdrawUntil,
      refund: cancelling.refund,
      depositRefund: cancelling.depositRefund,
      allowed: cancelling.problem === null,
      ...(cancelling.problem && { reason: cancellingWords(cancelling.problem) }),
    },
    changes: {
      until: lastDayToChange(facts.startDate, changeDays),
      earliestStart: earliestOwnStart(moment.day, changeDays),
      allowed: mayChangeThemselves(standing, { today: moment.day, changeDays }),
    },
  });
}

/** Nothing that staff write, and no personal number. */
function told(
  booking: Booking,
  facts: BookingFacts,
): Omit<MyBooking["booking"], "itemPath" | "calledOff" | "takenUp"> {
  return {
    id: booking.id,
    itemId: booking.rentalItemId,
    itemName: facts.itemName,
    itemType: facts.itemType,
    status: booking.status,
    startDate: booking.startDate,
    endDate: booking.endDate,
    pickupTime: booking.pickupTime,
    returnTime: booking.returnTime,
    quantity: booking.quantity,
    addons: facts.quote.addons.map(({ name, quantity }) => ({ name, quantity })),
    selectedAddons: booking.selectedAddons,
    lines: (facts.quote.lines ?? []).map(({ rentalItemId, name, quantity }) => ({
      rentalItemId,
      name,
      quantity,
    })),
    customerName: booking.customerName,
    email: booking.customerEmail,
    phone: booking.customerPhone,
    streetAddress: booking.customerStreetAddress,
    postalCode: booking.customerPostalCode,
    city: booking.customerCity,
    buyer: buyerOf(facts) ?? null,
    travelInfo: booking.travelInfo ?? "",
    drivers: booking.drivers,
    totalPrice: booking.totalPrice,
    paidAmount: booking.paidAmount,
    reservedAmount: booking.reservedAmount,
    refundedAmount: booking.refundedAmount,
    dueAmount: booking.dueAmount,
    cancelled: booking.cancellation,
    withdrawnAt: booking.withdrawnAt,
    version: booking.version,
  };
}

/** Whether and when it was called off, or taken up again since. */
async function calledOffOf(
  db: Db,
  { id, status }: Booking,
): Promise<Pick<MyBooking["booking"], "calledOff" | "takenUp">> {
  const off = await lastCallingOff(db, id);
  const undone = await lastUndone(db, id);
  const isOff = status === "cancelled";
  return {
    calledOff: isOff && off ? { on: dayInSweden(off.at), by: off.by } : null,
    takenUp:
      undone && !isOff
        ? {
            cancelledOn: dayInSweden(undone.cancelledAt),
            on: dayInSweden(undone.undoneAt),
            refund: undone.refund,
          }
        : null,
  };
}

/** What the return was settled by, and what was kept of the deposit by itself. */
async function settledOf(
  db: Db,
  bookingId: number,
  payments: readonly PaymentRow[],
): Promise<MyBooking["settled"]> {
  const settlement = await settlementOf(db, bookingId);
  const apart = await keptOfDeposit(db, bookingId);
  const lines = [...(settlement?.lines ?? []), ...apart];
  if (lines.length === 0) return null;
  return {
    lines: lines.map(({ label, amount }) => ({ label, amount })),
    kept: sumKronor(settlement?.kept ?? 0, ...apart.map(({ amount }) => amount)),
    due: chargeDue(settlement, payments),
  };
}

/** What is left as security, and where it is paid while it can be; nothing where none is asked for. */
async function depositOf({ db, clock }: OwnPageParts, facts: BookingFacts) {
  const payment = await currentPayment(db, facts.id, "deposit");
  const status = depositState(payment);
  const due = depositDue(facts.itemType, facts.depositAmount);
  const amount = payment && status === "captured" ? payment.amount : due;
  if (amount === 0) return null;
  const problem = depositProblem({ due, state: status, booking: facts, today: clock.today() });
  const token = await letterToken(db, facts.id);
  return {
    amount,
    status,
    path: `/deposit-payment/${facts.id}?t=${token}`,
    refunded: payment?.refundedAmount ?? 0,
    kept: payment?.keptAmount ?? 0,
    isPayable: problem === undefined && facts.status === "confirmed",
  };
}
