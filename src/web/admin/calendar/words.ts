import type { CalendarBooking, CalendarItem, CalendarUnit } from "#contracts/calendar.ts";
import { calendarRange, weekNumber, type CalendarView } from "#domain/calendar/calendar-range.ts";
import { lacksMoney } from "#domain/calendar/lacks-money.ts";
import { percentOf, type Occupancy } from "#domain/calendar/occupancy.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatKronor, formatMonth, formatWeekday } from "#texts/format.ts";
import { longDay } from "#texts/long-day.ts";
import { periodWords } from "#texts/period-words.ts";
import { BOOKING_STATUS_LABELS, PAYMENT_STATUS_LABELS } from "#texts/statuses.ts";
import { outageWords } from "#web/shell/outages/words.ts";
import { isExchanged, type Carried } from "./moved-stay.ts";
import type { CalendarRow, Cell } from "./rows.ts";

export const VIEW_LABELS: Record<CalendarView, string> = {
  day: "Dag",
  week: "Vecka",
  month: "Månad",
};

/** `Måndag 1 mars 2027`, `Vecka 9, 1–7 mars 2027` or `Mars 2027`. */
export function rangeWords(view: CalendarView, day: LocalDate): string {
  if (view === "day") return longDay(day);
  if (view === "month") return capital(formatMonth(day));
  return `Vecka ${weekNumber(day)}, ${periodWords(calendarRange(view, day))}`;
}

export function unitsOf({ quantity }: Pick<CalendarItem, "quantity">): string {
  return quantity === 1 ? "1 enhet" : `${quantity} enheter`;
}

type NamedRow = Pick<CalendarRow, "item" | "unit" | "of" | "isWithout" | "isUnknown">;

/** The row of one unit by its name or its number; more may have been out than the item has today. */
export function unitWords({ item, unit, of, isWithout, isUnknown }: NamedRow): string {
  if (unit === null) return unitsOf(item);
  if (isWithout) return "Utan enhet";
  if (isUnknown) return "Okänd enhet";
  if (of) return of.name;
  return unit > item.quantity ? "Utöver antalet" : `Enhet ${unit}`;
}

export function percentWords(occupancy: Occupancy): string {
  return `${percentOf(occupancy)}\u00a0%`;
}

/** `Fjällripa 70, enhet 1, tisdag 2 mars: bokad av Anna Berg`. */
export function cellWords(row: CalendarRow, cell: Cell, today: LocalDate): string {
  const unit = row.of?.name ?? unitWords(row).toLowerCase();
  const names = [row.item.name, !row.isFirst && unit];
  const place = [...names, formatWeekday(cell.day), cell.day === today && "idag"].filter(Boolean);
  const facts = [
    cell.block && `blockerad: ${cell.block.reason}`,
    cell.isOffSeason && "går inte att boka",
    cell.seasonPrice !== undefined && `säsongspris ${formatKronor(cell.seasonPrice)}`,
  ].filter(Boolean);
  const state = row.unit === null ? sumWords(cell) : unitState(row, cell, today);
  return `${place.join(", ")}: ${[state, ...facts].filter(Boolean).join(", ")}`;
}

function sumWords({ occupancy: { taken, units }, kept }: Cell): string {
  const booked = `${taken} av ${units} bokade`;
  return kept > 0 ? `${booked}, ${kept} för städning` : booked;
}

