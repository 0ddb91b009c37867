import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { addDays } from "#domain/dates/local-date.ts";
import type { HandMethod } from "#domain/payments/payment-method.ts";
import { changeBooking } from "#server/counter/change-booking.ts";
import type { ChangeWish } from "#server/counter/judge-change.ts";
import { previewChange } from "#server/counter/preview-change.ts";
import { actOnPayment } from "#server/money/act-on-payment.ts";
import { ok } from "#domain/result.ts";
import { cancelBooking } from "#server/money/cancel-booking.ts";
import { changeStatus } from "#server/money/change-status.ts";
import { decideDispute } from "#server/money/decide-dispute.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { keepDeposit } from "#server/money/keep-deposit.ts";
import { completeLinkPayment, openLinkPayment } from "#server/money/pay-again.ts";
import { recordPayment } from "#server/money/record-payment.ts";
import { refundPayment } from "#server/money/refund-payment.ts";
import { removeBooking } from "#server/money/remove-booking.ts";
import { sendPaymentLink } from "#server/money/send-payment-link.ts";
import { sweepOpenPayments } from "#server/money/sweep-open-payments.ts";
import { giveBackPayment, takeBackPayment } from "#server/money/take-back-payment.ts";
import { watchAuthorizations } from "#server/money/watch-authorizations.ts";
import { openDeposit } from "#server/deposits/open-deposit.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { disputes } from "#server/platform/db/tables/disputes.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { bothAtOnce, CUSTOMER_STEPS } from "./customer-moves.ts";
import { Killed, killable } from "./killable.ts";
import { SETTLEMENT_STEPS } from "./settlement-moves.ts";
import { madeByStaff, madeInShop } from "./money-beginnings.ts";
import {
  BY,
  countLinks,
  hearTheNews,
  lastToken,
  pick,
  whole,
  type Choices,
  type Step,
  type StoryThings,
  type World,
} from "./story-world.ts";
import type { TestTill } from "./test-checkout.ts";

const HOW_LONG = 11;

/**
 * One booking's money from the first reservation on, as it may go: whoever pays, charges, refunds, cancels,
 * deletes or disputes, here or at the provider, in whatever order, killed anywhere on the way. In the end the
 * jobs have had their time.
 */
export async function tellStory(
  till: TestTill,
  things: StoryThings,
  choices: Choices,
): Promise<World> {
  const world: World = {
    till,
    bookingId: 0,
    wasChargedElsewhere: false,
    hasBecomeCheaper: false,
    ...things,
    links: [],
    isAtOnce: false,
    told: [],
  };
  if (choices.next() < 0.3) await madeByStaff(world, choices);
  else await madeInShop(world, choices);
  for (let step = 1; step <= HOW_LONG; step += 1) await oneStep(world, choices);
  await jobsHaveTheirTime(world);
  return world;
}

