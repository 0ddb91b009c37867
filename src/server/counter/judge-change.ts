import type { AgreedChange } from "#contracts/booking-changes.ts";
import type { Problem } from "#contracts/errors.ts";
import { may, type Role } from "#domain/access/roles.ts";
import {
  datesProblem,
  lengthProblem,
  overrideOf,
  type Override,
} from "#domain/availability/check-stay.ts";
import { stockTaken, type TakenStock } from "#domain/availability/check-lines.ts";
import type { OwnStay } from "#domain/availability/own-stay.ts";
import { timesForDate } from "#domain/availability/times-for-date.ts";
import { policyOf } from "#domain/bookings/cancellation-policy.ts";
import {
  broughtByChange,
  changeable,
  changedTerms,
  mayChange,
  type Terms,
} from "#domain/bookings/change-terms.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import type { BookingMoney } from "#domain/payments/booking-money.ts";
import { settlement, type Settlement } from "#domain/payments/settlement.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { lastChange } from "#server/audit/change-rows.ts";
import type { Actor } from "#server/audit/record-change.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { countedAfter } from "#server/bookings/counted-start.ts";
import {
  linesOfStock,
  stockOfBooking,
  type HeldStock,
  type NewStock,
} from "#server/bookings/line-rows.ts";
import { hasDeposit, holdMoney, rentMoney, type HeldMoney } from "#server/bookings/held-money.ts";
import { leftInSources, sourcesOf } from "#server/money/refund-sources.ts";
import { findOpenWish } from "#server/money/refund-wish-rows.ts";
import type { OwnStays } from "#server/offers/further-things.ts";
import {
  furtherAgreementsOf,
  isOverridden,
  problemsOf,
  readOffered,
  type Offered,
} from "#server/offers/load-offer.ts";
import { startedRentMove } from "#server/payments/attempt-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import {
  itemsOfBooking,
  itemsOfExtras,
  lockItems,
  theseItems,
} from "#server/platform/db/lock-items.ts";
import { placeDueUnits } from "#server/units/place-units.ts";
import { countBeside } from "#server/units/stay-unit-rows.ts";
import { changedDetails } from "./changed-details.ts";
import { isStoredAlike } from "./is-stored-alike.ts";
import { goneUnitsProblems } from "./judge-gone-units.ts";
import { hasQuote, priceChange, quoteOf } from "./price-change.ts";

export type ChangeWish = AgreedChange & {
  bookingId: number;
  by: Actor & { role: Role };
  /** What else speaks against it, for whoever may do less than staff. */
  against?: (change: JudgedChange) => Problem[];
};

/** A change as it would be, with all that follows of it. The preview shows it, and the deed carries it out. */
export type JudgedChange = {
  booking: BookingRow;
  /** As it would be. */
  after: BookingRow;
  /** What is rented, and what would be. */
  before: Terms;
  wanted: Terms;
  /** What it would take besides the main thing. */
  stock: NewStock[];
  item: { name: string; type: "rv" | "equipment" } | undefined;
  /** The text that the item is rented by today, and those of further things. */
  agreementVersion: number | null;
  furtherAgreements: number[];
  /** Which of what is rented is another, and whether the price is agreed upon anew. */
  terms: (keyof Terms)[];
  hasNewPrice: boolean;
  /** Made by the customer themself. */
  isOwn: boolean;
  /** What the days before a cancellation are counted from then. */
  countedFrom: LocalDate;
  quoteBefore: Quote;
  moneyAfter: BookingMoney;
  settles: Settlement;
  /** Nothing of it where something speaks against it. */
  refused: Problem[];
  overridable: Override[];
};

/** As it would be, where it is only asked for: what was set aside to judge it is put back. */
export async function judgeAsked(
  tx: Db,
  clock: Clock,
  wish: ChangeWish,
): Promise<Result<JudgedChange, Problem>> {
  const judged = await judgeChange(tx, clock, wish);
  if (judged.ok) await placeDueUnits(tx, clock.today());
  return judged;
}

