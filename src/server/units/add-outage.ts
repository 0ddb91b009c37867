import type { Problem } from "#contracts/errors.ts";
import type { LaidOutage } from "#contracts/units.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { outageProblem } from "#domain/units/outage.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { problemSentence } from "#texts/errors.ts";
import { concernedBookings } from "./left-out.ts";
import { placeItem, type Placed } from "./place-units.ts";
import { tellToday } from "./stay-unit-rows.ts";
import type { UnitParts } from "./unit-parts.ts";
import * as rows from "./unit-rows.ts";

type Wish = {
  unitId: number;
  startDate: LocalDate;
  endDate: LocalDate | null;
  reason: string;
  by: Actor;
};

/** Days on which a unit is out of use. Its stays move to others; those without room are told, and stay booked. */
export async function addOutage(
  { db, clock }: UnitParts,
  { unitId, by, ...wish }: Wish,
): Promise<Result<LaidOutage, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<LaidOutage, Problem>> => {
    const unit = await rows.lockUnit(tx, unitId);
    if (!unit) return fail({ code: "unit.unknown" });
    const today = clock.today();
    const problem = outageProblem(today, wish);
    if (problem) {
      const field = problem.code === "outage.too-far" ? "startDate" : "endDate";
      return fail({ ...problem, fields: { [field]: problemSentence(problem) } });
    }
    await tellToday(tx, today);
    await placeItem(tx, unit.rentalItemId, { today });
    const outage = await rows.insertOutage(tx, { ...wish, unitId, createdAt: clock.now() });
    const placed = await placeItem(tx, unit.rentalItemId, { today });
    await recordChange(tx, clock, {
      by,
      action: "unit.out",
      entity: "rental-item",
      entityId: unit.rentalItemId,
      after: { unit: unit.name, ...wish },
    });
    return ok({ ...outage, ...(await toldOf(tx, unit.rentalItemId, placed)) });
  });
}

async function toldOf(
  tx: Db,
  itemId: number,
  placed: Placed,
): Promise<Pick<LaidOutage, "moved" | "lacking">> {
  const { moved, lacking } = concernedBookings([placed]);
  const bookings = await rows.bookingsConcerned(tx, [...moved.keys(), ...lacking]);
  const units = await rows.unitsOfItem(tx, itemId);
  const nameOf = (bookingId: number) =>
    units.find(({ id }) => id === moved.get(bookingId))?.name ?? "";
  return {
    moved: bookings
      .filter(({ bookingId }) => moved.has(bookingId))
      .map((booking) => ({ ...booking, unitName: nameOf(booking.bookingId) })),
    lacking: bookings.filter(({ bookingId }) => lacking.includes(bookingId)),
  };
}

/** In use again: whoever lacks a unit may get it. */
export async function removeOutage(
  { db, clock }: UnitParts,
  { outageId, by }: { outageId: number; by: Actor },
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<null, Problem>> => {
    const known = await rows.findOutage(tx, outageId);
    const unit = known && (await rows.lockUnit(tx, known.unitId));
    const outage = await rows.findOutage(tx, outageId);
    if (!unit || !outage) return fail({ code: "outage.unknown" });
    const today = clock.today();
    await tellToday(tx, today);
    await rows.deleteOutage(tx, outageId);
    await placeItem(tx, unit.rentalItemId, { today });
    const { startDate, endDate, reason } = outage;
    await recordChange(tx, clock, {
      by,
      action: "unit.in-use",
      entity: "rental-item",
      entityId: unit.rentalItemId,
      before: { unit: unit.name, startDate, endDate, reason },
    });
    return ok(null);
  });
}
