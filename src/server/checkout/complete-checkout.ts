import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { settlePayment } from "#server/money/settle-payment.ts";
import { lockBookedItem } from "#server/offers/item-lock-rows.ts";
import type { Intent } from "#server/payments/gateway.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { together } from "#server/platform/db/together.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import type { LetterParts } from "#server/bookings/booking-letters.ts";
import type { NewStock } from "#server/bookings/line-rows.ts";
import { drawNumber } from "#server/bookings/booking-rows.ts";
import { lockItemsOfCheckout, stockOfCheckout } from "./checkout-line-rows.ts";
import {
  bookedBy,
  discardOpen,
  JUST_NOW_MS,
  lockCheckout,
  updateCheckout,
  type CheckoutRow,
} from "./checkout-rows.ts";
import { placeDueUnits } from "#server/units/place-units.ts";
import { recordBooking, type NewlyBooked, type PromisedStay } from "./record-booking.ts";

export type CompleteParts = LetterParts & { db: Db };

export type PaidCheckout = {
  checkout: Pick<CheckoutRow, "id" | "rentalItemId">;
  paymentId: string;
  intent: Intent;
  isCloser?: boolean;
};

export type Completion = { bookingId: number; isNew: boolean };

/**
 * Turns a paid checkout into its booking, as it was promised: nothing is priced or judged anew. The
 * browser, the webhook and the sweep all end here, and whoever comes second finds it done.
 *
 * A checkout that is being closed is completed only by the one who is closing it; anybody else might
 * meet the cancellation of its intent half-way.
 */
export async function completeCheckout(
  parts: CompleteParts,
  { checkout: known, paymentId, intent, isCloser = false }: PaidCheckout,
): Promise<Result<Completion, Problem>> {
  try {
    const done = await inTransaction(parts.db, async (tx): Promise<Result<Completion, Problem>> => {
      // The items before the checkout, as everybody does who takes nights: two writers queue.
      const [, item, checkout, stock, bookingId] = await together(
        () => lockItemsOfCheckout(tx, known.id),
        async () =>
          known.rentalItemId === null ? undefined : lockBookedItem(tx, known.rentalItemId),
        () => lockCheckout(tx, known.id),
        () => stockOfCheckout(tx, known.id),
        () => drawNumber(tx),
      );
      if (!checkout) return fail({ code: "checkout.payment-unknown" });
      if (checkout.bookingId !== null) return ok({ bookingId: checkout.bookingId, isNew: false });
      // A booking that was made and then deleted is not made again.
      if (checkout.status === "completed") return fail({ code: "checkout.payment-used" });
      if (checkout.status !== "open" && !isCloser) return fail({ code: "checkout.over" });
      if (checkout.status === "released") return fail({ code: "checkout.over" });
      // Charged in the provider's own pages: nobody's wish, but the customer's money.
      if (intent.status !== "requires_capture" && intent.status !== "succeeded")
        return fail({ code: "checkout.payment-not-authorized", status: intent.status });
      if (intent.amount !== checkout.totalPrice || intent.currency !== "SEK")
        return fail({ code: "checkout.payment-differs" });
      const stay = promisedStay(checkout, stock);
      if (!stay || !item) return fail({ code: "checkout.data-missing" });
      const booked = checkout.status === "discarded" ? await sameBooked(tx, parts, checkout) : null;
      if (booked !== null) return fail({ code: "checkout.already-booked", bookingId: booked });
      const booking = { bookingId, item, stay, paymentId, intent };
      await writeBooking(tx, parts, checkout, booking);
      return ok({ bookingId, isNew: true });
    });
    if (done.ok && intent.status === "succeeded") await settlePayment(parts, paymentId, { intent });
    return done;
  } catch (error) {
    // Only a checkout that had given its nights back can find them taken.
    const constraint = refusingConstraint(error);
    if (constraint === "item_nights_never_overbooked")
      return fail({ code: "checkout.nights-gone" });
    if (constraint?.endsWith("_never_overused")) return fail({ code: "checkout.code-gone" });
    throw error;
  }
}

/** A visitor who paid for the same stay in another tab has it already: this one is let go. */
async function sameBooked(
  tx: Db,
  { clock }: CompleteParts,
  { visitorHash, rentalItemId, startDate, endDate }: CheckoutRow,
): Promise<number | null> {
  const since = new Date(clock.now().getTime() - JUST_NOW_MS);
  const booked = await bookedBy(tx, { visitorHash, itemId: rentalItemId ?? 0 }, since);
  const same = booked.find((one) => one.startDate === startDate && one.endDate === endDate);
  return same?.bookingId ?? null;
}

async function writeBooking(
  tx: Db,
  parts: CompleteParts,
  { id, visitorHash, status }: CheckoutRow,
  booked: NewlyBooked,
): Promise<void> {
  const now = parts.clock.now();
  const { rentalItemId: itemId } = booked.stay;
  // The checkout gives its nights back before its booking takes them, and so does a later one of the
  // same visitor and item: the one that was paid is the one that was meant.
  if (status === "discarded") await discardOpen(tx, { visitorHash, itemId, except: id }, now);
  const completed = {
    status: "completed" as const,
    // Looked for when the transaction ends: by then it is there.
    bookingId: booked.bookingId,
    closingUntil: null,
    lapsedAt: null,
    updatedAt: now,
  };
  await together(
    () => updateCheckout(tx, id, completed),
    () => recordBooking(tx, parts, booked),
  );
  // It has the units that its checkout had. What was paid for is never refused here: who lacks one is listed.
  await placeDueUnits(tx, parts.clock.today());
}

/** Nothing for a checkout of the bare payload, which knows no stay. */
function promisedStay(checkout: CheckoutRow, stock: readonly NewStock[]): PromisedStay | undefined {
  const { rentalItemId, startDate, endDate, pickupTime, returnTime, quantity, quote } = checkout;
  if (
    rentalItemId === null ||
    startDate === null ||
    endDate === null ||
    pickupTime === null ||
    returnTime === null ||
    quantity === null ||
    quote === null
  )
    return undefined;
  const { selectedAddons, customer, organisation, travelInfo, cancellationPolicy, turnaround } =
    checkout;
  const { agreementVersionId, agreementAcceptedAt, codeId, codePerson } = checkout;
  return {
    rentalItemId,
    startDate,
    endDate,
    pickupTime,
    returnTime,
    quantity,
    quote,
    selectedAddons,
    customer,
    organisation,
    travelInfo,
    agreementVersionId,
    agreementAcceptedAt,
    furtherAgreementVersionIds: checkout.furtherAgreementVersionIds,
    cancellationPolicy,
    turnaround,
    codeId,
    codePerson,
    stock,
  };
}
