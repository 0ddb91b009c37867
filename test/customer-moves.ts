import { eq } from "drizzle-orm";
import { addDays } from "#domain/dates/local-date.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { ok } from "#domain/result.ts";
import { agreementVersionsOf } from "#server/catalog/agreement-rows.ts";
import { acceptTexts, neededTexts } from "#server/bookings/asked-agreements.ts";
import { readBookingFacts } from "#server/bookings/booking-facts.ts";
import { rentMoney } from "#server/bookings/held-money.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { changeBooking } from "#server/counter/change-booking.ts";
import { openDeposit } from "#server/deposits/open-deposit.ts";
import { actOnPayment } from "#server/money/act-on-payment.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { cancelBooking } from "#server/money/cancel-booking.ts";
import { standingCancellation } from "#server/money/cancellation-rows.ts";
import { refundPayment } from "#server/money/refund-payment.ts";
import { cancelOwnBooking } from "#server/own-page/cancel-own-booking.ts";
import {
  changeOwnBooking,
  changeOwnDetails,
  previewOwnChange,
} from "#server/own-page/change-own-booking.ts";
import { judgeCancelling } from "#server/own-page/judge-cancelling.ts";
import type { OwnPageParts } from "#server/own-page/show-own-page.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import {
  BY,
  countLinks,
  lastToken,
  pick,
  seeded,
  whole,
  type Choices,
  type Step,
  type World,
} from "./story-world.ts";

const ownParts = (parts: LetGoParts): OwnPageParts => ({
  ...parts,
  agreementsOf: agreementVersionsOf,
  rateLimitFactor: 1,
});

async function stored({ db }: LetGoParts, id: number) {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  return booking;
}

/** What a customer does on their own page. */
export const CUSTOMER_STEPS: Record<string, Step> = {
  "customer mends details": ({ bookingId }, parts, choices) =>
    changeOwnDetails(ownParts(parts), bookingId, {
      phone: `070-${whole(choices, 999)}`,
      ...(choices.next() < 0.5 && { travelInfo: "Vi kommer sent" }),
    }),
  "customer changes it": changeOwn,
  "customer changes it again": changeOwn,
  "customer cancels": cancelOwn,
  "customer accepts": async ({ bookingId, till }, parts, choices) => {
    const facts = await readBookingFacts(till.shop.db, bookingId);
    const needed = facts ? await neededTexts(ownParts(till.parts()), facts) : [];
    const versions = needed.map(({ version }) => version);
    await acceptTexts(ownParts(parts), bookingId, choices.next() < 0.2 ? [999_999] : versions);
  },
};

/** Other days, a longer stay, more extras: never less than the shop has of it. */
async function changeOwn(world: World, parts: LetGoParts, choices: Choices): Promise<void> {
  const { bookingId, till, extraIds } = world;
  const before = await stored(till.parts(), bookingId);
  if (!before) return;
  const { startDate, endDate, version, selectedAddons } = before;
  const more = { id: pick(choices, extraIds), quantity: whole(choices, 3) };
  const others = selectedAddons.filter(({ id }) => id !== more.id);
  const what = pick(choices, [
    { endDate: addDays(endDate, whole(choices, 3)) },
    { startDate: addDays(startDate, 2), endDate: addDays(endDate, 2) },
    { selectedAddons: [...others, more] },
    { selectedAddons: [...others, more], endDate: addDays(endDate, 1) },
    // What is refused whatever is paid.
    { endDate: addDays(endDate, -1) },
    { selectedAddons: [] },
  ]);
  const links = await countLinks(till);
  const wish = { ...what, version };
  const told = await previewOwnChange(ownParts(parts), bookingId, wish);
  const done = await changeOwnBooking(ownParts(parts), bookingId, wish);
  const after = await stored(till.parts(), bookingId);
  if (!done.ok || !after) return;
  const has = (id: number) => after.selectedAddons.find((one) => one.id === id)?.quantity ?? 0;
  if (after.version === version + 1) {
    if (selectedAddons.some(({ id, quantity }) => has(id) < quantity))
      throw new Error("an extra was lost");
    const { paid, reserved, waived } = rentMoney(
      before,
      await allPaymentsOf(till.shop.db, bookingId),
    );
    if (after.totalPrice < before.totalPrice && after.totalPrice < paid + reserved + waived)
      throw new Error("below what is paid");
  }
  const isAsked = (await countLinks(till)) > links;
  const { due: dueAfter } = rentMoney(after, await allPaymentsOf(till.shop.db, bookingId));
  if (!world.isAtOnce) expectAsTold(told, { before, after, isAsked, dueAfter });
  if (isAsked) world.links.push(await lastToken(till));
}

type Changed = { before: BookingRow; after: BookingRow; isAsked: boolean; dueAfter: number };