/** For whoever carries it out. What is out with the booking is set aside, and counted again with the placing. */
export async function judgeChange(
  tx: Db,
  clock: Clock,
  wish: ChangeWish,
): Promise<Result<JudgedChange, Problem>> {
  await lockItems(
    tx,
    itemsOfBooking(wish.bookingId),
    theseItems([wish.rentalItemId ?? 0, ...(wish.lines ?? []).map((line) => line.rentalItemId)]),
    itemsOfExtras((wish.selectedAddons ?? []).map(({ id }) => id)),
  );
  const held = await holdMoney(tx, wish.bookingId);
  const { booking } = held;
  if (!booking) return fail({ code: "booking.unknown" });
  const meanwhile = booking.version === wish.version ? [] : [await changedBy(tx, wish.bookingId)];
  const stock = await stockOfBooking(tx, booking.id);
  const before = termsOf(booking, stock);
  const asked = { ...before, ...given(wish) };
  const endless = lengthProblem(asked);
  // What nobody counts the nights of is refused as it is asked for; all else is told of the booking as it stands.
  const wanted = endless ? before : asked;
  const terms = changedTerms(before, wanted);
  const isPriced = terms.length > 0 || (wish.adjustment !== undefined && !hasQuote(booking));
  const isOut = booking.outAt !== null && booking.backAt === null;
  if (isOut && terms.length > 0) await countBeside(tx, booking.id, clock.today());
  const offered = isPriced
    ? await readOffered(tx, wanted, { now: clock.now(), bookingId: booking.id })
    : undefined;
  const { refused, overridable } = offered
    ? against(offered, { clock, booking, stock, wanted, terms, overrides: wish.overrides })
    : { refused: [], overridable: [] };
  const far = endless ? [datesProblem(clock.today(), asked) ?? endless] : [];
  const quoteBefore = quoteOf(booking);
  const priced = await priceChange(tx, {
    clock,
    booking,
    wanted,
    terms,
    offered,
    adjustment: wish.adjustment,
  });
  const hours = hoursOf(booking, wanted, { offered, terms, wish });
  const closed = closedTo(booking, clock.now(), {
    terms,
    hasNewHours: hours.pickupTime !== booking.pickupTime || hours.returnTime !== booking.returnTime,
    hasNewPrice: wish.adjustment !== undefined,
  });
  const { lines: _lines, ...columns } = wanted;
  const after = {
    ...booking,
    ...changedDetails(booking, wish),
    ...hours,
    ...columns,
    ...(terms.includes("rentalItemId") && ofItem(offered, held)),
    quote: priced.quote,
    totalPrice: priced.quote.total,
  };
  const money = await moneyOf(tx, { held, booking, after, wish });
  const isOwn = wish.by.role === "customer";
  const stockThen = offered ? stockAfter(stock, { wanted, terms }, offered) : stock;
  const gone = await goneUnitsProblems(tx, booking, stockThen);
  const judged: JudgedChange = {
    booking,
    after,
    before,
    wanted,
    stock: stockThen,
    item: offered?.item,
    agreementVersion: offered?.agreementVersion ?? null,
    furtherAgreements: offered ? furtherAgreementsOf(offered.things, wanted) : [],
    terms,
    hasNewPrice: !isStoredAlike(priced.quote, quoteBefore),
    isOwn,
    countedFrom: await countedAfter(tx, { booking, after, isOwn }, held.payments),
    quoteBefore,
    moneyAfter: money.after,
    settles: money.settles,
    refused: [
      ...meanwhile,
      ...far,
      ...closed,
      ...gone,
      ...refused,
      ...priced.refused,
      ...money.refused,
    ],
    overridable,
  };
  return ok({ ...judged, refused: [...judged.refused, ...(wish.against?.(judged) ?? [])] });
}

async function changedBy(tx: Db, bookingId: number): Promise<Problem> {
  const last = await lastChange(tx, { entity: "booking", entityId: bookingId });
  if (!last) return { code: "booking.changed-by" };
  const { actor, at } = last;
  return {
    code: "booking.changed-by",
    change: { actor, day: dayInSweden(at), time: timeInSweden(at) },
  };
}

function termsOf(booking: BookingRow, stock: readonly TakenStock[]): Terms {
  const { rentalItemId, startDate, endDate, quantity, selectedAddons } = booking;
  const lines = linesOfStock(stock);
  return { rentalItemId, startDate, endDate, quantity, selectedAddons, lines };
}

/**
 * What is taken after the change. An extra that is no longer offered keeps what it took, for as long as it is wanted;
 * what is not moved keeps the nights after its return as they were promised.
 */
function stockAfter(
  had: readonly HeldStock[],
  { wanted, terms }: { wanted: Terms; terms: readonly (keyof Terms)[] },
  { prices }: Offered,
): NewStock[] {
  const addons = prices?.addons ?? [];
  const isGone = (addonId: number) => addons.every(({ id }) => id !== addonId);
  const goneExtras = had.flatMap(({ rentalItemId, addonId }) => {
    const extra = wanted.selectedAddons.find(({ id }) => id === addonId);
    const isKept = extra && isGone(extra.id);
    return isKept ? [{ rentalItemId, addonId, quantity: extra.quantity }] : [];
  });
  const isMoved = terms.includes("startDate") || terms.includes("endDate");
  return [...stockTaken(wanted, addons), ...goneExtras].map((one) => {
    const before = had.find(
      (held) => held.rentalItemId === one.rentalItemId && held.addonId === one.addonId,
    );
    return before && !isMoved ? { ...one, turnaround: before.turnaround } : one;
  });
}

function given(wish: ChangeWish): Partial<Terms> {
  const { rentalItemId, startDate, endDate, quantity, selectedAddons, lines } = wish;
  return {
    ...(lines !== undefined && { lines }),
    ...(rentalItemId !== undefined && { rentalItemId }),
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    ...(quantity !== undefined && { quantity }),
    ...(selectedAddons !== undefined && { selectedAddons }),
  };
}

type Change = {
  clock: Clock;
  booking: BookingRow;
  stock: readonly HeldStock[];
  wanted: Terms;
  terms: (keyof Terms)[];
};

