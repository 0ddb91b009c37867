import type { Problem } from "#contracts/errors.ts";
import type { HandOverSheet } from "#contracts/hand-over.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { checklistOf, withAlong } from "#domain/hand-over/checklists.ts";
import { goesAlong } from "#domain/hand-over/goes-along.ts";
import { knownDamage } from "#domain/hand-over/known-damage.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { stayOf } from "#domain/hand-over/stay-of.ts";
import { howItLeft } from "#domain/hand-over/stay-state.ts";
import { depositDue, depositState } from "#domain/payments/deposit-status.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { upkeepDue, upkeepWithin } from "#domain/units/upkeep.ts";
import { waitingAgreements } from "#server/bookings/agreement-rows.ts";
import { readBookingFacts, type BookingFacts } from "#server/bookings/booking-facts.ts";
import { upkeepOfUnits } from "#server/bookings/upkeep-rows.ts";
import { rentMoney } from "#server/bookings/held-money.ts";
import { allPaymentsOf, currentPayment } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { lineInWords } from "#texts/further-things.ts";
import { upkeepWords } from "#texts/upkeep-words.ts";
import { showChecklists } from "#server/settings/show-checklists.ts";
import { holding, lastOfOthers, protocolsOf, told } from "./protocol-rows.ts";
import { goneWith, itemsToHandOver, partsOfStay } from "./stay-part-rows.ts";

/** What a hand-over begins with, so that a phone needs to ask nothing more before it is signed. */
export async function showSheet(
  db: Db,
  bookingId: number,
  kind: ProtocolKind,
  today: LocalDate,
): Promise<Result<HandOverSheet, Problem>> {
  const facts = await readBookingFacts(db, bookingId);
  if (!facts) return fail({ code: "booking.unknown" });
  return ok({
    bookingId,
    kind,
    today,
    ...aboutStay(facts),
    parts: await withWarnings(db, facts, kind, today),
    drivers: facts.drivers,
    agreements: await waitingAgreements(db, bookingId),
    ...(await moneyOf(db, facts)),
  });
}

function aboutStay(facts: BookingFacts) {
  const { itemName, startDate, endDate, pickupTime, returnTime, quantity, quote } = facts;
  const { lines, extras } = goesAlong(quote);
  return {
    itemName,
    isVehicle: facts.itemType === "rv",
    isCancelled: facts.status === "cancelled",
    customerName: facts.customerName,
    customerPhone: facts.customerPhone,
    startDate,
    endDate,
    pickupTime: pickupTime || null,
    returnTime: returnTime || null,
    quantity,
    lines: lines.map((line) => ({ name: line.name, quantity: line.quantity })),
    agreement: agreementStanding(facts.agreements).state,
    stay: stayOf({
      status: facts.status,
      outAt: facts.outAt?.toISOString() ?? null,
      backAt: facts.backAt?.toISOString() ?? null,
    }),
    extras,
  };
}

async function partsOf(
  db: Db,
  { id: bookingId, quote }: BookingFacts,
  kind: ProtocolKind,
): Promise<HandOverSheet["parts"]> {
  const parts = await partsOfStay(db, bookingId);
  const { lines, extras } = goesAlong(quote);
  // What has units of its own has protocols of its own.
  const counted = lines.filter((line) => parts.every(({ itemId }) => itemId !== line.rentalItemId));
  const along = [...counted, ...extras].map(lineInWords);
  const items = await itemsToHandOver(
    db,
    parts.map(({ itemId }) => itemId),
  );
  const usual = await showChecklists(db);
  const signed = await protocolsOf(db, bookingId);
  const out = holding(signed, "out");
  const units = parts.flatMap(({ unitId }) =>
    unitId === null ? [] : [{ unitId, leftBy: howItLeft(out, parts, unitId)?.id ?? null }],
  );
  const ofOthers = await lastOfOthers(db, { bookingId, units });
  return parts.map(({ itemId, isMain: _isMain, ...part }, at) => {
    const item = items.find(({ id }) => id === itemId);
    const done = holding(signed, kind).find(({ unitId }) => unitId === part.unitId);
    const went = howItLeft(out, parts, part.unitId);
    const left = kind === "back" && went;
    const others = ofOthers.filter(({ unitId }) => unitId === part.unitId);
    return {
      ...part,
      // With the first of several, once.
      checklist: withAlong(item ? checklistOf(item, usual) : [], at === 0 ? along : []),
      known: knownDamage(others, went),
      done: done ? told(done, signed) : null,
      left: left ? told(left, signed) : null,
    };
  });
}

async function withWarnings(
  db: Db,
  facts: BookingFacts,
  kind: ProtocolKind,
  today: LocalDate,
): Promise<HandOverSheet["parts"]> {
  const { id: bookingId, endDate } = facts;
  const parts = await withUpkeep(db, await partsOf(db, facts, kind), { endDate, today });
  return kind === "out" ? withGone(db, parts, bookingId) : parts;
}

/** Told before the customer has signed: recorded it would be refused. */
async function withGone(
  db: Db,
  parts: HandOverSheet["parts"],
  bookingId: number,
): Promise<HandOverSheet["parts"]> {
  const warned: HandOverSheet["parts"] = [];
  for (const part of parts) {
    const { unitId, done } = part;
    const other = unitId !== null && !done && (await goneWith(db, { unitId, bookingId }));
    warned.push({ ...part, goneWith: other || null });
  }
  return warned;
}

/** Who hands a vehicle over, or takes it back, is told what has to be done to it. */
async function withUpkeep(
  db: Db,
  parts: HandOverSheet["parts"],
  { endDate, today }: { endDate: LocalDate; today: LocalDate },
): Promise<HandOverSheet["parts"]> {
  const units = await upkeepOfUnits(
    db,
    parts.flatMap(({ unitId }) => unitId ?? []),
  );
  return parts.map((part) => {
    const unit = units.find(({ unitId }) => unitId === part.unitId);
    const due = unit ? [...upkeepDue(unit, today), ...upkeepWithin(unit, { endDate }, today)] : [];
    const words = due.map((one) => upkeepWords(one, today));
    return { ...part, upkeep: [...new Set(words)] };
  });
}

async function moneyOf(db: Db, facts: BookingFacts) {
  const { due, reserved } = rentMoney(facts, await allPaymentsOf(db, facts.id));
  const isLeft = depositState(await currentPayment(db, facts.id, "deposit")) === "captured";
  return {
    dueAmount: due,
    reservedAmount: reserved,
    depositDue: isLeft ? 0 : depositDue(facts.itemType, facts.depositAmount),
  };
}
