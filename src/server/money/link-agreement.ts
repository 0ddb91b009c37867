import type { Problem } from "#contracts/errors.ts";
import type { PaymentLink } from "#contracts/payment-links.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { acceptVersion } from "#server/bookings/agreement-rows.ts";
import { lockBooking, updateBooking } from "#server/bookings/booking-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { readLink } from "./pay-again-link.ts";

export type AgreementParts = {
  db: Db;
  clock: Clock;
  /** Which text an item is rented by now; null where it has none. Known on another floor. */
  agreementOf: (db: Db, itemId: number) => Promise<number | null>;
};

/** In the log's words: who pays by a link has no account. */
const CUSTOMER = { id: null, username: "Kunden" };

/** The text that a customer has still to accept, as it reads now; null where none is asked for. */
export async function neededAgreement(
  { db, clock, agreementOf }: AgreementParts,
  token: string,
): Promise<PaymentLink["agreement"]> {
  const known = await readLink(db, token, clock.now());
  if (known?.state !== "open") return null;
  const { agreements, rentalItemId: itemId } = known.booking;
  if (agreementStanding(agreements).state !== "waiting") return null;
  const version = await agreementOf(db, itemId);
  return version === null ? null : { itemId, version };
}

/** Whoever pays has accepted the very text that they were shown; it is kept before the card is asked. */
export async function acceptAgreement(
  parts: AgreementParts,
  token: string,
  accepted: number | undefined,
): Promise<Result<null, Problem>> {
  const needed = await neededAgreement(parts, token);
  if (needed === null) return ok(null);
  if (accepted === undefined) return fail({ code: "payment-link.agreement-needed" });
  const { version } = needed;
  if (accepted !== version)
    return fail({ code: "checkout.agreement-changed", agreementVersion: version });
  const now = parts.clock.now();
  await inTransaction(parts.db, async (tx) => {
    const link = await readLink(tx, token, now);
    const booking = link && (await lockBooking(tx, link.booking.id));
    // Once more: whoever had the lock may have accepted it.
    if (!booking || !(await neededAgreement({ ...parts, db: tx }, token))) return;
    await acceptVersion(tx, booking.id, { versionId: version, at: now, how: "link" });
    await updateBooking(tx, booking.id, { updatedAt: now });
    await recordChange(tx, parts.clock, {
      by: CUSTOMER,
      action: "booking.agreement-accepted",
      entity: "booking",
      entityId: booking.id,
    });
  });
  return ok(null);
}
