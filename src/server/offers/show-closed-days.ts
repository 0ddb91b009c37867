import type { ItemType } from "#domain/catalog/item.ts";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { areAllKeptClosed } from "#domain/availability/find-items.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { closedDays } from "#domain/shop/opening.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { ShopWindow } from "./findable-item-rows.ts";

/** For the calendar of all items: the days on which none of those that are looked for changes hands. */
export function showClosedDays(
  { clock, window }: { clock: Clock; window: ShopWindow },
  { type, people = null }: { type?: ItemType | undefined; people?: number | null | undefined },
): LocalDate[] {
  const wanted = window.ofType[type ?? "all"].items;
  if (!areAllKeptClosed(wanted, people)) return [];
  const today = dayInSweden(clock.now());
  return closedDays(window.shop.opening, today, addDays(lastBookableDay(today), 1));
}
