import { randomUUID } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import type { Protocol } from "#contracts/hand-over.ts";
import { momentInSweden } from "#domain/dates/stockholm.ts";
import { stayWithout } from "#domain/hand-over/stay-state.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { updateBooking, type BookingRow } from "#server/bookings/booking-rows.ts";
import { holdMoney } from "#server/bookings/held-money.ts";
import { nightsGone, writeStatus } from "#server/money/change-status.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";
import { settlementOf } from "#server/money/settlement-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { placeDueUnits } from "#server/units/place-units.ts";
import { turnBackOdometer } from "./odometer-rows.ts";
import { holding, insertProtocol, protocolsOf, told, type ProtocolRow } from "./protocol-rows.ts";
import { goneWith, noteUnitUnmoved } from "./stay-part-rows.ts";
import { tellAnnulled } from "./tell-hand-over.ts";

export type AnnulWish = { bookingId: number; protocolId: number; reason: string; by: Actor };

/**
 * Says of what was signed for the wrong booking or unit that it never took place. The stay is where it was before, and
 * the same can go out, or come back, once more.
 */
export async function annulProtocol(
  parts: PaymentParts,
  wish: AnnulWish,
): Promise<Result<Protocol, Problem>> {
  return nightsGone(() => inTransaction(parts.db, (tx) => write(tx, parts, wish)));
}

async function write(
  tx: Db,
  parts: PaymentParts,
  { bookingId, protocolId, reason, by }: AnnulWish,
): Promise<Result<Protocol, Problem>> {
  const { booking } = await holdMoney(tx, bookingId, { andItem: true });
  if (!booking) return fail({ code: "booking.unknown" });
  const signed = await protocolsOf(tx, bookingId);
  const doneBefore = signed.find(
    ({ correctsId, annulsBecause }) => correctsId === protocolId && annulsBecause !== null,
  );
  if (doneBefore) return ok(told(doneBefore, signed));
  const row = signed.find(({ id }) => id === protocolId);
  if (!row) return fail({ code: "hand-over.no-protocol" });
  if (!holding(signed, row.kind).includes(row))
    return fail({ code: "hand-over.nothing-to-correct" });
  const problem = await problemOf(tx, { row, booking, signed });
  if (problem) return fail(problem);
  const annulling = await insertProtocol(
    tx,
    {
      clientId: randomUUID(),
      bookingId,
      kind: row.kind,
      unitId: row.unitId,
      unitName: row.unitName,
      correctsId: row.id,
      annulsBecause: reason,
      round: row.round,
      content: row.content,
      recordedBy: by.id,
      recordedByName: by.username,
      createdAt: parts.clock.now(),
    },
    [],
  );
  const moved = await moveBack(tx, parts, { row: annulling, booking, by, signed });
  if (!moved.ok) return moved;
  const { kind, unitName } = annulling;
  await recordChange(tx, parts.clock, {
    by,
    action: "hand-over.annulled",
    entity: "booking",
    entityId: bookingId,
    after: { protocolId, kind, reason, ...(unitName && { unitName }) },
  });
  await tellAnnulled(tx, parts, { row: annulling, held: signed });
  return ok(told(annulling, signed));
}

async function problemOf(
  tx: Db,
  {
    row: { kind, unitId, bookingId, unitName },
    booking,
    signed,
  }: { row: ProtocolRow; booking: BookingRow; signed: readonly ProtocolRow[] },
): Promise<Problem | undefined> {
  if (kind === "out") {
    // What left before it was given a unit came back with one.
    if (holding(signed, "back").some((one) => unitId === null || one.unitId === unitId))
      return { code: "hand-over.came-back" };
    return booking.status === "returned" ? { code: "hand-over.marked-returned" } : undefined;
  }
  const settled = await settlementOf(tx, bookingId);
  if (settled)
    return {
      code: "settlement.settled",
      actor: settled.settledByName,
      ...momentInSweden(settled.createdAt),
    };
  if (unitId === null || booking.status === "cancelled") return undefined;
  const other = await goneWith(tx, { unitId, bookingId });
  return other && { code: "hand-over.gone-with-other", unitName: unitName ?? "", ...other };
}

type Annulled = {
  row: ProtocolRow;
  booking: BookingRow;
  by: Actor;
  /** All of the booking, as it held until now. */
  signed: readonly ProtocolRow[];
};

/** The stay, and the unit, are where they were; what was marked as returned with it is not. */
async function moveBack(
  tx: Db,
  parts: PaymentParts,
  { row, booking, by, signed }: Annulled,
): Promise<Result<undefined, Problem>> {
  const { kind, unitId, bookingId } = row;
  if (kind === "back" && booking.status === "returned") {
    const written = await writeStatus(tx, parts, { bookingId, status: "confirmed", by });
    if (!written.ok) return written;
  }
  const isWaiting = stayWithout(kind, holding([row, ...signed], "out")) === "waiting";
  // What was called off is out with nobody, whatever of its return was signed.
  const isOff = booking.status === "cancelled";
  if (unitId !== null) {
    if (kind === "out" || !isOff) await noteUnitUnmoved(tx, { bookingId, unitId }, kind);
    await turnBackOdometer(tx, unitId, row.createdAt);
  }
  if (isWaiting || !isOff)
    await updateBooking(tx, bookingId, {
      backAt: null,
      backBy: null,
      ...(isWaiting && { outAt: null, outBy: null }),
      updatedAt: row.createdAt,
    });
  await placeDueUnits(tx, parts.clock.today());
  return ok(undefined);
}
