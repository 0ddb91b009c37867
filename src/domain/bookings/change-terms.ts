import type { LineWish } from "#domain/availability/check-lines.ts";
import { isActive, type BookingStatus } from "#domain/bookings/booking-status.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";

/** What is rented: what a change of a booking changes, beside its price. */
export type Terms = {
  rentalItemId: number;
  startDate: LocalDate;
  endDate: LocalDate;
  quantity: number;
  selectedAddons: SelectedAddon[];
  /** Further things; a booking from before there were any has none. */
  lines?: LineWish[];
};

type Booked = {
  status: BookingStatus;
  startDate: LocalDate;
  pickupTime: string;
  outAt: unknown;
};

/**
 * What of a booking may still be changed: once it has been picked up its end and its extras, and once it is off or over
 * only what is known of its customer.
 */
export type Changeable = "all" | "end-and-extras" | "details";

export function changeable(booking: Booked, now: Date): Changeable {
  if (!isActive(booking.status)) return "details";
  return isBegun(booking, now) ? "end-and-extras" : "all";
}

/** It has been handed out, or the hour of the pick-up has come. */
function isBegun({ startDate, pickupTime, outAt }: Booked, now: Date): boolean {
  if (outAt !== null) return true;
  const today = dayInSweden(now);
  return startDate < today || (startDate === today && pickupTime <= timeInSweden(now));
}

export function changedTerms(before: Terms, after: Terms): (keyof Terms)[] {
  const names: (keyof Terms)[] = [];
  for (const name of ["rentalItemId", "startDate", "endDate", "quantity"] as const)
    if (before[name] !== after[name]) names.push(name);
  if (addonsAsText(before) !== addonsAsText(after)) names.push("selectedAddons");
  if (linesAsText(before.lines) !== linesAsText(after.lines)) names.push("lines");
  return names;
}

function addonsAsText({ selectedAddons }: Terms): string {
  return countedAsText(selectedAddons);
}

/** The same things in any order are the same. */
export function linesAsText(lines: readonly LineWish[] = []): string {
  return countedAsText(lines.map(({ rentalItemId: id, quantity }) => ({ id, quantity })));
}

function countedAsText(counted: readonly { id: number; quantity: number }[]): string {
  return counted
    .map(({ id, quantity }) => `${id}:${quantity}`)
    .toSorted()
    .join();
}

/** Which of the terms a change may touch. */
export function mayChange(what: Changeable, names: readonly (keyof Terms)[]): boolean {
  if (what === "all") return true;
  const open: (keyof Terms)[] = what === "details" ? [] : ["endDate", "selectedAddons", "lines"];
  return names.every((name) => open.includes(name));
}

/** Of what speaks against the new stay, what the change itself brings: a day that stays was agreed once. */
export function broughtByChange(
  problem: { code: string },
  changed: readonly (keyof Terms)[],
): boolean {
  const isNew = (name: keyof Terms) => changed.includes("rentalItemId") || changed.includes(name);
  switch (problem.code) {
    case "stay.past":
    case "stay.pickup-passed":
    case "stay.too-short-notice":
    case "stay.closed-start":
    case "stay.start-weekday":
      return isNew("startDate");
    case "stay.too-far":
    case "stay.closed-end":
    case "stay.end-weekday":
      return isNew("endDate");
    case "stay.too-short":
      return isNew("startDate") || isNew("endDate");
    default:
      return true;
  }
}
