import type { z } from "zod";
import type { Problem } from "#contracts/errors.ts";
import type { addProtocol, Protocol, SignedContent } from "#contracts/hand-over.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { doubtOdometer } from "#domain/hand-over/odometer-doubt.ts";
import { howItLeft, isAllBack, moveStay, stayState } from "#domain/hand-over/stay-state.ts";
import { momentInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { acceptWaiting } from "#server/bookings/agreement-rows.ts";
import { updateBooking, type BookingRow } from "#server/bookings/booking-rows.ts";
import { holdMoney } from "#server/bookings/held-money.ts";
import { cancelStalePayments } from "#server/money/cancel-stale-payments.ts";
import { writeStatus } from "#server/money/change-status.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { placeDueUnits } from "#server/units/place-units.ts";
import { findFile, holdFilesOf } from "./file-rows.ts";
import { readOdometer, type Moved } from "./odometer-rows.ts";
import {
  holding,
  insertProtocol,
  protocolOfClient,
  protocolsOf,
  roundOf,
  told,
  type ProtocolRow,
} from "./protocol-rows.ts";
import {
  goneWith,
  noteUnitMoved,
  partsOfStay,
  type GoneWith,
  type StayPart,
} from "./stay-part-rows.ts";
import { saysTheSame } from "./says-the-same.ts";
import { tellHandOver } from "./tell-hand-over.ts";

export type ProtocolWish = z.output<typeof addProtocol.body> & { bookingId: number; by: Actor };

/** Where two phones meet that hold no lock in common: the same number for two bookings. */
const REFUSED: Record<string, Problem> = {
  protocols_client_id: { code: "hand-over.other-protocol" },
  protocols_correct_the_newest: { code: "hand-over.nothing-to-correct" },
};

/**
 * Keeps what was signed, once for the number that the phone gave it. A second one of the same kind and unit is
 * refused with who was first, so that its phone can offer what was typed as a correction.
 */
export async function recordProtocol(
  parts: PaymentParts,
  wish: ProtocolWish,
): Promise<Result<Protocol, Problem>> {
  // Looked at before the transaction: nobody waits while a picture is read.
  if (await isUnsigned(parts.db, wish)) return fail({ code: "hand-over.blank-signature" });
  try {
    const written = await inTransaction(parts.db, (tx) => write(tx, parts, wish));
    if (!written.ok) return written;
    // The stay is over: a page that was left open must not take a deposit for it.
    if (wish.kind === "back") await cancelStalePayments(parts, wish.bookingId);
    return ok(told(written.value, await protocolsOf(parts.db, wish.bookingId)));
  } catch (error) {
    const problem = REFUSED[refusingConstraint(error) ?? ""];
    if (problem) return fail(problem);
    throw error;
  }
}

async function write(
  tx: Db,
  parts: PaymentParts,
  wish: ProtocolWish,
): Promise<Result<ProtocolRow, Problem>> {
  const { bookingId, clientId, kind, unitId } = wish;
  // What comes back gives its nights back.
  const { booking } = await holdMoney(tx, bookingId, { andItem: true });
  const sentBefore = await protocolOfClient(tx, clientId);
  if (sentBefore) return foundDone(sentBefore, wish);
  if (!booking) return fail({ code: "hand-over.booking-gone" });
  // Its units are gone with the cancelling: nobody is told to give them back first.
  if (booking.status === "cancelled") return fail({ code: "hand-over.cancelled" });
  const signed = await protocolsOf(tx, bookingId);
  const stay = await partsOfStay(tx, bookingId);
  const part = stay.find((one) => one.unitId === unitId);
  const before = holding(signed, kind).find((one) => one.unitId === unitId);
  if (!part && !before) return fail({ code: "hand-over.other-unit" });
  const problem = problemOf(wish, { booking, signed, before, stay });
  if (problem) return fail(problem);
  const moment = momentOf(wish, booking, parts.clock.now());
  const other =
    kind === "out" && !before && unitId !== null
      ? await goneWith(tx, { unitId, bookingId })
      : undefined;
  const isBackSince = backSince(booking, { moment, other });
  if (other && !isBackSince) {
    const { bookingId: otherId, customerName } = other;
    const unitName = part?.unitName ?? "";
    return fail({
      code: "hand-over.gone-with-other",
      unitName,
      bookingId: otherId,
      customerName,
    });
  }
  const files = filesOf(wish);
  const known = await holdFilesOf(tx, bookingId, files);
  if (files.some((id) => !known.has(id))) return fail({ code: "hand-over.file-missing" });
  const row = await insert(tx, parts, {
    wish,
    files,
    moment,
    round: roundOf(signed, wish),
    unitName: part?.unitName ?? before?.unitName ?? null,
  });
  await follow(tx, parts, {
    wish,
    row,
    booking,
    moment,
    isBackSince,
    signed: [row, ...signed],
  });
  // What went out or came back is not where it was: others may fit otherwise than before.
  await placeDueUnits(tx, parts.clock.today());
  return ok(row);
}

/** Sent before: the same is done, and another is not taken for it. */
function foundDone(sent: ProtocolRow, wish: ProtocolWish): Result<ProtocolRow, Problem> {
  if (sent.bookingId !== wish.bookingId || sent.kind !== wish.kind)
    return fail({ code: "hand-over.other-protocol" });
  const isOfSame = sent.unitId === wish.unitId && sent.correctsId === wish.correctsId;
  return isOfSame && saysTheSame(sent.content, contentOf(wish))
    ? ok(sent)
    : fail({ code: "hand-over.other-content" });
}

function contentOf(wish: ProtocolWish): SignedContent {
  const { bookingId: _, by: _by, clientId: _id, kind: _kind, ...rest } = wish;
  const { unitId: _unit, correctsId: _corrects, confirmsLower: _lower, ...content } = rest;
  return content;
}

/** A signature by nobody: its sheet is there, and empty. That it is not there at all is told later. */
async function isUnsigned(db: Db, { bookingId, signature }: ProtocolWish): Promise<boolean> {
  const file = signature && (await findFile(db, { bookingId, id: signature.file }));
  if (!file) return false;
  const { hasInk } = await import("./has-ink.ts");
  return !(await hasInk(file.bytes));
}

function problemOf(
  { kind, unitId, correctsId }: ProtocolWish,
  {
    booking,
    signed,
    before,
    stay,
  }: {
    booking: BookingRow;
    signed: readonly ProtocolRow[];
    before: ProtocolRow | undefined;
    stay: readonly StayPart[];
  },
): Problem | undefined {
  if (before && before.id !== correctsId)
    return {
      code: "hand-over.recorded-before",
      kind,
      unitName: before.unitName,
      actor: before.recordedByName,
      ...momentInSweden(before.createdAt),
      protocolId: before.id,
    };
  if (!before && correctsId !== null) return { code: "hand-over.nothing-to-correct" };
  if (kind === "out") {
    const isLacking = stay.some((part) => part.lacksUnit && part.unitId === unitId);
    // Of one that is over nobody chooses a unit any more: what was signed is kept.
    return !before && isLacking && isActive(booking.status)
      ? { code: "hand-over.no-unit" }
      : undefined;
  }
  const left = howItLeft(holding(signed, "out"), stay, unitId);
  return left ? undefined : { code: "hand-over.not-out" };
}

/**
 * When it went out or came back: a phone without network tells it later, and its clock may be ahead. One that stands
 * before the booking was made knows nothing of when it was.
 */
function momentOf(
  { kind, signedAt }: ProtocolWish,
  { createdAt, outAt }: BookingRow,
  now: Date,
): Date {
  const byPhone = new Date(signedAt);
  const signed = byPhone > now || byPhone < createdAt ? now : byPhone;
  return kind === "back" && outAt !== null && signed < outAt ? outAt : signed;
}

/**
 * Since when what went out is back, where that is known before it is told that it went: the booking was marked as
 * returned meanwhile, or somebody else has fetched the unit since.
 */
function backSince(
  { status }: BookingRow,
  { moment, other }: { moment: Date; other: GoneWith | undefined },
): Date | undefined {
  if (status === "returned") return moment;
  return other && other.since > moment ? other.since : undefined;
}

function filesOf({ remarks, signature }: ProtocolWish): string[] {
  const all = [...remarks.flatMap(({ files }) => files), ...(signature ? [signature.file] : [])];
  return [...new Set(all)];
}

async function insert(
  tx: Db,
  { clock }: PaymentParts,
  {
    wish,
    files,
    moment,
    ...row
  }: {
    wish: ProtocolWish;
    files: string[];
    moment: Date;
    round: number;
    unitName: string | null;
  },
): Promise<ProtocolRow> {
  const { bookingId, by, clientId, kind, unitId, correctsId } = wish;
  return insertProtocol(
    tx,
    {
      clientId,
      bookingId,
      kind,
      unitId,
      ...row,
      correctsId,
      content: { ...contentOf(wish), signedAt: moment.toISOString() },
      recordedBy: by.id,
      recordedByName: by.username,
      createdAt: clock.now(),
    },
    files,
  );
}

type Signed = {
  wish: ProtocolWish;
  row: ProtocolRow;
  booking: BookingRow;
  moment: Date;
  /** Of what went out and is known to be back before that was told. */
  isBackSince: Date | undefined;
  /** All of the booking, this one included. */
  signed: readonly ProtocolRow[];
};

async function follow(tx: Db, parts: PaymentParts, done: Signed): Promise<void> {
  const { wish, row, signed } = done;
  const { bookingId, kind, by, correctsId } = wish;
  const moved = await moveUnit(tx, done);
  if (wish.agreementsAccepted)
    await acceptWaiting(tx, bookingId, { at: row.createdAt, how: "hand-over" });
  await recordChange(tx, parts.clock, {
    by,
    action: correctsId === null ? `hand-over.${kind}` : "hand-over.corrected",
    entity: "booking",
    entityId: bookingId,
    ...(moved && { before: moved.before }),
    after: {
      protocolId: row.id,
      kind,
      ...(row.unitName && { unitName: row.unitName }),
      ...moved?.after,
    },
  });
  await moveOn(tx, parts, done);
  await tellHandOver(tx, parts, { row, signed });
}

/** The unit is with the customer, or back, and its odometer stands where it was read. */
async function moveUnit(
  tx: Db,
  { wish, row, booking, signed, moment, isBackSince }: Signed,
): Promise<Moved | undefined> {
  const { bookingId, kind, unitId, odometer } = wish;
  if (unitId === null) return undefined;
  const backAt = isBackSince && { backAt: isBackSince };
  const wentOut = holding(signed, "out").some((one) => one.unitId === unitId);
  // Given to the booking after it left: it went out with it, and is nobody's to be given away again.
  const left = wentOut ? {} : { handedOverAt: booking.outAt ?? moment };
  const moved = kind === "out" ? { handedOverAt: moment, ...backAt } : { ...left, backAt: moment };
  await noteUnitMoved(tx, { bookingId, unitId }, moved);
  // What left is corrected without turning the odometer back to that day.
  const isNewest = kind === "back" || !holding(signed, "back").some((one) => one.unitId === unitId);
  if (odometer === null || !isNewest || isUnsurelyLower(wish, signed)) return undefined;
  return readOdometer(tx, unitId, { odometer, now: row.createdAt });
}

/** It stands lower than when it left, and nobody has said that it does: a slip of the finger turns no odometer back. */
function isUnsurelyLower(
  { kind, unitId, odometer, confirmsLower }: ProtocolWish,
  signed: readonly ProtocolRow[],
): boolean {
  const left = holding(signed, "out").find((one) => one.unitId === unitId)?.content.odometer;
  const read = { left: left ?? null, back: odometer, days: 1 };
  return kind === "back" && !confirmsLower && doubtOdometer(read)?.code === "lower";
}

/** The stay goes out with its first unit, and is back with its last: then the booking is over as if by hand. */
async function moveOn(
  tx: Db,
  parts: PaymentParts,
  { wish, row, booking, signed, moment }: Signed,
): Promise<void> {
  const { kind, by, bookingId } = wish;
  const now = row.createdAt;
  const to = moveStay(stayState(booking), kind);
  const all = { out: holding(signed, "out"), back: holding(signed, "back") };
  if (to === "out" && booking.outAt === null)
    await updateBooking(tx, bookingId, { outAt: moment, outBy: by.id, updatedAt: now });
  if (to !== "back" || !isAllBack(all, await partsOfStay(tx, bookingId))) return;
  await updateBooking(tx, bookingId, { backAt: moment, backBy: by.id, updatedAt: now });
  await writeStatus(tx, parts, { bookingId, status: "returned", by });
}