function unitState(row: CalendarRow, cell: Cell, today: LocalDate): string {
  const { day, night, returning, keptAfter, block, isOffSeason, outage, isRetired } = cell;
  const parts = [
    returning && `återlämnas av ${whoWords(returning)}`,
    keptAfter && tailWords(keptAfter, day < today).toLowerCase(),
    night &&
      `${night.startDate === day ? "hämtas av" : "bokad av"} ${whoWords(night)} (${stateWords(night)})`,
    outage && outageWords(outage),
    isRetired && "tagen ur bruk",
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(", ");
  return block || isOffSeason || row.isWithout || row.isUnknown ? "" : "ledig";
}

/** `följer med #1234567 Kanadensare`, of what is rented along with another thing. */
function followsWords({ id, isFurther, mainItem }: CalendarBooking): string {
  return isFurther ? ["följer med", `#${id}`, mainItem].filter(Boolean).join(" ") : "";
}

/** What a bar says: who has it, and with what it comes along. */
export function whoWords(booking: CalendarBooking): string {
  return [customerWords(booking), followsWords(booking)].filter(Boolean).join(", ");
}

/** Why it stays where it is when somebody takes hold of it. */
export function refusedMove(booking: CalendarBooking): { title: string; description: string } {
  const main = booking.mainItem ?? "huvudsaken";
  return {
    title: capital(followsWords(booking)),
    description: `Flytta ${main} i stället, så flyttas allt i bokningen. Antalet ändras på bokningens sida.`,
  };
}

export function customerWords({ customerName }: Pick<CalendarBooking, "customerName">): string {
  return customerName.trim() || "Ej angivet";
}

/** `Bokad och bekräftad, betald`. */
export function stateWords(booking: CalendarBooking): string {
  const parts = [BOOKING_STATUS_LABELS[booking.status], booking.isOut && "utlämnad"];
  return [...parts.filter(Boolean), moneyState(booking)].join(", ");
}

function moneyState(booking: CalendarBooking): string {
  const { paymentStatus, dueAmount } = booking;
  if (lacksMoney(booking)) return `saknar betalning på ${formatKronor(dueAmount)}`;
  // Nothing is due, whatever became of the newest card: it came another way.
  const status = paymentStatus === "authorized" ? "authorized" : "captured";
  return PAYMENT_STATUS_LABELS[status].toLowerCase();
}

/** Why a night is taken that nobody rents. Of nights that are over nobody can give anything back. */
export function tailWords({ id }: Pick<CalendarBooking, "id">, isOver: boolean): string {
  return `${isOver ? "Hölls" : "Hålls"} fri för städning efter bokning #${id}`;
}

/** What a bar tells when the pointer rests on it. */
export function barWords(booking: CalendarBooking): string {
  const units = booking.quantity > 1 ? `, ${unitsOf(booking)}` : "";
  const follows = booking.isFurther ? `\n${capital(followsWords(booking))}` : "";
  return `#${booking.id} ${customerWords(booking)}\n${periodWords(booking)}${units}\n${stateWords(booking)}${follows}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Shown = {
  items: readonly Pick<CalendarItem, "id" | "name">[];
  units: readonly Pick<CalendarUnit, "id" | "name">[];
};

/** `Anna Berg: 3–10 juli 2027, Fjällripa 70`, while a booking is on its way to other days or to another unit. */
export function carriedWords(carried: Carried, { items, units }: Shown): string {
  const { booking, itemId, startDate, endDate, unitId } = carried;
  const item = items.find(({ id }) => id === itemId)?.name ?? "";
  const unit = units.find(({ id }) => id === unitId)?.name;
  if (isExchanged(carried))
    return `${customerWords(booking)}: ${unit}, ${item}, samma dagar. Släpp, eller tryck Enter, för att byta enhet. Escape avbryter.`;
  const where = `${customerWords(booking)}: ${periodWords({ startDate, endDate })}, ${item}.`;
  return `${where} Släpp, eller tryck Enter, för att se vad det innebär. Pilarna flyttar, Skift och pil ändrar längden, Escape avbryter.`;
}

type Who = Pick<CalendarBooking, "id" | "customerName">;

/** What became of an exchange: `Anna Berg har nu Enhet 2`, and who got what instead. */
export function exchangedWords(
  booking: Who,
  unit: string,
  others: readonly (Who & { unit: string | undefined })[],
): { title: string; description: string } {
  const told = others.map(
    (other) =>
      `${customerWords(other)} (#${other.id}) ${other.unit ? `fick ${other.unit}` : "är utan enhet"}.`,
  );
  const rest =
    told.length > MOST_TOLD ? [`${told.length - MOST_TOLD} bokningar till bytte enhet.`] : [];
  return {
    title: `${customerWords(booking)} har nu ${unit}`,
    description: [...told.slice(0, MOST_TOLD), ...rest].join(" "),
  };
}

const MOST_TOLD = 2;
