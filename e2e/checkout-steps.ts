import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const CARD = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asksTheBank: "4000 0000 0000 3220",
};

/** What a customer types, by the label it is typed under. */
export const CUSTOMER = {
  Namn: "Anna Berg",
  Personnummer: "19900101-0017",
  Telefon: "070-123 45 67",
  "E-post": "anna@example.com",
  Gatuadress: "Storgatan 1",
  Postnummer: "852 30",
  Ort: "Sundsvall",
};

export type Stay = { slug: string; startDate: string; endDate: string };

export const dayButton = (page: Page, date: string): Locator =>
  page.locator(`[data-day="${date}"]`);
export const toast = (page: Page, title: string): Locator =>
  page.getByRole("listitem").filter({ hasText: title });
export const summary = (page: Page): Locator =>
  page.getByRole("complementary", { name: "Din bokning" });
export const toPayment = (page: Page): Locator =>
  page.getByRole("button", { name: "Gå till betalning" });
export const payButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Betala och boka" });
export const acceptTerms = (page: Page): Locator =>
  page.getByRole("checkbox", { name: "Jag har läst och godkänner hyresvillkoren" });
export const cardNumber = (page: Page): Locator => page.getByLabel("Kortnummer");
export const thanks = (page: Page): Locator =>
  page.getByRole("heading", { name: "Tack för din bokning!" });
export const bank = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Godkänn hos banken" });
/** The button of the bank's question, which stands in a frame of its own. */
export const bankButton = (page: Page, name: string): Locator =>
  bank(page).locator("iframe").contentFrame().getByRole("button", { name });

export async function itemId(calls: APIRequestContext, slug: string): Promise<number> {
  const answer = await calls.get(`/api/rental-items/slug/${slug}`);
  return ((await answer.json()) as { id: number }).id;
}

/** Comes to the checkout by its address, as the booking panel writes it. */
export async function openCheckout(page: Page, { slug, startDate, endDate }: Stay): Promise<void> {
  const id = await itemId(page.request, slug);
  await page.goto(`/booking?itemId=${id}&startDate=${startDate}&endDate=${endDate}`);
  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
  await expect(summary(page)).toContainText("kr");
}

export async function fillDetails(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(CUSTOMER)) await page.getByLabel(label).fill(value);
}

/** The first step, whole, up to the heading of the second. */
export async function giveDetails(page: Page, stay: Stay): Promise<void> {
  await openCheckout(page, stay);
  await fillDetails(page);
  await acceptTerms(page).check();
  await toPayment(page).click();
  await expect(page.getByRole("heading", { name: "Betala för din bokning" })).toBeVisible();
}

/** Both steps up to the empty card form. */
export async function comeToPayment(page: Page, stay: Stay): Promise<void> {
  await giveDetails(page, stay);
  await expect(payButton(page)).toBeEnabled();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await cardNumber(page).fill(number);
  await page.getByLabel("Utgångsdatum (MM / ÅÅ)").fill("12 / 34");
  await page.getByLabel("Säkerhetskod (CVC)").fill("123");
}

export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}

/** The number of a booking, from the page that thanks for it. */
export async function expectThanks(page: Page): Promise<number> {
  await expect(thanks(page)).toBeVisible();
  const id = new URL(page.url()).searchParams.get("bookingId");
  await expect(page.getByText(`#${id}`)).toBeVisible();
  return Number(id);
}

/** The bookings of a stay as the administrator sees them. */
export async function bookingsOf(
  admin: APIRequestContext,
  { slug, startDate }: Stay,
): Promise<number[]> {
  const id = await itemId(admin, slug);
  const answer = await admin.get(`/api/rental-items/${id}/bookings`);
  const bookings = (await answer.json()) as { id: number; startDate: string }[];
  return bookings.filter((one) => one.startDate === startDate).map((one) => one.id);
}

/** How often an address is asked for from now on. */
export function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && path.test(new URL(request.url()).pathname)) calls += 1;
  });
  return () => calls;
}
