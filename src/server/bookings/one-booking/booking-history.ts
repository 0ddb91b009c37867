import type { Change } from "#contracts/audit.ts";
import type { AcceptedAgreement, BookedAddon } from "#contracts/booking-list.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { changesOf } from "#server/audit/change-rows.ts";
import { findPublicBooking } from "#server/bookings/booking-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readAgreement, readBookedAddons } from "./booking-history-rows.ts";

/** What is gone keeps its history; what never was has none to show. */
export async function showHistory(db: Db, bookingId: number): Promise<Result<Change[], Problem>> {
  const changes = await changesOf(db, { entity: "booking", entityId: bookingId });
  if (changes.length > 0) return ok(changes);
  const isKnown = (await findPublicBooking(db, bookingId)) !== undefined;
  return isKnown ? ok(changes) : fail({ code: "booking.unknown" });
}

export async function showAgreement(
  db: Db,
  bookingId: number,
): Promise<Result<AcceptedAgreement, Problem>> {
  const agreement = await readAgreement(db, bookingId);
  if (agreement) return ok(agreement);
  return fail({ code: agreement === null ? "booking.no-agreement" : "booking.unknown" });
}

export async function showBookedAddons(
  db: Db,
  bookingId: number,
): Promise<Result<BookedAddon[], Problem>> {
  const addons = await readBookedAddons(db, bookingId);
  return addons ? ok(addons) : fail({ code: "booking.unknown" });
}
