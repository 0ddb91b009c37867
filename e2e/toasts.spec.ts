import type { Page } from "@playwright/test";
import { dayButton, openCheckout, toast } from "./checkout-steps.ts";
import { expectClear } from "./fits.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test(
  "on a phone a refused day is told beside nothing one needs next",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/p/havskajak");
    await dayButton(page, "2027-03-11").click();
    await expect(page.getByRole("region", { name: "Vald period" })).toContainText("11 mars");
    await dayButton(page, "2027-03-17").click({ force: true });
    const refused = toast(page, "Otillgängligt interval");
    await expect(refused).toBeVisible();
    const reason = page.getByText(
      "Onsdag 17 mars: Det valda intervallet innehåller blockerade datum.",
    );
    for (const needed of [reason, goOn(page)]) await expectClear(refused, needed);
    // It is about a choice that is no more.
    await dayButton(page, "2027-03-13").click();
    await expect(refused).toBeHidden();
  },
);

test(
  "on a phone a message leaves the head of a dialog that is opened next in sight",
  { tag: "@thorough" },
  async ({ page }) => {
    await openCheckout(page, {
      slug: "havskajak",
      startDate: "2027-05-03",
      endDate: "2027-05-05",
    });
    await page.getByLabel("Namn").press("Enter");
    // What stands beside a dialog is hidden from those who ask for roles.
    const message = page.locator(".toast").filter({ hasText: "Saknad information" });
    await expect(message).toBeVisible();
    await page.getByRole("button", { name: "Visa hyresvillkor" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(message).toBeVisible();
    await expectClear(message, dialog.getByRole("heading").first());
    await expectClear(message, dialog.getByRole("button", { name: "Stäng" }));
  },
);

const goOn = (page: Page) => page.getByRole("button", { name: "Fortsätt till bokning" });

test(
  "on a phone with letters of any size a message leaves the number it is about in sight, and no line about a day nobody pressed",
  { tag: "@thorough" },
  async ({ page }) => {
    for (const letters of ["100%", "200%"]) {
      await page.goto("/p/havskajak");
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      await dayButton(page, "2027-03-04").click();
      await dayButton(page, "2027-03-06").click();
      const stepper = page.getByRole("group", { name: "Antal", exact: true });
      await stepper.evaluate((node) => {
        window.scrollBy(0, node.getBoundingClientRect().top - 20);
      });
      const more = page.getByRole("button", { name: "Öka antal" });
      const removed = toast(page, "Datum borttagna");
      // Two are left on these days.
      await more.click();
      await more.click();
      await expect(removed).toBeVisible();
      for (const needed of [stepper, goOn(page)]) await expectClear(removed, needed);
      expect((await removed.boundingBox())!.height).toBeLessThan(844 / 3);
      await expect(page.locator(".day-reason")).toBeEmpty();
    }
  },
);
