import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

type Walk = {
  page: Page;
  itemId: number;
  /** A booking that is paid, so that it has a receipt. */
  bookingId: number;
  /** Called on each page when it is whole, with what it is called. */
  look: (name: string) => Promise<void>;
};

/** Comes to every page of the office that is read like one; the calendar scrolls in a box of its own. */
export async function walkOfficePages({ page, itemId, bookingId, look }: Walk): Promise<void> {
  const shown = (words: string) => page.getByText(words, { exact: true }).first();
  const booking = `/admin/bookings/${bookingId}`;
  for (const [path, last] of [
    ["/admin", shown("Uthyrningsobjekt")],
    ["/admin/bookings", page.getByRole("link", { name: `Öppna bokning #${bookingId}` })],
    [booking, page.getByRole("link", { name: /^Kvitto \d/ })],
    [`${booking}?tab=emails`, page.getByRole("button", { name: /^Visa/ }).first()],
    ["/admin/customers", page.getByRole("table", { name: "Kunder" })],
    [`/admin/customers/${bookingId}`, page.getByRole("table", { name: "Kundens bokningar" })],
    ["/admin/booking-timeline?view=month", page.getByRole("article").first()],
    ["/admin/accounting", page.getByRole("table", { name: /^Månader/ })],
    ["/admin/accounting?tab=month", page.getByRole("table", { name: "Momsunderlag" })],
    [`/admin/rental-items/${itemId}`, page.locator(".year-month").last()],
    ["/admin/accounts", page.getByRole("table", { name: "Konton" })],
    ["/admin/tracking-settings", page.getByRole("button", { name: /^Spara/ }).first()],
    [`/admin/receipts/${bookingId}`, page.getByRole("heading", { name: "Momsspecifikation" })],
  ] as const) {
    await page.goto(path);
    await expect(last).toBeVisible();
    await look(path);
  }
}
