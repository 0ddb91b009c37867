import type { Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, inOwnShop } from "./fixtures.ts";

const test = inOwnShop();

test.use({ viewport: { width: 390, height: 844 }, ownShop: "saved-over" });
test.beforeEach(async ({ signIn }) => signIn());

const closed = (date: string) => ({ date, closed: true });
const days = (page: Page) => page.getByRole("region", { name: "Avvikande dagar" });
const REFUSED = "De avvikande dagarna har ändrats sedan du öppnade sidan. Inget har sparats över.";

test(
  "closed days of two windows: the later one is asked, and nothing is lost meanwhile",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    watch.expectStatus(409, "/api/settings/shop");
    const stored = async () => {
      const { opening } = await (await admin.get("/api/settings/shop")).json();
      return (opening.exceptions as { date: string }[]).map(({ date }) => date);
    };
    const colleague = (...dates: string[]) =>
      admin.patch("/api/settings/shop", { data: { opening: { exceptions: dates.map(closed) } } });
    await page.goto("/admin/settings/hours");
    await days(page).getByRole("button", { name: "Lägg till dagar" }).click();
    await days(page).getByLabel("Första dagen").fill("2027-12-24");
    await colleague("2027-06-06");
    await days(page).getByRole("button", { name: "Spara" }).click();
    await expect(days(page)).toContainText(REFUSED);
    await expect(days(page).getByLabel("Första dagen")).toHaveValue("2027-12-24");
    expect(await stored()).toEqual(["2027-06-06"]);
    await expectFits(page);
    await expectAccessible(page);

    await days(page).getByRole("button", { name: "Visa det som är sparat" }).click();
    await expect(days(page).getByLabel("Första dagen")).toHaveValue("2027-06-06");
    await expect(days(page)).not.toContainText("har ändrats");
    await days(page).getByRole("button", { name: "Lägg till dagar" }).click();
    await days(page).getByLabel("Första dagen").last().fill("2027-12-24");
    await days(page).getByRole("button", { name: "Spara" }).click();
    await expect(days(page)).toContainText("Sparat");
    expect(await stored()).toEqual(["2027-06-06", "2027-12-24"]);

    // What a colleague has saved since is not what 'Ångra' is about.
    await colleague("2027-06-06", "2027-12-24", "2027-12-31");
    await days(page).getByRole("button", { name: "Ångra" }).click();
    await expect(page.getByText(REFUSED, { exact: true })).toBeVisible();
    await expect(days(page)).not.toContainText("Sparat");
    expect(await stored()).toEqual(["2027-06-06", "2027-12-24", "2027-12-31"]);
    await expect(days(page).getByLabel("Första dagen").last()).toHaveValue("2027-12-31");

    // Knowingly one may still replace it.
    await days(page).getByLabel("Första dagen").last().fill("2028-01-01");
    await colleague("2027-06-06");
    await days(page).getByRole("button", { name: "Spara" }).click();
    await days(page).getByRole("button", { name: "Spara mitt i stället" }).click();
    await expect(days(page)).toContainText("Sparat");
    expect(await stored()).toEqual(["2027-06-06", "2027-12-24", "2028-01-01"]);
  },
);
