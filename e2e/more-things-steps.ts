import type { Locator, Page } from "@playwright/test";
import { itemId } from "./checkout-steps.ts";
import { expect } from "./fixtures.ts";

export const panel = (page: Page) => page.getByRole("region", { name: "Boka ditt äventyr" });
export const more = (page: Page) => page.getByRole("region", { name: "Lägg till mer" });
export const toggle = (page: Page) => page.getByRole("button", { name: "Lägg till mer" });
export const increase = (page: Page, name: string): Locator =>
  more(page).getByRole("button", { name: `Öka antal ${name}`, exact: true });
export const row = (page: Page, name: string): Locator =>
  more(page).getByRole("listitem").filter({ hasText: name });

/** The item's page with days and a number chosen, as somebody sent it. */
export async function openPanel(page: Page, slug: string, query: string): Promise<void> {
  await page.goto(`/p/${slug}?${query}`);
  await expect(page.getByRole("region", { name: "Vald period" })).toContainText(/nätter/);
}

export async function checkoutAddress(page: Page, query: string, slugs: [string, string]) {
  const [main, further] = [
    await itemId(page.request, slugs[0]),
    await itemId(page.request, slugs[1]),
  ];
  return `/booking?itemId=${main}&${query}&lines=${further}x2`;
}

/** Somebody else reserves all there is of a thing. */
export async function takeAll(
  page: Page,
  slug: string,
  stay: { startDate: string; endDate: string },
) {
  const id = await itemId(page.request, slug);
  const item = (await (await page.request.get(`/api/rental-items/slug/${slug}`)).json()) as {
    quantity: number;
  };
  const wish = { rentalItemId: id, ...stay, quantity: item.quantity, selectedAddons: [] };
  const other = await page.context().browser()!.newContext();
  const { origin } = new URL(page.url());
  const price = await other.request.post(`${origin}/api/calculate-booking-price`, { data: wish });
  const { total } = (await price.json()) as { total: number };
  const held = await other.request.post(`${origin}/api/create-payment-intent`, {
    data: {
      amount: total,
      currency: "sek",
      customerData: {
        name: "Björn Dal",
        email: "bjorn@example.com",
        phone: "070-765 43 21",
        streetAddress: "Kyrkogatan 2",
        postalCode: "852 31",
        city: "Sundsvall",
        personalNumber: "19850505-1234",
      },
      booking: wish,
    },
  });
  expect(held.status()).toBe(200);
  await other.close();
}
