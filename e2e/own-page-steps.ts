import type { APIRequestContext, Page } from "@playwright/test";
import type { StartedShop } from "#test/started-shop.ts";
import { expect } from "./fixtures.ts";
import { linkInMail } from "./outbox.ts";

/** The address of a booking's own page, as its letters carry it. */
export const OWN_LINK = /http\S+\/min-bokning\/[\w-]{22}/;

export const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const steps = (page: Page) =>
  page.getByRole("list", { name: "Så långt har bokningen kommit" });

export async function openOwnPage(page: Page, shop: StartedShop, id: number): Promise<string> {
  const link = await linkInMail(shop.dataDir, OWN_LINK, id);
  await page.goto(link);
  return link;
}

export async function anAddon(
  admin: APIRequestContext,
  itemId: number,
  fields: object,
): Promise<number> {
  const data = { rentalItemId: itemId, priceType: "one-time", ...fields };
  const answer = await admin.post("/api/addons", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
