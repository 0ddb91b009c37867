import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const PATH = "/admin/booking-timeline";

export const dayGroup = (page: Page, heading: string): Locator =>
  page.getByRole("region", { name: heading });

/** The card of one hand-over; its name is what is shown in its head and heading. */
export const handover = (
  within: Page | Locator,
  kind: "UTLÄMNING" | "ÅTERLÄMNING",
  item: string,
): Locator => within.getByRole("article", { name: `${kind} ${item}` });

export const commentDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Kommentar för bokning" });

/** Signs the page in as a new account, raised to staff where wanted. */
export async function signInAs(
  page: Page,
  admin: APIRequestContext,
  role: "staff" | "customer",
): Promise<void> {
  const account = { username: `${role}-${crypto.randomUUID()}`, password: "åtta tecken" };
  const made = await page.request.post("/api/register", { data: account });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  if (role === "staff") {
    const raised = await admin.patch(`/api/users/${id}`, { data: { role } });
    expect(raised.status(), await raised.text()).toBe(200);
  }
  expect((await page.request.post("/api/login", { data: account })).status()).toBe(200);
}

/** Waits until the letters of a booking have gone out. */
export async function lettersSent(
  admin: APIRequestContext,
  id: number,
  count: number,
): Promise<void> {
  await expect
    .poll(
      async () => ((await (await admin.get(`/api/email-logs/${id}`)).json()) as unknown[]).length,
      { timeout: 30_000 },
    )
    .toBe(count);
}
