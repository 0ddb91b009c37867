import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "#test/screens/open-screen.tsx";
import { decidedByOwner } from "#test/screens/shop-settings.ts";

test("an address of no letter says so and shows the way back", async () => {
  await openScreen("/admin/settings/letters/inget_brev", {
    as: "admin",
    answers: [decidedByOwner()],
  });
  await expect
    .element(page.getByRole("heading", { level: 1, name: "Brevet finns inte" }))
    .toBeVisible();
  await page.getByRole("link", { name: "Alla brev" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Brev" })).toBeVisible();
  await expect.poll(() => window.location.pathname).toBe("/admin/settings/letters");
});
