import { isAllBack } from "#domain/hand-over/stay-state.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { handOverLetter } from "#server/emails/templates/hand-over-letter.tsx";
import type { Db } from "#server/platform/db/database.ts";
import { unitWords } from "#texts/unit-words.ts";
import { holding, type ProtocolRow } from "./protocol-rows.ts";
import { partsOfStay, registrationsOf } from "./stay-part-rows.ts";

/**
 * One letter when all of it went out and one when all of it is back, with every protocol; a correction is a letter
 * of its own, so that the customer has what holds.
 */
export async function tellHandOver(
  tx: Db,
  parts: LetterParts,
  { row, signed }: { row: ProtocolRow; signed: readonly ProtocolRow[] },
): Promise<void> {
  const { bookingId, kind, correctsId } = row;
  const all = { out: holding(signed, "out"), back: holding(signed, "back") };
  const isCorrected = correctsId !== null;
  if (!isCorrected && !(await isWhole(tx, bookingId, { kind, all }))) return;
  const facts = await readBookingFacts(tx, bookingId);
  if (!facts) return;
  const protocols = isCorrected ? [row] : all[kind];
  await queueBookingLetter(tx, parts, facts, {
    type: kind === "out" ? "handed_over" : "taken_back",
    to: "customer",
    // What was annulled has been told before.
    ...((isCorrected || row.round > 0) && { occasion: row.clientId }),
    protocolIds: protocols.map(({ id }) => id),
    content: handOverLetter({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      kind,
      ...(isCorrected && { news: "corrected" }),
      units: await unitsInWords(tx, protocols),
    }),
  });
}

/** Whoever was told that it went out, or came back, is told that it did not. `held`: what held until now. */
export async function tellAnnulled(
  tx: Db,
  parts: LetterParts,
  { row, held }: { row: ProtocolRow; held: readonly ProtocolRow[] },
): Promise<void> {
  const { bookingId, kind } = row;
  const all = { out: holding(held, "out"), back: holding(held, "back") };
  if (!(await isWhole(tx, bookingId, { kind, all }))) return;
  const facts = await readBookingFacts(tx, bookingId);
  if (!facts) return;
  await queueBookingLetter(tx, parts, facts, {
    type: kind === "out" ? "handed_over" : "taken_back",
    to: "customer",
    occasion: row.clientId,
    content: handOverLetter({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      kind,
      news: "annulled",
      units: await unitsInWords(tx, [row]),
    }),
  });
}

/** As they were called then, by their number plates. */
async function unitsInWords(tx: Db, protocols: readonly ProtocolRow[]): Promise<string[]> {
  const registrations = await registrationsOf(
    tx,
    protocols.flatMap(({ unitId }) => unitId ?? []),
  );
  return protocols.flatMap(({ unitId, unitName }) =>
    unitName === null
      ? []
      : unitWords({ name: unitName, registration: registrations.get(unitId ?? 0) ?? "" }),
  );
}

async function isWhole(
  tx: Db,
  bookingId: number,
  { kind, all }: { kind: "out" | "back"; all: { out: ProtocolRow[]; back: ProtocolRow[] } },
): Promise<boolean> {
  const parts = await partsOfStay(tx, bookingId);
  if (kind === "back") return isAllBack(all, parts);
  return parts.every(({ unitId }) => all.out.some((one) => one.unitId === unitId));
}