/** What the new stay itself meets: its own nights are not in its way. */
function against(
  offered: Offered,
  { clock, booking, stock, wanted, terms, overrides }: Change & { overrides: readonly Override[] },
): { refused: Problem[]; overridable: Override[] } {
  const known = withGoneExtras(offered, booking, stock);
  const problems = problemsOf(known, clock.now(), wanted, ownStays(booking, stock)).filter(
    (problem) => broughtByChange(problem, terms),
  );
  return {
    refused: problems.filter((problem) => !isOverridden(problem, overrides)),
    overridable: [...new Set(problems.flatMap(({ code }) => overrideOf(code) ?? []))],
  };
}

/** An extra that is no longer offered still takes its unit, which is then not there for a further thing. */
function withGoneExtras(
  offered: Offered,
  { quote }: BookingRow,
  stock: readonly TakenStock[],
): Offered {
  const { prices, things } = offered;
  if (!prices) return offered;
  const gone = stock.flatMap(({ rentalItemId, addonId }) => {
    const extra = quote.addons?.find(({ id }) => id === addonId);
    const isOffered = prices.addons.some(({ id }) => id === addonId);
    if (!extra || isOffered || !things.has(rentalItemId)) return [];
    return [{ ...extra, linkedItemId: rentalItemId }];
  });
  return { ...offered, prices: { ...prices, addons: [...prices.addons, ...gone] } };
}

/** What the booking holds already, item by item. */
function ownStays(booking: BookingRow, stock: readonly HeldStock[]): OwnStays {
  const held = new Map<number, OwnStay>();
  for (const { rentalItemId, quantity, turnaround } of [booking, ...stock]) {
    const { startDate, endDate } = booking;
    const before = held.get(rentalItemId);
    held.set(rentalItemId, {
      startDate,
      endDate,
      quantity: quantity + (before?.quantity ?? 0),
      turnaround: Math.max(turnaround, before?.turnaround ?? 0),
    });
  }
  return held;
}

/** Cancelled, over or under way: what may no longer be another. */
function closedTo(
  booking: BookingRow,
  now: Date,
  change: { terms: (keyof Terms)[]; hasNewHours: boolean; hasNewPrice: boolean },
): Problem[] {
  const open = changeable(booking, now);
  const isMore = change.terms.length > 0 || change.hasNewHours || change.hasNewPrice;
  if (open === "details" && isMore) return [{ code: "booking.only-details" }];
  return mayChange(open, change.terms) ? [] : [{ code: "booking.is-under-way" }];
}

/** The hours of another day or another item, unless staff name their own. */
function hoursOf(
  booking: BookingRow,
  { startDate, endDate }: Terms,
  {
    offered,
    terms,
    wish,
  }: { offered: Offered | undefined; terms: (keyof Terms)[]; wish: ChangeWish },
): { pickupTime: string; returnTime: string } {
  const isOther = (name: keyof Terms) => terms.includes(name) || terms.includes("rentalItemId");
  const { item, intervals = [], shop } = offered ?? {};
  const usual = (day: typeof startDate) =>
    item && shop ? timesForDate(day, { intervals, item, shop }) : booking;
  return {
    pickupTime:
      wish.pickupTime ?? (isOther("startDate") ? usual(startDate).pickupTime : booking.pickupTime),
    returnTime:
      wish.returnTime ?? (isOther("endDate") ? usual(endDate).returnTime : booking.returnTime),
  };
}

/** What comes with another item: its deposit, unless one is paid, and what was said of cancelling it. */
function ofItem(offered: Offered | undefined, { payments }: HeldMoney): Partial<BookingRow> {
  if (!offered?.item) return {};
  const { item, shop } = offered;
  return {
    cancellationPolicy: policyOf(item, shop),
    ...(!hasDeposit(payments) && { depositAmount: item.depositAmount }),
    ...(item.type !== "rv" && { travelInfo: null, drivers: [] }),
  };
}

async function moneyOf(
  tx: Db,
  {
    held,
    booking,
    after,
    wish,
  }: { held: HeldMoney; booking: BookingRow; after: BookingRow; wish: ChangeWish },
): Promise<{ after: BookingMoney; settles: Settlement; refused: Problem[] }> {
  const money = {
    before: rentMoney(booking, held.payments),
    after: rentMoney(after, held.payments),
  };
  const isOther = after.totalPrice !== booking.totalPrice;
  const isBusy =
    isOther &&
    ((await startedRentMove(tx, booking.id)) || (await findOpenWish(tx, booking.id, "rent")));
  const sources = isOther ? await sourcesOf(tx, held, "rent") : undefined;
  return {
    after: money.after,
    settles: settlement({
      ...money,
      wish: wish.money,
      mayRefund: may(wish.by.role, "shop.manage"),
      refundable: sources?.ok ? leftInSources(sources.value) : 0,
      hasEmail: after.customerEmail.trim() !== "",
    }),
    refused: isBusy ? [{ code: "payment.busy" }] : [],
  };
}
