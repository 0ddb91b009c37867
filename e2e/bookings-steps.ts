import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export type Stay = { itemId: number; startDate: string; endDate: string; price: number };
type Customer = { name: string; email: string; phone: string; travelInfo: string | null };

export async function anItem(
  admin: APIRequestContext,
  name: string,
  fields: object = {},
): Promise<number> {
  const data = {
    type: "rv",
    name,
    pricePerDay: 1000,
    quantity: 60,
    depositAmount: 5000,
    ...fields,
  };
  const answer = await admin.post("/api/rental-items", { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** A booking as the shop's own page makes one: opened, its card authorised at the provider, placed. */
export async function aBooking(
  calls: APIRequestContext,
  { itemId, startDate, endDate, price, code }: Stay & { code?: string },
  customer: Partial<Customer> = {},
  selectedAddons: { id: number; quantity: number }[] = [],
): Promise<number> {
  const { name = "Anna Berg", email = "anna@example.com", phone = "070-123 45 67" } = customer;
  const address = { streetAddress: "Storgatan 1", postalCode: "852 30", city: "Sundsvall" };
  const opened = await calls.post("/api/create-payment-intent", {
    data: {
      amount: price,
      currency: "sek",
      customerData: {
        ...address,
        name,
        email,
        phone,
        address: "Storgatan 1, 852 30 Sundsvall",
        country: "SE",
        personalNumber: "19900101-0017",
      },
      vatInfo: { priceBeforeVAT: price * 0.8, vatAmount: price * 0.2, vatRate: 0.25 },
      booking: {
        rentalItemId: itemId,
        startDate,
        endDate,
        selectedAddons,
        quantity: 1,
        ...(code !== undefined && { code }),
        travelInfo: customer.travelInfo ?? null,
      },
    },
  });
  expect(opened.status(), await opened.text()).toBe(200);
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  const intentId = await payAtProvider(calls, clientSecret);
  const placed = await calls.post("/api/bookings", { data: { stripePaymentId: intentId } });
  expect([200, 201], await placed.text()).toContain(placed.status());
  return ((await placed.json()) as { id: number }).id;
}

/** Stays of an item, each of its own nights: a visitor who books the same stay again finds it booked. */
export function staysOf(itemId: () => number): () => Stay {
  let nights = 0;
  return () => {
    const day = (offset: number) =>
      new Date(Date.UTC(2027, 5, 1 + nights * 3 + offset)).toISOString().slice(0, 10);
    const stay = { itemId: itemId(), startDate: day(0), endDate: day(2), price: 2000 };
    nights += 1;
    return stay;
  };
}

/** Pays with a good card at the provider itself, and tells which payment it was. */
async function payAtProvider(calls: APIRequestContext, clientSecret: string): Promise<string> {
  const [intentId = ""] = clientSecret.split("_secret_");
  const paid = await calls.post(`/sandbox/stripe/v1/payment_intents/${intentId}/confirm`, {
    headers: { authorization: "Bearer pk_sandbox_journey" },
    form: {
      client_secret: clientSecret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": "4242424242424242",
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "34",
      "payment_method_data[card][cvc]": "123",
    },
  });
  expect(paid.status(), await paid.text()).toBe(200);
  return intentId;
}

/** Pays a booking's deposit as its page does, without clicking through it. */
export async function payDeposit(calls: APIRequestContext, id: number): Promise<void> {
  const opened = await calls.post(`/api/deposit/${id}/create-payment`);
  expect(opened.status(), await opened.text()).toBe(200);
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  await payAtProvider(calls, clientSecret);
  await expect
    .poll(async () => {
      const answer = await calls.get(`/api/deposit/${id}/status`);
      return ((await answer.json()) as { status: string }).status;
    })
    .toBe("captured");
}

export const toast = (page: Page, title: string): Locator =>
  page.locator(".toast").filter({ hasText: title });
export const bookingRow = (page: Page, id: number): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: `Öppna bokning #${id}` }) });
export const statusChoice = (page: Page, id: number): Locator =>
  page.getByRole("button", { name: `Status för bokning #${id}: ` });
/** What stands behind a row's last button, away from what is pressed all day. */
export async function openMore(page: Page, id: number): Promise<void> {
  await page.getByRole("button", { name: `Mer för bokning #${id}` }).click();
}

/** Asks to have a booking removed; its buttons may be open from before. */
export async function removeFromRow(page: Page, id: number): Promise<void> {
  const remove = page.getByRole("button", { name: `Ta bort bokning #${id}` });
  if (!(await remove.isVisible())) await openMore(page, id);
  await remove.click();
}

export const question = (page: Page): Locator => page.getByRole("alertdialog");
export const card = (page: Page, title: string): Locator =>
  page.getByRole("region", { name: title, exact: true });

export async function expectStatus(page: Page, id: number, label: string): Promise<void> {
  await expect(statusChoice(page, id)).toHaveAccessibleName(`Status för bokning #${id}: ${label}`);
}

/** Chooses a status from the menu. What it brings with it is asked about afterwards. */
export async function chooseStatus(page: Page, id: number, label: string): Promise<void> {
  await statusChoice(page, id).click();
  await page.getByRole("menuitemradio", { name: label }).click();
}

/** What the page asks to have changed about a booking, from now on. */
export function changesSent(page: Page, id: number): unknown[] {
  const changes: unknown[] = [];
  page.on("request", (call) => {
    if (call.method() === "PATCH" && call.url().endsWith(`/api/bookings/${id}`))
      changes.push(call.postDataJSON());
  });
  return changes;
}
