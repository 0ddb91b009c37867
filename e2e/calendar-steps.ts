import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { StartedShop } from "#test/started-shop.ts";
import { anItem } from "./bookings-steps.ts";
import { expect, test as base } from "./fixtures.ts";
import { openShop } from "./opened-shop.ts";

export type Item = { id: number; name: string };

export const test = base.extend<
  {
    /** An item of its own for each journey, gone again afterwards: others count what is there. */
    item: Item;
  },
  { shop: StartedShop }
>({
  // A shop of its own: only the rows in sight are drawn, and others leave items behind.
  shop: [
    // Playwright wants its first parameter written as a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.stop();
    },
    { scope: "worker" },
  ],
  item: async ({ admin, watch }, use, info) => {
    const name = `Kalenderbil ${info.testId.slice(-6)}${info.repeatEachIndex}`;
    const id = await anItem(admin, name, { quantity: 1 });
    await use({ id, name });
    watch.expectBookingsGone();
    await clear(admin, id);
  },
});

/** Removes what a journey made, its bookings first. */
export async function clear(admin: APIRequestContext, id: number): Promise<void> {
  const found = await admin.get(`/api/bookings/search?item=${id}`);
  const { bookings } = (await found.json()) as { bookings: { id: number }[] };
  for (const booking of bookings) await admin.delete(`/api/bookings/${booking.id}`);
  expect((await admin.delete(`/api/rental-items/${id}`)).status()).toBeLessThan(300);
}

export const cell = (page: Page, { name }: Item, day: string): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^${name}, ${day}(, idag)?:`) });

export async function openCalendar(page: Page, query = ""): Promise<void> {
  await page.goto(`/admin/calendar${query}`);
  await expect(page.getByRole("grid")).toBeVisible();
}

/** How many a visitor could book on some nights. */
export async function freeOn(page: Page, { id }: Item, ...nights: string[]): Promise<number[]> {
  const [startDate = "", endDate = ""] = [nights[0], nights.at(-1)];
  const query = new URLSearchParams({ startDate, endDate });
  const answer = await page.request.get(`/api/rental-items/${id}/availability/daily?${query}`);
  const free = (await answer.json()) as Record<string, number>;
  return nights.map((night) => free[night] ?? -1);
}
