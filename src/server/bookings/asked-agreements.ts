import type { Problem } from "#contracts/errors.ts";
import type { PaymentLink } from "#contracts/payment-links.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { acceptVersions, waitingTexts } from "./agreement-rows.ts";
import { readBookingFacts, type BookingFacts } from "./booking-facts.ts";
import { lockBooking, updateBooking } from "./booking-rows.ts";
import { CUSTOMER } from "./customer-actor.ts";

export type AgreementParts = {
  db: Db;
  clock: Clock;
  /** Which text each item is rented by now; an item without any is missing. Known on another floor. */
  agreementsOf: (
    db: Db,
    itemIds: readonly number[],
  ) => Promise<Map<number, { agreementId: number; versionId: number }>>;
};

export type NeededAgreement = PaymentLink["agreements"][number];

/** The texts that a booking's customer has still to accept, as they read now; each text once. */
export async function neededTexts(
  { db, agreementsOf }: AgreementParts,
  { id, rentalItemId, itemName, quote, agreements }: BookingFacts,
): Promise<NeededAgreement[]> {
  if (agreementStanding(agreements).state !== "waiting") return [];
  const things = [
    { itemId: rentalItemId, itemName },
    ...(quote.lines ?? []).map((line) => ({ itemId: line.rentalItemId, itemName: line.name })),
  ];
  const current = await agreementsOf(
    db,
    things.map(({ itemId }) => itemId),
  );
  const texts = things.flatMap((thing) => {
    const text = current.get(thing.itemId);
    return text ? [{ ...thing, ...text }] : [];
  });
  const waiting = await waitingTexts(db, id);
  const wanted = texts.filter(({ agreementId }) => waiting.includes(agreementId));
  // Another text was tied to the item since: then that is what it is rented by.
  const asked = wanted.length > 0 ? wanted : texts.slice(0, 1);
  return asked
    .filter(
      ({ versionId }, index) => asked.findIndex((one) => one.versionId === versionId) === index,
    )
    .map(({ itemId, itemName: name, versionId: version }) => ({ itemId, itemName: name, version }));
}

/** A customer has accepted the very texts that they were shown, all of those that are asked for. */
export async function acceptTexts(
  parts: AgreementParts,
  bookingId: number,
  accepted: readonly number[],
): Promise<Result<null, Problem>> {
  return inTransaction(parts.db, async (tx): Promise<Result<null, Problem>> => {
    await lockBooking(tx, bookingId);
    const facts = await readBookingFacts(tx, bookingId);
    if (!facts) return fail({ code: "booking.unknown" });
    const texts = await neededTexts({ ...parts, db: tx }, facts);
    const needed = texts.map(({ version }) => version);
    const [missing] = needed.filter((version) => !accepted.includes(version));
    if (missing !== undefined)
      return fail(
        accepted.length === 0
          ? { code: "payment-link.agreement-needed" }
          : {
              code: "checkout.agreement-changed",
              agreementVersion: missing,
              agreementVersions: needed,
            },
      );
    // Whoever had the lock before may have accepted them.
    if (needed.length === 0) return ok(null);
    const now = parts.clock.now();
    await acceptVersions(tx, bookingId, { versionIds: needed, at: now, how: "link" });
    await updateBooking(tx, bookingId, { updatedAt: now });
    await recordChange(tx, parts.clock, {
      by: CUSTOMER,
      action: "booking.agreement-accepted",
      entity: "booking",
      entityId: bookingId,
    });
    return ok(null);
  });
}
