import { closedOn, handoverDays } from "#domain/availability/closed-days.ts";
import type { ItemToday } from "#domain/availability/find-items.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { MOST_NOTICE_HOURS } from "#domain/availability/pickup-notice.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readUnheldOfItems, type ShopWindow, type UnheldOfItems } from "./findable-item-rows.ts";
import { limitsAt } from "./show-times.ts";

const NEAR_DAYS = Math.ceil(MOST_NOTICE_HOURS / 24) + 1;

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
  const wanted = window.ofType[type ?? "all"];
  const unheld = await readUnheldOfItems(db, wanted.ids, period);
  const isClosedOn = closedOn(window.shop.opening);
  // An hour to pick up at may pass, or come too near, within these days only.
  const isNear = period.startDate <= addDays(today, NEAR_DAYS);
  return {
    today,
    /** When it was asked, as far as that decides. */
    key: isNear ? `${today} ${timeInSweden(now)}` : today,
    of: [window, unheld],
    items: (): ItemToday[] => {
      const nights = JSON.parse(unheld) as UnheldOfItems;
      return wanted.items.map((item) => {
        const { intervals } = item;
        return {
          item,
          unheld: nights[item.id] ?? {},
          ...handoverDays(item, isClosedOn),
          limits: isNear ? limitsAt({ intervals, item, shop: window.shop }, now) : {},
        };
      });
    },
  };
}
