import { randomUUID } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { cancelRent, type CancelledRent } from "#domain/bookings/cancellation.ts";
import { isOut } from "#domain/hand-over/stay-state.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import {
  letterFacts,
  readBookingFacts,
  type BookingFacts,
} from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type BookingLetter } from "#server/bookings/booking-letters.ts";
import { updateBooking, type BookingRow } from "#server/bookings/booking-rows.ts";
import {
  holdMoney,
  rentMoney,
  reservationsOf,
  type HeldMoney,
} from "#server/bookings/held-money.ts";
import { bookingCancelled } from "#server/emails/templates/booking-cancelled.tsx";
import { startedRentMove } from "#server/payments/attempt-rows.ts";
import { startedAttemptOf } from "#server/payments/open-payment-rows.ts";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { oneByOne } from "#server/platform/one-by-one.ts";
import { placeDueUnits } from "#server/units/place-units.ts";
import { chargeReservations, isLapsed } from "./act-on-payment.ts";
import { bookFeeOnceReached } from "./book-cancellation.ts";
import { cancelStalePayments } from "./cancel-stale-payments.ts";
import { insertCancellation } from "./cancellation-rows.ts";
import { carryOut } from "./carry-out.ts";
import { letReservationGo } from "./let-reservation-go.ts";
import type { PaymentParts, StartedMove } from "./money-parts.ts";
import { goOnWithRefund } from "./refund-payment.ts";
import { leftByHand, leftInSources, sourcesOf } from "./refund-sources.ts";
import { findOpenWish, insertRefundWish } from "./refund-wish-rows.ts";

type Cancelling = {
  bookingId: number;
  /** Of what was paid and reserved, rent only: decided once nothing of it can move any more. */
  refund: (held: HeldBooking) => Promise<Result<number, Problem>> | Result<number, Problem>;
  reason: string;
  notify: boolean;
  by: Actor;
  /** To give money back is the administrator's, and the customer's by what was promised. */
  mayGiveBack: boolean;
  /** What the shop is told, where it was not the shop. */
  notice?: (
    facts: BookingFacts,
    money: { rent: CancelledRent; deposit: number; byHand: number; atBank: number },
  ) => BookingLetter;
};

/** A booking and its money, while both are held. */
export type HeldBooking = { tx: Db; booking: BookingRow; payments: PaymentRow[] };

/** What is written down and still to be asked of the provider. */
type ToAsk = { releases: StartedMove[]; wishIds: string[] };

const NOTHING: ToAsk = { releases: [], wishIds: [] };

/**
 * Cancels a booking, and decides in the same transaction what becomes of its money: what is let go, what is charged as
 * a fee, what goes back, the deposit too. The provider is asked afterwards; whatever is cut off there is finished by
 * the job that finishes every other movement. Whoever comes second finds it cancelled, and nothing moves.
 */
export async function cancelBooking(
  parts: PaymentParts,
  wish: Cancelling,
): Promise<Result<null, Problem>> {
  const { bookingId, by } = wish;
  const written = await inTransaction(parts.db, (tx) => write(tx, parts, wish));
  if (!written.ok) return written;
  const { releases, wishIds } = written.value;
  // What fails here is listed, or tried again: the booking is off all the same.
  await oneByOne(releases, (move) => carryOut(parts, move, by));
  await oneByOne(wishIds, (wishId) => goOnWithRefund(parts, wishId, by));
  await chargeReservations(parts, { bookingId, by });
  await cancelStalePayments(parts, bookingId);
  return ok(null);
}

async function write(
  tx: Db,
  parts: PaymentParts,
  wish: Cancelling,
): Promise<Result<ToAsk, Problem>> {
  const { bookingId, reason, by } = wish;
  const held = await holdMoney(tx, bookingId, { andItem: true });
  const { booking, payments } = held;
  if (!booking) return fail({ code: "booking.unknown" });
  if (booking.status === "cancelled") return ok(NOTHING);
  if (!isActive(booking.status)) return fail({ code: "booking.is-over" });
  if ((await startedRentMove(tx, bookingId)) || (await findOpenWish(tx, bookingId, "rent")))
    return fail({ code: "payment.busy" });
  const decided = await wish.refund({ tx, booking, payments });
  if (!decided.ok) return decided;
  if (isOut(booking)) return fail({ code: "booking.is-out" });
  const refund = decided.value;
  const rent = cancelRent(rentMoney(booking, payments), refund);
  if (!rent.ok) return rent;
  const now = parts.clock.now();
  await insertCancellation(tx, {
    id: randomUUID(),
    bookingId,
    refund,
    kept: rent.value.kept,
    reason,
    requestedBy: by.id,
    createdAt: now,
  });
  const releases = await letGoBeyond(tx, held, { toCharge: rent.value.charged, now });
  await updateBooking(tx, bookingId, { status: "cancelled", updatedAt: now });
  await placeDueUnits(tx, parts.clock.today());
  await recordChange(tx, parts.clock, {
    by,
    action: "booking.status",
    entity: "booking",
    entityId: bookingId,
    before: { status: booking.status },
    after: { status: "cancelled", refund, kept: rent.value.kept, reason },
  });
  // Where all is kept the sale stands.
  if (refund > 0)
    await bookFeeOnceReached(tx, bookingId, { shop: parts.shop(), reason, movedAt: now, now });
  const wishes = await askBack(tx, held, { wish, most: rent.value.refunded, now });
  await tell(tx, parts, wish, { ...rent.value, ...sumsBack(wishes, rent.value, payments) });
  return ok({ releases, wishIds: [wishes?.rent, wishes?.deposit].flatMap((one) => one?.id ?? []) });
}

