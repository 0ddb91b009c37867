import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { createPaymentIntent, OpenedPayment, WantedStay } from "#contracts/checkout.ts";
import type { Problem } from "#contracts/errors.ts";
import { nightCount, shareNights, type Stay } from "#domain/dates/date-range.ts";
import {
  endOfRenewed,
  holdProblem,
  LAPSE_MEMORY_MS,
  networkPauseProblem,
  pauseProblem,
  type HoldLimits,
} from "#domain/payments/checkout-hold.ts";
import { amountProblem } from "#domain/payments/card-amount.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { judgeVisitorsOffer, readOffered, type Offer } from "#server/offers/load-offer.ts";
import { priceAnswer } from "#server/offers/price-stay.ts";
import { insertPayment } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Visitor } from "#server/platform/http/visitor.ts";
import { personKey } from "#server/platform/person-key.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { together } from "#server/platform/db/together.ts";
import { canonicalCustomer } from "#server/bookings/canonical-customer.ts";
import { isLacking, placeDueUnits } from "#server/units/place-units.ts";
import { insertCheckoutLines, lockItemsOfHold } from "./checkout-line-rows.ts";
import * as rows from "./checkout-rows.ts";
import { countOpen, lapsesOf, networkLapsesOf, lockVisitor } from "./hold-rows.ts";
import { finishLettingGo, type LetGoParts } from "./let-go.ts";
import { asProblem, openIntent } from "./open-intent.ts";
import { isPolicyTold, isStillHeld, settleEarlier } from "./settle-earlier.ts";

export type OpenParts = LetGoParts & { limits: HoldLimits };

export type PaymentWish = z.output<typeof createPaymentIntent.body & object>;

/** Holds the nights first, and only then asks the provider for the payment. */
export async function openCheckout(
  parts: OpenParts,
  visitor: Visitor,
  wish: PaymentWish,
): Promise<Result<OpenedPayment, Problem>> {
  const customer = canonicalCustomer(wish.customerData);
  const known = { ...wish, customerData: customer };
  const earlier = await settleEarlier(parts, visitor, known);
  if (!earlier.ok) return earlier;
  if (earlier.value.again) return ok(earlier.value.again);
  const { settled } = earlier.value;

  const held = await inTransaction(parts.db, (tx) =>
    hold(tx, parts, { visitor, wish: known, settled }),
  );
  if (!held.ok)
    return held.problem.code === "twin"
      ? answer(parts, visitor, held.problem.checkout)
      : fail(held.problem);
  const { checkout, discarded } = held.value;
  const [opened] = await Promise.all([
    answer(parts, visitor, checkout),
    ...discarded.map((id) => finishLettingGo(parts, id)),
  ]);
  if (!opened.ok)
    await inTransaction(parts.db, (tx) => rows.discardOne(tx, checkout.id, parts.clock.now()));
  return opened;
}

async function answer(
  parts: OpenParts,
  visitor: Visitor,
  checkout: rows.CheckoutRow,
): Promise<Result<OpenedPayment, Problem>> {
  const intent = asProblem(await openIntent(parts, checkout));
  if (!intent.ok) return intent;
  const isOpen = intent.value.heldAs === "open";
  const overtaken = isOpen ? undefined : await overtakenBy(parts, visitor, checkout);
  if (overtaken) return fail(overtaken);
  const { clientSecret, customerId } = intent.value;
  return ok({
    clientSecret: clientSecret ?? "",
    customerId: customerId ?? "",
    holdExpiresAt: checkout.holdExpiresAt.toISOString(),
  });
}

/** While this was being opened, another tab of the visitor may have paid, or opened a newer one. */
async function overtakenBy(
  { db, clock }: OpenParts,
  { hash: visitorHash }: Visitor,
  { id, rentalItemId }: rows.CheckoutRow,
): Promise<Problem | undefined> {
  const current = await rows.findCheckout(db, id);
  if (current?.status === "open") return undefined;
  const since = new Date(clock.now().getTime() - rows.JUST_NOW_MS);
  const [booked] = await rows.bookedBy(db, { visitorHash, itemId: rentalItemId ?? 0 }, since);
  return booked && booked.bookingId !== null
    ? { code: "checkout.already-booked", bookingId: booked.bookingId }
    : { code: "checkout.payment-under-way" };
}

type Held = { checkout: rows.CheckoutRow; discarded: string[] };

/** The very same wish has just been opened by a call beside this one, and stays as it is. */
type Twin = { code: "twin"; checkout: rows.CheckoutRow };

async function hold(
  tx: Db,
  parts: OpenParts,
  { visitor, wish, settled }: { visitor: Visitor; wish: PaymentWish; settled: string[] },
): Promise<Result<Held, Problem | Twin>> {
  const { clock, limits } = parts;
  const now = clock.now();
  const { booking, amount } = wish;
  const seen = booking
    ? await lookUp(tx, { now, visitor, booking })
    : await lockVisitor(tx, visitor.hash, visitor.network);
  const discarded = seen?.discarded ?? [];
  const twin = discarded.find(
    (one) => booking && !settled.includes(one.id) && isStillHeld(one, { ...wish, booking }, now),
  );
  if (twin) return fail({ code: "twin", checkout: twin });
  const pause =
    seen &&
    (pauseProblem(now, seen.lapses) ?? networkPauseProblem(now, seen.networkLapses, limits));
  if (pause) return fail(pause);
  const offer = booking && seen && judge(seen.offered, { now, booking, amount });
  if (offer && !offer.ok) return offer;
  const tooMuch =
    amountProblem(amount) ??
    (booking && seen && holdProblem(limits, seen.open, unitNightsOf(booking)));
  if (tooMuch) return fail(tooMuch);

  const holdExpiresAt = endOfRenewed(now, endsOfSameNights(discarded, booking));
  const wanted = newCheckout({ visitor, wish, offer: offer?.value, now, holdExpiresAt });
  const payment = {
    id: randomUUID(),
    kind: "rent" as const,
    checkoutId: wanted.id,
    amount: wanted.totalPrice,
    createdAt: now,
    updatedAt: now,
  };
  const [checkout] = await together(
    () => rows.insertCheckout(tx, wanted),
    () => insertCheckoutLines(tx, wanted.id, offer?.value.stock ?? []),
    () => insertPayment(tx, payment),
  );
  // What is held has units from now on; nobody who has one loses it.
  if (isLacking(await placeDueUnits(tx, clock.today()), { checkoutId: checkout.id }))
    return fail({ code: "stay.no-unit-throughout", units: 0 });
  return ok({ checkout, discarded: discarded.map(({ id }) => id) });
}

