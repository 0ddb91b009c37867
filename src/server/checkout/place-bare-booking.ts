import { customerData, type BookingData, type CustomerData } from "#contracts/checkout.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { lockBookedItem, type BookedItem } from "#server/offers/item-lock-rows.ts";
import { loadOffer, type Offer, type StayWish } from "#server/offers/load-offer.ts";
import type { Intent } from "#server/payments/gateway.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusedWrite } from "#server/platform/db/refused-write.ts";
import { canonicalCustomer } from "#server/bookings/canonical-customer.ts";
import { lockCheckout, updateCheckout, type CheckoutRow } from "./checkout-rows.ts";
import type { CompleteParts, Completion } from "./complete-checkout.ts";
import { closeCheckout, type LetGoParts } from "./let-go.ts";
import { drawNumber } from "#server/bookings/booking-rows.ts";
import { isLacking, placeDueUnits } from "#server/units/place-units.ts";
import { recordBooking } from "./record-booking.ts";

type Paid = { checkout: CheckoutRow; payment: PaymentRow; intent: Intent; said: BookingData };

/**
 * A payment that was opened without telling for what: the stay is judged and priced only now, by every
 * rule. One that fails is voided at once, so that no money stays reserved for nothing.
 */
export async function placeBareBooking(
  parts: LetGoParts,
  paid: Paid,
): Promise<Result<Completion, Problem>> {
  const { checkout, intent, said } = paid;
  if (checkout.status === "completed") return fail({ code: "checkout.payment-used" });
  if (checkout.status !== "open") return fail({ code: "checkout.over" });
  if (intent.status !== "requires_capture")
    return fail({ code: "checkout.payment-not-authorized", status: intent.status });
  const wish = wishOf(said);
  const result = wish
    ? await judgeAndWrite(parts, paid, wish)
    : fail({ code: "checkout.data-missing" } as const);
  if (!result.ok) await closeCheckout(parts, checkout.id);
  return result;
}

type BareWish = { stay: StayWish; customer: CustomerData; travelInfo: string | null };

function wishOf(said: BookingData): BareWish | undefined {
  const { rentalItemId, startDate, endDate, quantity = 1, selectedAddons = [] } = said;
  const customer = customerData.safeParse({
    name: said.customerName,
    email: said.customerEmail,
    phone: said.customerPhone,
    address: said.customerAddress,
    streetAddress: said.customerStreetAddress,
    postalCode: said.customerPostalCode,
    city: said.customerCity,
    personalNumber: said.customerPersonalNumber,
  });
  if (!rentalItemId || !startDate || !endDate || !customer.success) return undefined;
  return {
    stay: { rentalItemId, startDate, endDate, quantity, selectedAddons },
    customer: canonicalCustomer(customer.data),
    travelInfo: said.travelInfo ?? null,
  };
}

async function judgeAndWrite(
  parts: CompleteParts,
  paid: Paid,
  wish: BareWish,
): Promise<Result<Completion, Problem>> {
  try {
    return await inTransaction(parts.db, async (tx): Promise<Result<Completion, Problem>> => {
      const item = await lockBookedItem(tx, wish.stay.rentalItemId);
      const checkout = await lockCheckout(tx, paid.checkout.id);
      if (checkout && checkout.bookingId !== null)
        return ok({ bookingId: checkout.bookingId, isNew: false });
      if (checkout?.status !== "open") return fail({ code: "checkout.over" });
      const offer = await loadOffer(tx, parts.clock.now(), wish.stay);
      if (!offer.ok) return offer;
      if (!item) return fail({ code: "catalog.item-unknown" });
      return write(tx, parts, { paid, wish, offer: offer.value, item });
    });
  } catch (error) {
    const problem = refusedWrite(error);
    if (problem) return fail(problem);
    throw error;
  }
}

async function write(
  tx: Db,
  parts: CompleteParts,
  { paid, wish, offer, item }: { paid: Paid; wish: BareWish; offer: Offer; item: BookedItem },
): Promise<Result<Completion, Problem>> {
  const { checkout, intent, payment } = paid;
  if (intent.amount !== offer.quote.total || intent.currency !== "SEK")
    return fail({ code: "checkout.payment-differs" });
  const now = parts.clock.now();
  const bookingId = await drawNumber(tx);
  await recordBooking(tx, parts, {
    bookingId,
    item,
    paymentId: payment.id,
    intent,
    stay: {
      ...wish.stay,
      selectedAddons: [...wish.stay.selectedAddons],
      customer: wish.customer,
      organisation: null,
      pickupTime: offer.pickupTime,
      returnTime: offer.returnTime,
      quote: offer.quote,
      travelInfo: offer.item.type === "rv" ? wish.travelInfo : null,
      agreementVersionId: offer.agreementVersion,
      agreementAcceptedAt: offer.agreementVersion === null ? null : now,
      furtherAgreementVersionIds: offer.furtherAgreements,
      cancellationPolicy: offer.cancellationPolicy,
      codeId: null,
      codePerson: null,
      stock: offer.stock,
    },
  });
  await updateCheckout(tx, checkout.id, { status: "completed", bookingId, updatedAt: now });
  if (isLacking(await placeDueUnits(tx, parts.clock.today()), { bookingId }))
    return fail({ code: "stay.no-unit-throughout", units: 0 });
  return ok({ bookingId, isNew: true });
}
