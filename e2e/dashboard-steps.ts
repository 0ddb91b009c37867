import { expect, type Page } from "@playwright/test";

/** A passing message; a dialog beside it hides it from the roles, not from the eye. */
export const toast = (page: Page, title: string) =>
  page.locator(".toast").filter({ hasText: title });
export const table = (page: Page, name: string) => page.getByRole("table", { name });
export const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
export const dialog = (page: Page) => page.getByRole("dialog");
export const question = (page: Page) => page.getByRole("alertdialog");

export async function anItem(page: Page, name: string, fields: object = {}): Promise<void> {
  const data = { type: "equipment", name, pricePerDay: 1250, ...fields };
  const answer = await page.request.post("/api/rental-items", { data });
  expect(answer.status()).toBe(201);
}

/** Collects the calls a page makes of one kind. */
export function counted(page: Page, method: string, path: string): unknown[] {
  const calls: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === method && new URL(request.url()).pathname.startsWith(path))
      calls.push(request.postDataJSON());
  });
  return calls;
}
