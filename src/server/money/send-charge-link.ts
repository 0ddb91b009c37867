import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { readBookingFacts } from "#server/bookings/booking-facts.ts";
import type { LetterParts } from "#server/bookings/booking-letters.ts";
import { holdMoney } from "#server/bookings/held-money.ts";
import type { Db } from "#server/platform/db/database.ts";
import { chargeToken, chargeUntil } from "./charge-link.ts";
import { chargeDue, settlementOf } from "./settlement-rows.ts";
import { tellSettled } from "./tell-settled.ts";

/**
 * Asks once more for what a settled return charges beyond the deposit, by the link that was sent first. Undefined
 * where nothing is asked for so, or it has come.
 */
export async function writeChargeLink(
  tx: Db,
  parts: LetterParts,
  { bookingId, by }: { bookingId: number; by: Actor },
): Promise<Result<{ expiresAt: string }, Problem> | undefined> {
  const { payments } = await holdMoney(tx, bookingId);
  const settlement = await settlementOf(tx, bookingId);
  const amount = chargeDue(settlement, payments);
  const facts = await readBookingFacts(tx, bookingId);
  if (!settlement || !facts || amount === 0) return undefined;
  if (facts.customerEmail.trim() === "") return fail({ code: "booking.no-email" });
  const now = parts.clock.now();
  const expiresAt = chargeUntil(settlement, now);
  await recordChange(tx, parts.clock, {
    by,
    action: "payment.link-sent",
    entity: "booking",
    entityId: bookingId,
    after: { expiresAt: expiresAt.toISOString(), amount },
  });
  await tellSettled(tx, parts, {
    facts,
    settlement: { ...settlement, linkExpiresAt: expiresAt },
    token: await chargeToken(tx, settlement.id),
    receiptNumbers: [],
    // Each press is a letter of its own.
    occasion: now.toISOString(),
  });
  return ok({ expiresAt: expiresAt.toISOString() });
}
