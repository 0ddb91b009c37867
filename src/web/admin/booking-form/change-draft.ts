import type { AgreedChangeWish } from "#contracts/booking-changes.ts";
import type { Booking } from "#contracts/bookings.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import { linesAsText } from "#domain/bookings/change-terms.ts";
import { isLocalDate } from "#domain/dates/local-date.ts";
import { adjustmentOf, stayWish, type PriceDraft, type StayDraft } from "./draft.ts";

/** What is typed of a booking that is to be another. */
export type ChangeDraft = StayDraft & PriceDraft & { money: "settle" | "later"; notify: boolean };

/** As it is, with what the address wants changed: the calendar leads here with other days. */
export function changeDraftOf(booking: Booking, query: URLSearchParams): ChangeDraft {
  const day = (name: string, now: string) => {
    const told = query.get(name) ?? "";
    return isLocalDate(told) ? told : now;
  };
  const item = query.get("item") ?? "";
  return {
    ...asBooked(booking),
    itemId: /^[1-9]\d{0,8}$/.test(item) ? item : String(booking.rentalItemId),
    startDate: day("start", booking.startDate),
    endDate: day("end", booking.endDate),
  };
}

export function asBooked(booking: Booking): ChangeDraft {
  const agreed = booking.quoteLines.find(({ kind }) => kind === "adjustment");
  const amount = agreed?.amount ?? 0;
  return {
    itemId: String(booking.rentalItemId),
    startDate: booking.startDate,
    endDate: booking.endDate,
    quantity: booking.quantity,
    addons: booking.selectedAddons,
    lines: linesOf(booking),
    overrides: [],
    change: amount === 0 ? "none" : amount < 0 ? "discount" : "addition",
    changeAmount: amount === 0 ? "" : String(Math.abs(amount)),
    changeReason: agreed?.note ?? "",
    // Nothing was paid or asked for yet: a change alone asks for nothing either.
    money: booking.paidAmount <= 0 && booking.reservedAmount <= 0 ? "later" : "settle",
    notify: true,
  };
}

function linesOf({ lines }: Booking): LineWish[] {
  return lines.map(({ rentalItemId, quantity }) => ({ rentalItemId, quantity }));
}

/** Only what is another; nothing where nothing is. */
export function changeWish(booking: Booking, draft: ChangeDraft): AgreedChangeWish | undefined {
  const stay = stayWish(draft);
  if (!stay) return undefined;
  const before = asBooked(booking);
  const agreed = adjustmentOf(draft);
  const isSame = <Value>(one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);
  return {
    ...(stay.rentalItemId !== booking.rentalItemId && { rentalItemId: stay.rentalItemId }),
    ...(stay.startDate !== booking.startDate && { startDate: stay.startDate }),
    ...(stay.endDate !== booking.endDate && { endDate: stay.endDate }),
    ...(stay.quantity !== booking.quantity && { quantity: stay.quantity }),
    ...(!isSame(draft.addons, booking.selectedAddons) && { selectedAddons: draft.addons }),
    ...(linesAsText(draft.lines) !== linesAsText(booking.lines) && { lines: draft.lines }),
    ...(!isSame(agreed, adjustmentOf(before)) && { adjustment: agreed ?? null }),
    overrides: draft.overrides,
    version: booking.version,
    money: draft.money,
    notify: draft.notify,
  };
}

/** Whether anything would be another. */
export function isChange(wish: AgreedChangeWish): boolean {
  const {
    overrides: _overrides,
    version: _version,
    money: _money,
    notify: _notify,
    ...what
  } = wish;
  return Object.keys(what).length > 0;
}

/** An ordinary change back to what it was, of the booking as it is by now. */
export function changeBack(before: Booking, after: Booking, notify: boolean): AgreedChangeWish {
  const { rentalItemId, startDate, endDate, quantity, selectedAddons } = before;
  return {
    rentalItemId,
    startDate,
    endDate,
    quantity,
    selectedAddons,
    lines: linesOf(before),
    pickupTime: before.pickupTime,
    returnTime: before.returnTime,
    adjustment: adjustmentOf(asBooked(before)) ?? null,
    // What it was has been agreed once, whatever the rules are.
    overrides: ["period", "window", "opening"],
    version: after.version,
    money: "settle",
    notify,
  };
}