type Asked = { id: string; amount: number } | undefined;

/** What is to go back of what was charged. What staff decide is not asked for, and listed until an administrator has given it. */
async function askBack(
  tx: Db,
  held: HeldMoney,
  { wish, most, now }: { wish: Cancelling; most: number; now: Date },
): Promise<{ rent: Asked; deposit: Asked } | undefined> {
  if (!wish.mayGiveBack) return undefined;
  const { bookingId, reason, by } = wish;
  const back = { bookingId, reason, requestedBy: by.id, createdAt: now };
  return {
    rent: await wishFor(tx, held, { ...back, kind: "rent", most }),
    deposit: await wishFor(tx, held, { ...back, kind: "deposit" }),
  };
}

/** How what goes back does so, for the letter: by hand, by the customer's bank, later, and of the deposit. */
function sumsBack(
  wishes: Awaited<ReturnType<typeof askBack>>,
  { refunded }: CancelledRent,
  payments: readonly PaymentRow[],
) {
  if (!wishes) return { byHand: 0, atBank: 0, later: refunded, deposit: 0 };
  const notToCard = sumKronor(refunded, -(wishes.rent?.amount ?? 0));
  const byHand = Math.min(notToCard, leftByHand(payments, "rent"));
  const atBank = sumKronor(notToCard, -byHand);
  return { byHand, atBank, later: 0, deposit: wishes.deposit?.amount ?? 0 };
}

/** Keeps so much of what is reserved as is to be charged, the oldest first, and lets go of the rest. */
async function letGoBeyond(
  tx: Db,
  { payments }: HeldMoney,
  { toCharge, now }: { toCharge: number; now: Date },
): Promise<StartedMove[]> {
  const releases: StartedMove[] = [];
  let missing = toCharge;
  for (const reservation of reservationsOf(payments)) {
    if (missing > 0 && !isLapsed(reservation, now)) {
      missing = sumKronor(missing, -Math.min(missing, reservation.amount));
      await updatePayment(tx, reservation.id, { chargeAtOnce: true, updatedAt: now });
    } else {
      const move = await letReservationGo(tx, reservation, now);
      if (move) releases.push(move);
    }
  }
  return releases;
}

type Back = {
  bookingId: number;
  kind: "rent" | "deposit";
  reason: string;
  requestedBy: number | null;
  createdAt: Date;
  /** Nothing: all there is. */
  most?: number;
};

/** What can go back to cards is asked for; what came otherwise is given back by hand, and listed until it is. */
async function wishFor(
  tx: Db,
  held: HeldMoney,
  { most = Infinity, ...back }: Back,
): Promise<Asked> {
  const sources = await sourcesOf(tx, held, back.kind);
  if (!sources.ok || (await isMoving(tx, held, back))) return undefined;
  const amount = Math.min(most, leftInSources(sources.value));
  if (amount <= 0) return undefined;
  const isCancellation = back.kind === "rent";
  return insertRefundWish(tx, { ...back, id: randomUUID(), amount, isCancellation });
}

/** What somebody is giving back or keeping just now is settled there. A reservation that is let go beside it is not. */
async function isMoving(
  tx: Db,
  { payments }: HeldMoney,
  { bookingId, kind }: Pick<Back, "bookingId" | "kind">,
): Promise<boolean> {
  if (await findOpenWish(tx, bookingId, kind)) return true;
  const charged = payments.filter((one) => one.kind === kind && one.status === "captured");
  for (const { id } of charged) if (await startedAttemptOf(tx, id)) return true;
  return false;
}

async function tell(
  tx: Db,
  parts: PaymentParts,
  { bookingId, reason, notify, notice }: Cancelling,
  settled: CancelledRent & ReturnType<typeof sumsBack>,
): Promise<void> {
  const facts = await readBookingFacts(tx, bookingId);
  if (!facts) return;
  const occasion = String(parts.clock.now().getTime());
  const booking = letterFacts(facts, null);
  const letter: BookingLetter = {
    type: "booking_cancelled",
    to: "customer",
    occasion,
    content: bookingCancelled({ shop: parts.shop(), booking, money: { ...settled, reason } }),
  };
  const told = notice ? [{ ...notice(facts, { ...settled, rent: settled }), occasion }] : [];
  await queueBookingLetter(tx, parts, facts, ...(notify ? [letter] : []), ...told);
}