/** What was shown before the press is what is kept: what it costs, when it is, and whether more is asked for. */
function expectAsTold(
  told: Awaited<ReturnType<typeof previewOwnChange>>,
  { before, after, isAsked, dueAfter }: Changed,
): void {
  if (!told.ok) throw new Error(`changed, though nothing could be shown: ${told.problem.code}`);
  const { refused, after: price, difference, toPay, pickupTime, returnTime, due } = told.value;
  const [why] = refused;
  if (why) throw new Error(`changed, though it was refused before: ${why.code}`);
  const isAsTold =
    price.total === after.totalPrice &&
    difference === after.totalPrice - before.totalPrice &&
    pickupTime === after.pickupTime &&
    returnTime === after.returnTime &&
    toPay > 0 === isAsked &&
    // Too little for a card is let off with the change.
    sumKronor(due, before.waived) === sumKronor(dueAfter, after.waived);
  if (!isAsTold) throw new Error("changed to another price or other hours than were shown");
}

/** By the sum that is shown, or by one that is no longer right: then nothing happens. */
async function cancelOwn(world: World, parts: LetGoParts, choices: Choices): Promise<void> {
  const { bookingId, till } = world;
  const { db, clock } = till.shop;
  const facts = await readBookingFacts(db, bookingId);
  if (!facts || choices.next() < 0.4) return;
  const payments = await allPaymentsOf(db, bookingId);
  const { itemType } = facts;
  const shown = await judgeCancelling(db, { booking: facts, itemType, payments }, clock.now());
  const isWrong = choices.next() < 0.4;
  const expectedRefund = shown.refund + (isWrong ? whole(choices, 50) : 0);
  const done = await cancelOwnBooking(ownParts(parts), { bookingId, expectedRefund });
  // While another does something with it, that may make a wrong sum right.
  if (done.ok && facts.status !== "cancelled" && !world.isAtOnce) {
    if (isWrong) throw new Error("cancelled for another sum than was shown");
    await expectGivenBack(parts, { booking: facts, payments, told: shown.refund });
  }
  // A double press.
  if (done.ok) await cancelOwnBooking(ownParts(parts), { bookingId, expectedRefund });
}

type Cancelled = { booking: BookingRow; payments: PaymentRow[]; told: number };

/** The sum that was shown is the one that was decided, and no more than that has gone back by now. */
async function expectGivenBack(
  { db }: LetGoParts,
  { booking, payments, told }: Cancelled,
): Promise<void> {
  const decided = await standingCancellation(db, booking.id);
  if (decided?.refund !== told) throw new Error("another sum was given back than was shown");
  const before = rentMoney(booking, payments);
  const after = rentMoney(booking, await allPaymentsOf(db, booking.id));
  const gone = before.paid + before.reserved - after.paid - after.reserved;
  if (gone > told) throw new Error("more has gone back than was shown");
}

/** What staff may be doing at the very moment. */
const STAFF_STEPS: Record<string, Step> = {
  approve: ({ bookingId }, parts) => actOnPayment(parts, { bookingId, action: "capture", by: BY }),
  "say no": ({ bookingId }, parts) => actOnPayment(parts, { bookingId, action: "void", by: BY }),
  cancel: ({ bookingId }, parts, choices) => {
    const sum = pick(choices, [whole(choices, 2000), 0]);
    const wish = { reason: "Avbokad", notify: true, by: BY, mayGiveBack: true };
    return cancelBooking(parts, { bookingId, refund: () => ok(sum), ...wish });
  },
  refund: ({ bookingId }, parts, choices) =>
    refundPayment(parts, {
      bookingId,
      kind: pick(choices, ["rent", "deposit"] as const),
      amount: whole(choices, 2000),
      reason: "Regn",
      by: BY,
    }),
  change: async (world, parts, choices) => {
    const { bookingId, till } = world;
    const booking = await stored(till.parts(), bookingId);
    if (!booking) return;
    const { startDate, endDate, version } = booking;
    const what = pick(choices, [
      { endDate: addDays(endDate, 1) },
      { startDate: addDays(startDate, 1), endDate: addDays(endDate, 1) },
      { adjustment: { amount: -300, reason: "Överenskommet" } },
    ]);
    // It may be cheaper than what the customer has just paid for.
    world.hasBecomeCheaper = true;
    const by = { ...BY, role: "admin" as const };
    const wish = { overrides: [], notify: true, money: "settle" as const, bookingId, version, by };
    await changeBooking(parts, { ...wish, ...what });
  },
  deposit: async ({ bookingId, till }, parts) => {
    const opened = await openDeposit(parts, bookingId);
    if (opened.ok) await till.cards.pay(opened.value.clientSecret);
  },
};

/** The customer and staff press at the same moment, each by choices of their own. */
export async function bothAtOnce(
  world: World,
  parts: LetGoParts,
  choices: Choices,
): Promise<unknown> {
  const own = pick(choices, Object.keys(CUSTOMER_STEPS));
  const staffs = pick(choices, Object.keys(STAFF_STEPS));
  world.told.push(`(${own} | ${staffs})`);
  const [one, other] = [own, staffs].map(() => seeded(Math.floor(choices.next() * 4_294_967_296)));
  world.isAtOnce = true;
  try {
    const done = await Promise.allSettled([
      CUSTOMER_STEPS[own]?.(world, parts, one!),
      STAFF_STEPS[staffs]?.(world, parts, other!),
    ]);
    const failed = done.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
    return done;
  } finally {
    world.isAtOnce = false;
  }
}
