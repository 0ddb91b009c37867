import { bookingById, openPayment as askForPayment, placeBooking } from "#web/api/checkout.ts";
import type { CheckoutEvent, StateAt } from "#web/public/checkout/steps/checkout-steps.ts";
import { readRefusal } from "#web/public/checkout/steps/open-refusal.ts";
import { bareWish, billingOf } from "#web/public/checkout/steps/payment-wish.ts";
import { holdEndsAt } from "#web/public/checkout/payment/hold-clock.ts";
import { keepStay } from "#web/shell/kept-stay.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { forgetPayment, readKeptPayment } from "./kept-payment.ts";
import { isFinalRefusal } from "./place-surely.ts";
import type { Surroundings } from "./surroundings.ts";

type Booked = Extract<CheckoutEvent, { type: "booked" }>;

/** Holds the nights and opens the payment, unless they turn out to be booked already. */
export async function openPayment(
  { wish, price }: StateAt<"opening">,
  around: Surroundings,
): Promise<CheckoutEvent> {
  try {
    const earlier = await findEarlierBooking(around);
    if (earlier) return earlier;
    const { clientSecret } = await askForPayment(wish);
    const endsAt = holdEndsAt(Date.now());
    const { lines } = around.stay;
    keepStay(tabMemory, around.stay, { heldUntil: endsAt, ...(lines && { lines }) });
    const billing = billingOf(wish.customerData);
    const payment = { wish, billing, price, clientSecret, endsAt };
    return { type: "opened", payment, asksBank: false };
  } catch (error) {
    const refusal = readRefusal(error);
    const found = refusal.kind === "booked" && (await findBooking(refusal.bookingId, null, around));
    return found || { type: "not-opened", refusal };
  }
}

/** A payment this page lost sight of, by a reload in its midst, may be a booking by now. */
async function findEarlierBooking(around: Surroundings): Promise<Booked | null> {
  const kept = readKeptPayment(tabMemory, around.stay);
  if (!kept) return null;
  try {
    const { id } = await placeBooking(bareWish(kept.paymentId));
    return await findBooking(id, kept.kronor, around);
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    forgetPayment(tabMemory);
    return null;
  }
}

async function findBooking(
  bookingId: number,
  totalAmount: number | null,
  { queryClient }: Surroundings,
): Promise<Booked | null> {
  try {
    const booking = await queryClient.fetchQuery(bookingById(bookingId));
    if (!booking) return null;
    const { rentalItemName: itemName, startDate, endDate } = booking;
    return { type: "booked", booked: { itemName, startDate, endDate, bookingId, totalAmount } };
  } catch {
    return null;
  }
}