const STEPS: Record<string, Step> = {
  approve: ({ bookingId }, parts) => actOnPayment(parts, { bookingId, action: "capture", by: BY }),
  "say no": ({ bookingId }, parts) => actOnPayment(parts, { bookingId, action: "void", by: BY }),
  "set status": ({ bookingId }, parts, choices) =>
    changeStatus(parts, {
      bookingId,
      status: pick<BookingStatus>(choices, ["confirmed", "cancelled", "returned", "confirmed"]),
      by: BY,
    }),
  "pay by link": payByLink,
  "pay by a link at once": payByLink,
  "pay an earlier link": async (world, parts, choices) => {
    const token = world.links.pop();
    if (token !== undefined) await payToken(world, parts, choices, token);
  },
  "record by hand": recordByHand,
  "take back": async ({ bookingId }, parts, choices) => {
    const payment = await some(parts, bookingId, choices, ({ method }) => method !== "card");
    if (payment)
      await takeBackPayment(parts, { bookingId, paymentId: payment.id, reason: "Fel", by: BY });
  },
  "give back": async ({ bookingId }, parts, choices) => {
    const payment = await some(parts, bookingId, choices, ({ method }) => method !== "card");
    if (!payment) return;
    const amount = whole(choices, payment.amount);
    const which = { bookingId, paymentId: payment.id, amount, reason: "Regn", by: BY };
    await giveBackPayment(parts, which);
  },
  "give back what the card did not take": async ({ bookingId }, parts, choices) => {
    const payment = await some(parts, bookingId, choices, ({ method }) => method === "card");
    if (!payment) return;
    const key = randomUUID();
    const amount = pick(choices, [whole(choices, payment.amount), 500]);
    const which = { key, bookingId, paymentId: payment.id, amount, reason: "Spärrat", by: BY };
    await giveBackPayment(parts, which);
    // A double press.
    await giveBackPayment(parts, which);
  },
  refund: ({ bookingId }, parts, choices) =>
    refundPayment(parts, {
      bookingId,
      kind: pick(choices, ["rent", "rent", "deposit"] as const),
      amount: pick(choices, [whole(choices, 2000), 500, 2000]),
      reason: "Regn",
      by: BY,
    }),
  "cancel against a fee": async ({ bookingId }, parts, choices) => {
    const refund = pick(choices, [whole(choices, 2000), 500, 0, 1997]);
    const mayGiveBack = pick(choices, [true, false, true]);
    const decided = () => ok(refund);
    const wish = {
      bookingId,
      refund: decided,
      reason: "Avbokad",
      notify: true,
      by: BY,
      mayGiveBack,
    };
    await cancelBooking(parts, wish);
    // A double press.
    await cancelBooking(parts, wish);
  },
  "change it": changeIt,
  "change it again": changeIt,
  "pay the deposit": async ({ bookingId, till }, parts) => {
    const opened = await openDeposit(parts, bookingId);
    if (opened.ok) await till.cards.pay(opened.value.clientSecret);
  },
  "keep of the deposit": ({ bookingId }, parts, choices) =>
    keepDeposit(parts, {
      bookingId,
      amount: whole(choices, 3000),
      reason: pick(choices, ["damage", "service"] as const),
      note: "Städning",
      by: BY,
    }),
  "delete it": async ({ bookingId }, parts, choices) => {
    if (choices.next() < 0.3) await removeBooking(parts, bookingId, BY);
  },
  "charge at the provider": async (world, parts, choices) => {
    const payment = await some(parts, world.bookingId, choices, isAt("authorized"));
    if (!payment?.providerIntentId) return;
    world.wasChargedElsewhere = true;
    const part = pick(choices, [1, 0.5, 0.123]);
    await world.till.cards.captureOre(payment.providerIntentId, ore(payment.amount * part));
  },
  "refund at the provider": async ({ bookingId, till }, parts, choices) => {
    const payment = await some(parts, bookingId, choices, isAt("captured"));
    if (!payment?.providerIntentId) return;
    const part = pick(choices, [1, 0.5, 0.0333]);
    await till.cards.refundOre(payment.providerIntentId, ore(payment.amount * part));
  },
  "end the dispute": async ({ bookingId, till }, parts, choices) => {
    for (const { providerIntentId, status } of await allPaymentsOf(parts.db, bookingId))
      if (providerIntentId && status === "captured")
        await till.cards.endDispute(providerIntentId, pick(choices, ["won", "lost"] as const));
  },
  "decide the dispute": async (_world, parts, choices) => {
    const open = await parts.db.select({ id: disputes.providerId }).from(disputes);
    const last = open.at(-1);
    if (!last) return;
    const decision = pick(choices, ["loss", "credit"] as const);
    await decideDispute(parts, { disputeId: last.id, decision, note: "Förlorad", by: BY });
  },
  ...CUSTOMER_STEPS,
  ...SETTLEMENT_STEPS,
  "customer and staff at once": bothAtOnce,
  "customer and staff at the same moment": bothAtOnce,
  "hear the news": hearTheNews,
  "let days pass": async ({ till }, _parts, choices) =>
    till.shop.clock.advance({ days: pick(choices, [1, 1, 3, 8]) }),
  "run the jobs": async (_world, parts) => runJobs(parts),
};

const ore = (kronor: number) => Math.max(1, Math.round(kronor * 100));
const isAt = (status: PaymentRow["status"]) => (payment: PaymentRow) => payment.status === status;

async function some(
  { db }: LetGoParts,
  bookingId: number,
  choices: Choices,
  isMeant: (payment: PaymentRow) => boolean,
): Promise<PaymentRow | undefined> {
  const meant = (await allPaymentsOf(db, bookingId)).filter(isMeant);
  return meant.length > 0 ? pick(choices, meant) : undefined;
}