/**
 * All that decides about a hold, in one go and in the order of the locks: the visitor, then the items, whose nights
 * the visitor's earlier hold gives back before they are read. Who may not hold anything gives nothing back either:
 * a problem takes back what was written.
 */
async function lookUp(
  tx: Db,
  { now, visitor, booking }: { now: Date; visitor: Visitor; booking: WantedStay },
) {
  const { hash, network } = visitor;
  const { rentalItemId: itemId } = booking;
  const since = new Date(now.getTime() - LAPSE_MEMORY_MS);
  const [, lapses, networkLapses, , discarded, open, offered] = await together(
    () => lockVisitor(tx, hash, network),
    () => lapsesOf(tx, hash, since),
    () => networkLapsesOf(tx, network, since),
    () =>
      lockItemsOfHold(tx, {
        visitorHash: hash,
        itemIds: [itemId, ...(booking.lines ?? []).map((line) => line.rentalItemId)],
        addonIds: booking.selectedAddons.map(({ id }) => id),
      }),
    () => rows.discardOpen(tx, { visitorHash: hash, itemId }, now),
    () => countOpen(tx, hash, network),
    () => readOffered(tx, booking, { now }),
  );
  return { lapses, networkLapses, discarded, open, offered };
}

/** What is held for nothing while it is not paid. */
function unitNightsOf(booking: WantedStay): number {
  const units = (booking.lines ?? []).reduce((sum, line) => sum + line.quantity, booking.quantity);
  return nightCount(booking) * units;
}

function endsOfSameNights(earlier: readonly rows.CheckoutRow[], stay: Stay | undefined): Date[] {
  return earlier.flatMap(({ startDate, endDate, holdExpiresAt }) =>
    stay && startDate && endDate && shareNights(stay, { startDate, endDate })
      ? [holdExpiresAt]
      : [],
  );
}

/** The server's own price, promise and text count; where the page showed others, the customer is asked again. */
function judge(
  offered: Awaited<ReturnType<typeof readOffered>>,
  { now, booking, amount }: { now: Date; booking: WantedStay; amount: number },
): Result<Offer, Problem> {
  const offer = judgeVisitorsOffer(offered, now, booking);
  if (!offer.ok) return offer;
  const { quote, agreementVersion, furtherAgreements, cancellationPolicy } = offer.value;
  const price = { ...priceAnswer(quote), cancellationPolicy };
  if (quote.total !== amount) return fail({ code: "checkout.price-changed", price });
  if (!isPolicyTold(booking, cancellationPolicy))
    return fail({ code: "checkout.policy-changed", price });
  const needed = [agreementVersion, ...furtherAgreements].filter((version) => version !== null);
  const accepted = acceptedVersions(booking);
  const missing = accepted && needed.find((version) => !accepted.includes(version));
  if (missing !== undefined)
    return fail({
      code: "checkout.agreement-changed",
      agreementVersion: missing,
      agreementVersions: needed,
    });
  return offer;
}

/** Nothing where the page does not say: then what is current counts as accepted. */
function acceptedVersions({
  agreementVersion,
  agreementVersions,
}: WantedStay): readonly number[] | undefined {
  if (agreementVersions) return agreementVersions;
  return agreementVersion === undefined ? undefined : [agreementVersion];
}

function newCheckout({
  visitor,
  wish,
  offer,
  now,
  holdExpiresAt,
}: {
  visitor: Visitor;
  wish: PaymentWish;
  offer: Offer | undefined;
  now: Date;
  holdExpiresAt: Date;
}): rows.NewCheckout {
  const { booking } = wish;
  return {
    id: randomUUID(),
    visitorHash: visitor.hash,
    network: visitor.network,
    totalPrice: wish.amount,
    customer: wish.customerData,
    organisation: booking?.organisation ?? null,
    holdExpiresAt,
    createdAt: now,
    updatedAt: now,
    ...(booking &&
      offer && {
        rentalItemId: booking.rentalItemId,
        startDate: booking.startDate,
        endDate: booking.endDate,
        pickupTime: offer.pickupTime,
        returnTime: offer.returnTime,
        quantity: booking.quantity,
        selectedAddons: booking.selectedAddons,
        quote: offer.quote,
        travelInfo: offer.item.type === "rv" ? (booking.travelInfo ?? null) : null,
        agreementVersionId: offer.agreementVersion,
        agreementAcceptedAt: offer.agreementVersion === null ? null : now,
        furtherAgreementVersionIds: offer.furtherAgreements,
        cancellationPolicy: offer.cancellationPolicy,
        codeId: offer.codeId,
        codePerson: offer.codeId === null ? null : personKey(wish.customerData.email),
      }),
  };
}
