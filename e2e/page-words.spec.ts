import type { Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, ownShop: "page-words" });
test.beforeEach(async ({ signIn }) => signIn());

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test(
  "an owner writes the page about the shop, and puts the first text back",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectStatus(400, "/api/settings/words");
    await page.goto("/admin/settings");
    await page.getByRole("link", { name: /^Sidornas texter/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sidornas texter");
    const about = card(page, "Om oss");
    const fold = (name: string) => about.locator("summary", { hasText: name });
    await expect(about.getByLabel("Inledning")).toBeHidden();
    await fold("Läs och ändra texten").click();
    // Each passage by its heading, and opened by it.
    await expect(about.getByLabel("Text (avsnitt 1)")).toBeHidden();
    await fold("En husbil på en gård i Timrå").click();
    await expect(about.getByLabel("Text (avsnitt 1)")).toBeVisible();
    await about.getByLabel("Inledning").fill("Vi är två syskon med tre husbilar.");
    await about.getByRole("button", { name: "Lägg till avsnitt" }).click();
    await about.getByLabel("Text (avsnitt 3)").fill("Det började i Åre.\n\nNu är vi här.");
    await about.getByRole("button", { name: "Spara" }).click();
    await expect(about.getByText("Måste fyllas i")).toBeVisible();
    await expect(about.getByLabel("Rubrik (avsnitt 3)")).toBeFocused();
    await about.getByLabel("Rubrik (avsnitt 3)").pressSequentially("Två syskon");
    await about.getByRole("button", { name: "Spara" }).click();
    await expect(about.getByText("Sparat")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);

    const visitor = await page.context().newPage();
    await visitor.goto("/about");
    await expect(visitor.getByText("Vi är två syskon med tre husbilar.")).toBeVisible();
    await expect(visitor.getByRole("heading", { name: "Två syskon" })).toBeVisible();
    await expect(visitor.getByText("Nu är vi här.", { exact: true })).toBeVisible();

    await about.getByRole("button", { name: "Återställ till ursprungstexten" }).click();
    await expect(about.getByLabel("Rubrik (avsnitt 3)")).toHaveCount(0);
    await page.locator(".toast").getByRole("button", { name: "Ångra", exact: true }).click();
    await expect(about.getByLabel("Inledning")).toHaveValue("Vi är två syskon med tre husbilar.");
    await about.getByRole("button", { name: "Återställ till ursprungstexten" }).click();
    await expect(about.getByLabel("Rubrik (avsnitt 3)")).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByText("Vi är två syskon med tre husbilar.")).toHaveCount(0);
  },
);

test(
  "a town gets a page of its own, which the footer leads to, and loses it again",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/admin/settings/words");
    const make = card(page, "En sida för en ort");
    await make.getByRole("button", { name: "Lägg till sidan" }).click();
    await expect(make.getByText("Ange orten")).toBeVisible();
    await make.getByLabel("Ort").fill("Åre");
    await make.getByRole("button", { name: "Lägg till sidan" }).click();
    await expect(make.getByText("Sidan om Åre finns nu här ovanför.")).toBeVisible();
    await make.getByRole("button", { name: "Lägg till sidan" }).click();
    await expect(make.getByText("Ange orten")).toBeVisible();
    await expect(make.getByText("Sidan om Åre finns nu här ovanför.")).toHaveCount(0);
    const town = card(page, "Hyr husbil i Åre");
    await town.locator("summary", { hasText: "Läs och ändra texten" }).click();
    await town.getByLabel("Inledning").fill("Vid foten av Åreskutan.");
    await town.getByRole("button", { name: "Spara" }).click();
    await expect(town.getByText("Sparat")).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto("/about");
    await visitor.getByRole("contentinfo").getByRole("link", { name: "Hyr husbil i Åre" }).click();
    await expect(visitor).toHaveURL(/\/hyr-husbil\/are$/);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Hyr husbil i Åre");
    await expect(visitor.getByText("Vid foten av Åreskutan.")).toBeVisible();

    await town.getByRole("button", { name: "Ta bort sidan om Åre" }).click();
    await expect(town).toHaveCount(0);
    await page.locator(".toast").getByRole("button", { name: "Ångra", exact: true }).click();
    await expect(town).toHaveCount(1);
    await town.locator("summary", { hasText: "Läs och ändra texten" }).click();
    await town.getByRole("button", { name: "Ta bort sidan om Åre" }).click();
    await expect(town).toHaveCount(0);
    const answer = await visitor.goto("/hyr-husbil/are");
    expect(answer?.status()).toBe(404);
  },
);