/** Other days, more or fewer of them, another thing, another price: what a customer calls about. */
async function changeIt(world: World, parts: LetGoParts, choices: Choices): Promise<void> {
  const { bookingId, itemIds, alongId } = world;
  const [booking] = await parts.db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return;
  const { startDate, endDate, quantity, version, totalPrice } = booking;
  const what = pick(choices, [
    { endDate: addDays(endDate, whole(choices, 3)) },
    { endDate: addDays(startDate, whole(choices, 2)) },
    { startDate: addDays(startDate, 1), endDate: addDays(endDate, 1) },
    { quantity: quantity === 1 ? 2 : 1 },
    { rentalItemId: pick(choices, itemIds) },
    { lines: [] },
    { lines: [{ rentalItemId: alongId, quantity: 1 + whole(choices, 2) }] },
    { adjustment: { amount: pick(choices, [-300, -2, 1, 2, 400]), reason: "Överenskommet" } },
    { adjustment: null },
  ]);
  const by = { ...BY, role: pick(choices, ["admin", "admin", "staff"] as const) };
  const money = pick(choices, ["settle", "settle", "later"] as const);
  const wish = { overrides: [], notify: true, ...what, bookingId, version, money, by };
  const links = await countLinks(world.till);
  // It may be killed once it is written.
  world.hasBecomeCheaper ||= await isCheaper(world, wish);
  await changeBooking(parts, wish);
  // A double press is too late by then.
  const again = await changeBooking(parts, wish);
  const [after] = await parts.db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (again.ok && after?.version !== version) throw new Error("changed twice");
  if (after && after.totalPrice !== totalPrice && (await countLinks(world.till)) > links)
    world.links.push(await lastToken(world.till));
}

async function isCheaper({ till }: World, wish: ChangeWish): Promise<boolean> {
  const shown = await previewChange(till.parts(), wish);
  return shown.ok && shown.value.difference < 0;
}

async function payByLink(world: World, parts: LetGoParts, choices: Choices): Promise<void> {
  const { bookingId, till } = world;
  const sent = await sendPaymentLink(parts, {
    bookingId,
    by: BY,
    charge: pick(choices, ["at-once", "reserve"] as const),
    ...(choices.next() < 0.5 && { amount: whole(choices, 2000) }),
  });
  if (!sent.ok) return;
  const token = await lastToken(till);
  // Kept for another day.
  if (choices.next() < 0.35) world.links.push(token);
  else await payToken(world, parts, choices, token);
}

async function payToken(
  { bookingId, till }: World,
  parts: LetGoParts,
  choices: Choices,
  token: string,
): Promise<void> {
  const opened = await openLinkPayment(parts, token);
  if (!opened.ok) return;
  // While the customer looks for the card, somebody else may do something.
  if (choices.next() < 0.6) await recordByHand({ bookingId } as World, parts, choices);
  const card = pick(choices, ["good", "good", "isDisputed"] as const);
  await till.cards.pay(opened.value.clientSecret, card);
  const [intentId = ""] = opened.value.clientSecret.split("_secret_");
  if (choices.next() < 0.7) await completeLinkPayment(parts, token, intentId);
}

function recordByHand({ bookingId }: World, parts: LetGoParts, choices: Choices) {
  const key = randomUUID();
  const wish = {
    key,
    bookingId,
    method: pick<HandMethod>(choices, ["swish", "bank", "till"]),
    kind: pick(choices, ["rent", "rent", "rent", "deposit"] as const),
    amount: pick(choices, [whole(choices, 1500), whole(choices, 800), 2000, 5000]),
    reference: "",
    by: BY,
  };
  // A double press.
  return recordPayment(parts, wish).then(() => recordPayment(parts, wish));
}

async function runJobs(parts: LetGoParts): Promise<void> {
  await finishAttempts(parts);
  await sweepOpenPayments(parts);
  await watchAuthorizations(parts);
}

async function oneStep(world: World, choices: Choices): Promise<void> {
  // Whoever asks in the same instant as another comes second.
  world.till.shop.clock.advance({ seconds: 1 });
  const name = pick(choices, Object.keys(STEPS));
  const isKilled = choices.next() < 0.25;
  const parts = world.till.parts();
  const killed = isKilled ? killable(parts, 1 + Math.floor(choices.next() * 14)) : parts;
  world.told.push(isKilled ? `${name}, killed` : name);
  try {
    await STEPS[name]?.(world, killed, choices);
  } catch (error) {
    if (!(error instanceof Killed)) {
      throw new Error(`${world.told.join(" → ")}: ${String(error)}`, { cause: error });
    }
  }
}

/** Nobody does anything any more, and the shop's own jobs have had time to finish what was begun. */
async function jobsHaveTheirTime(world: World): Promise<void> {
  const parts = world.till.parts();
  for (let round = 1; round <= 4; round += 1) {
    world.till.shop.clock.advance({ minutes: 11 });
    await hearTheNews(world, parts);
    await runJobs(parts);
  }
}

export function told({ told: steps, bookingId }: World): string {
  return `booking ${bookingId}: ${steps.join(" → ")}`;
}

export function expectNothing(found: unknown[], worlds: readonly World[]): void {
  expect(found, worlds.map(told).join("\n")).toEqual([]);
}
