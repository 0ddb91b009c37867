import type { ItemToday } from "#domain/availability/find-items.ts";
import { timesForDate } from "#domain/availability/times-for-date.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { covers, type Period } from "#domain/dates/date-range.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readUnheldOfItems, type ShopWindow, type UnheldOfItems } from "./findable-item-rows.ts";
import { missedAt } from "./show-times.ts";

export type WindowNeeds = {
  db: Db;
  clock: Clock;
  /** The caller may have kept it. */
  window: ShopWindow;
};

/** The nights of everything in the window, or of one kind. They are read from their text when they are asked for. */
export async function readWindowNights(
  { db, clock, window }: WindowNeeds,
  type: ItemType | undefined,
  period: Period,
) {
  const now = clock.now();
  const today = dayInSweden(now);
  const wanted = window.items.filter((item) => type === undefined || item.type === type);
  const unheld = await readUnheldOfItems(
    db,
    wanted.map(({ id }) => id),
    period,
  );
  const reachesToday = covers(period, today);
  return {
    today,
    /** When it was asked, as far as that decides: an hour to pick up at may pass today. */
    key: reachesToday ? `${today} ${timeInSweden(now)}` : today,
    of: [window, unheld],
    items: (): ItemToday[] => {
      const nights = JSON.parse(unheld) as UnheldOfItems;
      return wanted.map((item) => {
        const { intervals } = item;
        const times = reachesToday && timesForDate(today, { intervals, item, shop: window.shop });
        return {
          item,
          unheld: nights[item.id] ?? {},
          missedPickup: times ? missedAt(times, now) : undefined,
        };
      });
    },
  };
}
