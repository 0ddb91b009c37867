import type { Problem } from "#contracts/errors.ts";
import type { Settlement } from "#contracts/hand-over.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import { proposeLines } from "#domain/hand-over/compare-return.ts";
import { doubtOdometer } from "#domain/hand-over/odometer-doubt.ts";
import { howItLeft } from "#domain/hand-over/stay-state.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { readBookingFacts, type BookingFacts } from "#server/bookings/booking-facts.ts";
import { settlementOf } from "#server/money/settlement-rows.ts";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { notReckoned } from "#texts/odometer-words.ts";
import { labelWords, whyWords } from "#texts/proposed-words.ts";
import { depositsOf } from "./held-deposits.ts";
import { isBack } from "./is-back.ts";
import { holding, protocolsOf } from "./protocol-rows.ts";
import { itemsToHandOver, partsOfStay } from "./stay-part-rows.ts";

/** What the protocols of a return propose to charge, for a person to decide. */
export async function showSettlement(
  db: Db,
  bookingId: number,
): Promise<Result<Settlement, Problem>> {
  const facts = await readBookingFacts(db, bookingId);
  if (!facts) return fail({ code: "booking.unknown" });
  const { left, mostKept } = await depositsOf(db, await allPaymentsOf(db, bookingId));
  const settled = await settlementOf(db, bookingId);
  return ok({
    ...(settled ? { proposed: [], doubts: [] } : await proposed(db, facts)),
    isBack: isBack(facts),
    depositLeft: left,
    mostKept,
    settledAt: settled?.createdAt.toISOString() ?? null,
  });
}

async function proposed(
  db: Db,
  facts: BookingFacts,
): Promise<Pick<Settlement, "proposed" | "doubts">> {
  const signed = await protocolsOf(db, facts.id);
  const out = holding(signed, "out");
  const parts = await partsOfStay(db, facts.id);
  const items = await itemsToHandOver(db, [
    facts.rentalItemId,
    ...parts.map(({ itemId }) => itemId),
  ]);
  const isOne = out.length <= 1;
  const days = nightCount(facts);
  const compared = holding(signed, "back").map(({ unitId, unitName, content: back }) => {
    const left = howItLeft(out, parts, unitId)?.content;
    if (!left) return { proposed: [], doubts: [] };
    const itemId = parts.find((one) => one.unitId === unitId)?.itemId ?? facts.rentalItemId;
    const item = items.find(({ id }) => id === itemId);
    const lines = proposeLines(left, back, {
      days,
      freeKmPerDay: item?.freeKmPerDay ?? null,
      extraKmPrice: item?.extraKmPrice ?? null,
    });
    // Of several units each line says which.
    const ofUnit = (words: string) =>
      isOne || unitName === null ? words : `${unitName}: ${words}`;
    const doubt = doubtOdometer({ left: left.odometer, back: back.odometer, days });
    return {
      proposed: lines.map(({ why, ...line }) => ({
        ...line,
        label: ofUnit(labelWords(why)).slice(0, 200),
        why: whyWords(why),
      })),
      doubts: doubt ? [ofUnit(notReckoned(doubt))] : [],
    };
  });
  return {
    proposed: compared.flatMap((one) => one.proposed),
    doubts: compared.flatMap(({ doubts }) => doubts),
  };
}
