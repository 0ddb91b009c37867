import type { Actor } from "#server/audit/record-change.ts";
import type { Problem } from "#contracts/errors.ts";
import { owesRent } from "#domain/bookings/booking-status.ts";
import { isOut } from "#domain/hand-over/stay-state.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { chargeable } from "#domain/payments/booking-money.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { insertAttempt, type AttemptRow } from "#server/payments/attempt-rows.ts";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { standingCancellation } from "./cancellation-rows.ts";
import { carryOut } from "./carry-out.ts";
import {
  holdMoney,
  rentMoney,
  reservationsOf,
  type HeldMoney,
} from "#server/bookings/held-money.ts";
import { letReservationGo } from "./let-reservation-go.ts";
import { movedBefore } from "./moved-before.ts";
import { cancelStalePayments } from "./cancel-stale-payments.ts";
import type { PaymentParts, StartedMove } from "./money-parts.ts";

export type PaymentAction = "capture" | "void";

type Wish = { bookingId: number; by: Actor };

/** More reservations than any booking has. */
const MOST_ROUNDS = 20;

/** Takes or releases everything that is reserved for a booking's rent. */
export function actOnPayment(
  parts: PaymentParts,
  { action, ...wish }: Wish & { action: PaymentAction },
): Promise<Result<PaymentStatus, Problem>> {
  return action === "capture" ? approve(parts, wish) : release(parts, wish);
}

/**
 * Charges every reservation of a booking up to what is due. That all of them are meant is written down first,
 * so that a job goes on where this is cut off; each is then charged by itself, since at most one movement of a
 * booking's rent is under way.
 */
async function approve(parts: PaymentParts, wish: Wish): Promise<Result<PaymentStatus, Problem>> {
  const marked = await inTransaction(parts.db, (tx) => mark(tx, parts, wish.bookingId));
  if (!marked.ok) return marked;
  const charged = await chargeReservations(parts, wish);
  if (!charged.ok) return charged;
  if (charged.value > 0) return ok("captured");
  // Somebody else was faster, between the look at it and the charge.
  return inTransaction(parts.db, async (tx) =>
    fail(await movedBefore(tx, await holdMoney(tx, wish.bookingId))),
  );
}

async function mark(
  tx: Db,
  parts: PaymentParts,
  bookingId: number,
): Promise<Result<null, Problem>> {
  const now = parts.clock.now();
  const held = await holdMoney(tx, bookingId);
  if (!held.booking) return fail({ code: "booking.unknown" });
  const reservations = reservationsOf(held.payments);
  if (reservations.length === 0) return fail(await movedBefore(tx, held));
  const lasting = reservations.filter((one) => !isLapsed(one, now));
  if (lasting.length === 0) return fail({ code: "payment.lapsed" });
  for (const { id, chargeAtOnce } of lasting)
    if (!chargeAtOnce) await updatePayment(tx, id, { chargeAtOnce: true, updatedAt: now });
  return ok(null);
}

/** Charges what is meant to be charged, one reservation after the other, and answers how many it has seen to. */
export async function chargeReservations(
  parts: PaymentParts,
  wish: Wish,
): Promise<Result<number, Problem>> {
  for (let done = 0; done < MOST_ROUNDS; done += 1) {
    const begun = await begin(parts, wish.bookingId, (tx, held) =>
      beginCharge(tx, parts, held, wish.by),
    );
    if (!begun.ok) return begun;
    if (!begun.value) return ok(done);
    const moved = await carryOut(parts, begun.value, wish.by);
    if (!moved.ok) return moved;
  }
  return fail({ code: "payment.busy" });
}

async function beginCharge(
  tx: Db,
  parts: PaymentParts,
  { booking, payments }: HeldMoney,
  by: Actor,
): Promise<Result<StartedMove | null, Problem>> {
  if (!booking) return fail({ code: "booking.unknown" });
  const now = parts.clock.now();
  const next = reservationsOf(payments).find((one) => one.chargeAtOnce && !isLapsed(one, now));
  if (!next) return ok(null);
  const amount = await wantedOf(tx, { booking, payments }, next);
  // Paid otherwise meanwhile: nothing of it is due any more.
  if (amount === 0) return ok(await letReservationGo(tx, next, now));
  return ok(await writeMove(tx, next, { action: "capture", amount, by, createdAt: now }));
}

/** What is still to be paid; of a booking that was cancelled against a fee, what is missing of that. */
async function wantedOf(
  tx: Db,
  { booking, payments }: { booking: BookingRow; payments: readonly PaymentRow[] },
  reservation: PaymentRow,
): Promise<number> {
  const money = rentMoney(booking, payments);
  if (owesRent(booking.status)) return chargeable(money, reservation.amount);
  const cancellation = await standingCancellation(tx, booking.id);
  if (!cancellation) return chargeable(money, reservation.amount);
  return Math.max(0, Math.min(reservation.amount, sumKronor(cancellation.kept, -money.paid)));
}

async function release(
  parts: PaymentParts,
  { bookingId, by }: Wish,
): Promise<Result<PaymentStatus, Problem>> {
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const begun = await begin(parts, bookingId, async (tx, held) => {
      if (!held.booking) return fail({ code: "booking.unknown" });
      if (isOut(held.booking)) return fail({ code: "booking.is-out" });
      const [next] = reservationsOf(held.payments);
      if (!next) return round === 1 ? fail(await movedBefore(tx, held)) : ok(null);
      return ok(await writeMove(tx, next, { action: "void", by, createdAt: parts.clock.now() }));
    });
    if (!begun.ok) return begun;
    if (!begun.value) {
      // Letting go may have cancelled the booking: nothing is to be paid for it any more.
      await cancelStalePayments(parts, bookingId);
      return ok("cancelled");
    }
    const done = await carryOut(parts, begun.value, by);
    if (!done.ok) return done;
  }
  return fail({ code: "payment.busy" });
}

type Begin = (tx: Db, held: HeldMoney) => Promise<Result<StartedMove | null, Problem>>;

/** The database refuses a second movement of a booking's rent while one is under way. */
async function begin(
  { db }: PaymentParts,
  bookingId: number,
  work: Begin,
): Promise<Result<StartedMove | null, Problem>> {
  try {
    return await inTransaction(db, async (tx) => work(tx, await holdMoney(tx, bookingId)));
  } catch (error) {
    if (isUnderWay(error)) return fail({ code: "payment.busy" });
    throw error;
  }
}

export function isUnderWay(error: unknown): boolean {
  const constraint = refusingConstraint(error);
  return (
    constraint === "payment_attempts_one_started" ||
    constraint === "payment_attempts_one_rent_move" ||
    constraint === "refund_wishes_one_open"
  );
}

async function writeMove(
  tx: Db,
  payment: PaymentRow,
  { by, ...move }: Pick<AttemptRow, "action" | "createdAt"> & { amount?: number; by: Actor },
): Promise<StartedMove> {
  const attempt = await insertAttempt(tx, {
    ...move,
    paymentId: payment.id,
    bookingId: payment.bookingId,
    requestedBy: by.id,
  });
  return { payment, attempt };
}

export function isLapsed({ authorizationExpiresAt }: PaymentRow, now: Date): boolean {
  return (authorizationExpiresAt ?? now) <= now;
}
