import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const PHONE = { width: 390, height: 844 };
const FAMILY_VAN = "/p/familjen-alkov";

const dayButton = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
const month = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Månad" }).getByRole("radio", { name });
const rule = (page: Page) => page.getByText("Juli: lördag till lördag");
const goOn = (page: Page) => page.getByRole("button", { name: "Fortsätt till bokning" });
const foot = (page: Page) => page.locator(".stay-foot");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("[data-offered]").first()).toBeVisible();
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test(
    "July is one tap away, and says its weekdays before a day is tapped",
    { tag: "@thorough" },
    async ({ page }) => {
      await open(page, FAMILY_VAN);
      const july = month(page, "juli 2027");
      const box = (await july.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      await expect(rule(page)).toHaveCount(0);
      await july.tap();
      await expect(page.getByRole("grid", { name: "juli 2027" })).toBeVisible();
      await expect(page.getByRole("grid")).toHaveCount(1);
      await expect(rule(page)).toBeVisible();
      await expect(page.locator("td[data-start]")).toHaveCount(0);
      await dayButton(page, "2027-07-03").tap();
      await dayButton(page, "2027-07-10").tap();
      await expect(foot(page)).toContainText("3 juli – 10 juli, 7 nätter");
      await expect(foot(page)).toContainText("16 065 kr");
    },
  );

  test(
    "price and button stay in sight on a phone, from the first day to the last extra",
    { tag: "@thorough" },
    async ({ page }) => {
      await open(page, "/p/havskajak");
      await page.getByRole("link", { name: "Boka", exact: true }).tap();
      await expect(goOn(page)).toBeInViewport({ ratio: 1 });
      await expect(foot(page)).toContainText("395 kr per natt");
      await dayButton(page, "2027-03-02").tap();
      await dayButton(page, "2027-03-05").tap();
      await expect(foot(page)).toContainText("1 185 kr");
      await page.getByText("Tillval", { exact: true }).first().scrollIntoViewIfNeeded();
      await expect(goOn(page)).toBeInViewport({ ratio: 1 });
      await expect(foot(page).getByText("1 185 kr")).toBeInViewport({ ratio: 1 });
    },
  );
});

test(
  "the months are reached by arrow keys alone, up to the last that can be booked",
  { tag: "@thorough" },
  async ({ page }) => {
    await open(page, FAMILY_VAN);
    await month(page, "mars 2027").focus();
    for (const name of ["april 2027", "maj 2027", "juni 2027", "juli 2027"]) {
      await page.keyboard.press("ArrowRight");
      await expect(month(page, name)).toBeChecked();
    }
    const july = page.getByRole("grid", { name: "juli 2027" });
    await expect(july).toBeVisible();
    await expect(july).toHaveAccessibleDescription("Juli: lördag till lördag");
    // Two months are shown, so the last one stands second.
    await month(page, "februari 2028").click();
    await expect(page.getByRole("grid", { name: "februari 2028" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Nästa månad" })).toBeDisabled();
    await expect(month(page, "mars 2028")).toHaveCount(0);
  },
);

test(
  "a part of a month that has its weekday is told by its days",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, FAMILY_VAN);
    await month(page, "juni 2027").click();
    await expect(page.getByText("12–30 juni: lördag till lördag")).toBeVisible();
    await month(page, "augusti 2027").click();
    await expect(page.getByText("1–16 augusti: lördag till lördag")).toBeVisible();
    await month(page, "september 2027").click();
    await expect(page.getByText("lördag till lördag")).toHaveCount(0);
  },
);

test(
  "days tell their price where nights differ, and only there",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, FAMILY_VAN);
    const priceOf = (date: string) =>
      page.locator("td", { has: dayButton(page, date) }).locator(".day-price");
    await expect(page.locator(".day-price")).toHaveCount(0);
    await month(page, "juni 2027").click();
    await expect(priceOf("2027-06-13")).toHaveText("1 795");
    await expect(priceOf("2027-06-14")).toHaveText("2 295");
    await expect(dayButton(page, "2027-06-12")).toHaveAttribute(
      "aria-label",
      /^lördag 12 juni, ledig, möjlig startdag, 1\s795\skr per natt$/,
    );
    await expect(foot(page)).toContainText("1 795–2 295 kr per natt");
    const box = (await dayButton(page, "2027-06-12").boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await month(page, "juli 2027").click();
    await expect(page.locator(".day-price")).toHaveCount(0);
    await expect(foot(page)).toContainText("2 295 kr per natt");
    await page.goto("/p/havskajak");
    await expect(page.locator("[data-offered]").first()).toBeVisible();
    await expect(page.locator(".day-price")).toHaveCount(0);
  },
);

test(
  "on a desktop the panel stands beside the gallery, its price and button in sight while days are chosen",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, FAMILY_VAN);
    await expect(page.getByRole("heading", { name: "Boka ditt äventyr" })).toBeInViewport();
    await expect(goOn(page)).toBeInViewport({ ratio: 1 });
    const gallery = (await page.getByRole("region", { name: "Bilder" }).boundingBox())!;
    const panel = (await page.locator("#boka").boundingBox())!;
    expect(gallery.x + gallery.width).toBeLessThan(panel.x);
    expect(panel.y).toBeLessThan(gallery.y);
    await expect(page.getByRole("grid")).toHaveCount(2);

    await month(page, "juli 2027").click();
    await dayButton(page, "2027-07-31").click();
    await expect(foot(page)).toContainText("Från 31 juli. Välj nu sista dagen.");
    await expect(goOn(page)).toBeInViewport({ ratio: 1 });
    await dayButton(page, "2027-08-14").click();
    const total = foot(page).getByText("32 130 kr");
    for (const place of ["Vald period", "Detaljer"]) {
      await page.getByRole("heading", { name: place }).scrollIntoViewIfNeeded();
      await expect(goOn(page)).toBeInViewport({ ratio: 1 });
      await expect(total).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  "extras are explained where they are chosen, with what they come to for the stay",
  { tag: "@thorough" },
  async ({ page }) => {
    await open(page, "/p/havskajak");
    const extras = page.getByRole("group", { name: "Tillval" });
    const suit = extras.getByRole("checkbox", { name: /^Våtdräkt/ });
    await expect(suit).toHaveAccessibleDescription(/^Tre millimeter tjock/);
    await expect(extras).toContainText("95 kr styck per dygn");
    await expect(extras).toContainText("125 kr styck för hela hyran");
    await suit.check();
    await expect(extras).not.toContainText("=");
    await dayButton(page, "2027-03-02").click();
    await dayButton(page, "2027-03-05").click();
    await expect(extras).toContainText("3 dygn = 285 kr");
    await extras.getByRole("button", { name: "Öka antal våtdräkt" }).click();
    await expect(extras).toContainText("2 st × 3 dygn = 570 kr");
    await extras.getByRole("checkbox", { name: /^Kajakvagn/ }).check();
    await expect(extras).toContainText(/Tillvalen för 3 nätter695\skr/);
    await expect(page.getByRole("region", { name: "Pris" })).toContainText("1 880 kr");
  },
);
