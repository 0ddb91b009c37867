import type { Problem } from "#contracts/errors.ts";
import type { PaymentLink } from "#contracts/payment-links.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { acceptVersions, waitingTexts } from "#server/bookings/agreement-rows.ts";
import type { BookingFacts } from "#server/bookings/booking-facts.ts";
import { lockBooking, updateBooking } from "#server/bookings/booking-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { readLink } from "./pay-again-link.ts";

export type AgreementParts = {
  db: Db;
  clock: Clock;
  /** Which text each item is rented by now; an item without any is missing. Known on another floor. */
  agreementsOf: (
    db: Db,
    itemIds: readonly number[],
  ) => Promise<Map<number, { agreementId: number; versionId: number }>>;
};

type NeededAgreement = PaymentLink["agreements"][number];

/** In the log's words: who pays by a link has no account. */
const CUSTOMER = { id: null, username: "Kunden" };

/** The texts that a customer has still to accept, as they read now. */
export async function neededAgreements(
  parts: AgreementParts,
  token: string,
): Promise<NeededAgreement[]> {
  const known = await readLink(parts.db, token, parts.clock.now());
  if (known?.state !== "open") return [];
  const isWaiting = agreementStanding(known.booking.agreements).state === "waiting";
  return isWaiting ? textsOf(parts, known.booking) : [];
}

/** Of what is rented, whatever of it is not accepted yet; each text once. */
async function textsOf(
  { db, agreementsOf }: AgreementParts,
  { id, rentalItemId, itemName, quote }: BookingFacts,
): Promise<NeededAgreement[]> {
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

/** Whoever pays has accepted the very texts that they were shown; it is kept before the card is asked. */
export async function acceptAgreements(
  parts: AgreementParts,
  token: string,
  accepted: readonly number[],
): Promise<Result<null, Problem>> {
  const needed = (await neededAgreements(parts, token)).map(({ version }) => version);
  const missing = needed.find((version) => !accepted.includes(version));
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
  if (needed.length === 0) return ok(null);
  const now = parts.clock.now();
  await inTransaction(parts.db, async (tx) => {
    const link = await readLink(tx, token, now);
    const booking = link && (await lockBooking(tx, link.booking.id));
    // Once more: whoever had the lock may have accepted them.
    if (!booking || (await neededAgreements({ ...parts, db: tx }, token)).length === 0) return;
    await acceptVersions(tx, booking.id, { versionIds: needed, at: now, how: "link" });
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
