import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectClear, expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, ownShop: "owners-shop" });
test.beforeEach(async ({ signIn }) => signIn());

const card = (page: Page, name: string) => page.getByRole("region", { name });
const save = (page: Page, name: string) =>
  card(page, name).getByRole("button", { name: "Spara" }).click();
const said = (page: Page, name: string) => card(page, name).getByRole("status").last();

test("an owner changes the company's name, reads it in the footer, and takes it back", async ({
  page,
}) => {
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: /^Företag/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Företag");
  const title = "Uppgifter för kvitto och avtal";
  const name = card(page, title).getByLabel("Företagsnamn");
  await expect(name).not.toHaveValue("");
  const before = await name.inputValue();
  await expect(card(page, title)).toContainText("Från startinställningarna (COMPANY_NAME)");
  await name.fill("Nordvägen Uthyrning AB");
  await save(page, title);
  await expect(card(page, title)).toContainText("Sparat");
  await expect(card(page, title)).not.toContainText("COMPANY_NAME");
  await expectFits(page);
  await expectAccessible(page);
  const visitor = await page.context().newPage();
  await visitor.goto("/");
  await expect(visitor.getByRole("contentinfo")).toContainText("Nordvägen Uthyrning AB");

  await card(page, title).getByRole("button", { name: "Ångra" }).click();
  await expect(card(page, title)).toContainText("Ångrat, det står som förut");
  await expect(name).toHaveValue(before);
  await visitor.reload();
  await expect(visitor.getByRole("contentinfo")).toContainText(before);
  await expect(visitor.getByRole("contentinfo")).not.toContainText("Nordvägen");
});

test(
  "a long name of the shop stands clear of what is beside and below it",
  { tag: "@thorough" },
  async ({ page, admin, browser, shop }) => {
    const { presentation } = await (await admin.get("/api/settings/shop")).json();
    const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } });
    for (const name of [
      "Norrlandsäventyrsuthyr",
      "Husbilsuthyrningsföretagetivästernorrland",
      "Höga Kustens Friluftsuthyrning, Husbilar och Cyklar i Timrå",
    ]) {
      await admin.patch("/api/settings/shop", { data: { presentation: { name } } });
      for (const one of [page, visitor]) {
        await one.goto(shop.address);
        await expectFits(one);
        const menu = one.getByRole("banner").locator("summary");
        await expectClear(menu, one.getByRole("heading", { level: 1 }));
        const below = await one.locator("footer .logo").boundingBox();
        expect(below!.x + below!.width).toBeLessThanOrEqual(one.viewportSize()!.width);
      }
    }
    await admin.patch("/api/settings/shop", { data: { presentation } });
    await visitor.close();
  },
);

test(
  "an owner adds a second place, and an item is picked up there",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    await page.goto("/admin/settings/places");
    const places = card(page, "Platserna");
    await places.getByRole("button", { name: "Lägg till plats" }).click();
    const added = places.getByRole("listitem").last();
    await added.getByLabel("Namn").fill("Stationen");
    await added.getByLabel("Adress").fill("Järnvägsgatan 1, 837 71 Duved");
    await added.getByLabel("Länk till karta").fill("https://karta.example/duved");
    await added.getByLabel("Hitta hit").fill("Porten till vänster.");
    await save(page, "Platserna");
    await expect(places).toContainText("Sparat");
    await expectFits(page);

    const items = (await (await admin.get("/api/rental-items")).json()) as {
      id: number;
      slug: string;
      type: string;
    }[];
    const item = items.find(({ type }) => type === "rv")!;
    await page.goto(`/admin/rental-items/${item.id}`);
    await page.getByLabel("Hämtningsplats").selectOption("Stationen");
    await page
      .getByRole("button", { name: /^Spara/ })
      .first()
      .click();
    await expect
      .poll(async () => (await (await admin.get(`/api/rental-items/${item.id}`)).json()).placeId)
      .not.toBeNull();
    await page.goto(`/p/${item.slug}`);
    await expect(page.getByRole("main")).toContainText(
      "Hämtning: Stationen, Järnvägsgatan 1, 837 71 Duved",
    );
    await expect(
      page.getByRole("link", { name: "Visa hämtningsplatsen på karta" }).first(),
    ).toHaveAttribute("href", "https://karta.example/duved");

    await page.goto("/admin/settings/places");
    await places.getByRole("button", { name: "Flytta upp Stationen" }).click();
    await expect(places.getByLabel("Namn").first()).toHaveValue("Stationen");
    await expect(places).toContainText(
      /utan egen plats hämtas i dag på Butiken\. .* till Stationen\./,
    );
    await places.getByRole("button", { name: "Ta bort Stationen" }).click();
    await expect(places.getByRole("alert")).toContainText("Stationen går inte att ta bort än.");
    await expect(places.getByLabel("Namn").first()).toHaveValue("Stationen");
    await expectFits(page);
    await expectAccessible(page);
    await places.getByRole("alert").getByRole("link").click();
    await page
      .getByRole("dialog", { name: /som inte är sparade/ })
      .getByRole("button", { name: "Lämna utan att spara" })
      .click();
    await page.getByLabel("Hämtningsplats").selectOption({ index: 0 });
    await page
      .getByRole("button", { name: /^Spara/ })
      .first()
      .click();
    await expect
      .poll(async () => (await (await admin.get(`/api/rental-items/${item.id}`)).json()).placeId)
      .toBeNull();
    await page.goto("/admin/settings/places");
    await places.getByRole("button", { name: "Ta bort Stationen" }).click();
    await expect(places.getByRole("alert")).toHaveCount(0);
    await save(page, "Platserna");
    await expect(said(page, "Platserna")).toHaveText("Sparat");
  },
);

test(
  "an owner sets the week once, and reads it in the footer",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/admin/settings/hours");
    const week = card(page, "Veckan");
    await expect(week).toContainText(
      "Så här står det: Måndag till fredag 9–17, lördag till söndag 10–16",
    );
    await expect(week).toContainText(
      "Från startinställningarna (COMPANY_HOURS) tills du ändrar här.",
    );
    await week.getByLabel("Stänger måndag").fill("12:00");
    await week.getByRole("button", { name: "Lägg till tid på måndag" }).click();
    await week.getByLabel("Öppnar måndag, tid 2").fill("13:00");
    await week.getByLabel("Stänger måndag, tid 2").fill("18:00");
    await week.getByRole("button", { name: "Kopiera måndag till fredag" }).click();
    await week.getByRole("button", { name: "Ta bort tiden 10:00–16:00 på söndag" }).click();
    await week.getByLabel("Stänger lördag").fill("14:00");
    const words = "Måndag till fredag 9–12 och 13–18, lördag 10–14";
    await expect(week).toContainText(words);
    await save(page, "Veckan");
    await expect(said(page, "Veckan")).toHaveText("Sparat");

    const days = card(page, "Avvikande dagar");
    await days.getByRole("button", { name: "Lägg till dagar" }).click();
    await days.getByLabel("Första dagen").fill("2027-03-26");
    await days.getByLabel("Sista dagen").fill("2027-03-29");
    await expect(days).toContainText("fredag 26 mars – måndag 29 mars");
    await save(page, "Avvikande dagar");
    await expect(said(page, "Avvikande dagar")).toHaveText("Sparat");
    await expectFits(page);
    await expectAccessible(page);

    const visitor = await page.context().newPage();
    await visitor.goto("/");
    await expect(visitor.getByRole("contentinfo")).toContainText(words);

    await days.getByRole("button", { name: "Ångra" }).click();
    await expect(days).toContainText("Inga avvikande dagar.");
    await week.getByRole("button", { name: "Ångra" }).click();
    await expect(week).toContainText(
      "Så här står det: Måndag till fredag 9–17, lördag till söndag 10–16",
    );
  },
);

test(
  "a test letter arrives in the outbox, and the page says where letters go",
  { tag: "@thorough" },
  async ({ page, shop }) => {
    await page.goto("/admin/settings/mail");
    const sending = card(page, "Så skickas breven");
    await expect(sending).toContainText("breven sparas som filer i datamappen");
    await sending.getByRole("button", { name: "Skicka provmejl" }).click();
    await expect(sending).toContainText("Måste fyllas i");
    await sending.getByLabel("Prova med en egen adress").fill("agaren@example.se");
    await sending.getByRole("button", { name: "Skicka provmejl" }).click();
    await expect(sending).toContainText("Skrivet till agaren@example.se");
    const outbox = join(shop.dataDir, "outbox");
    await expect
      .poll(
        () =>
          readdirSync(outbox)
            .filter((name) => name.endsWith(".eml"))
            .some((name) =>
              /^To: agaren@example\.se/m.test(readFileSync(join(outbox, name), "utf8")),
            ),
        { timeout: 30_000 },
      )
      .toBe(true);
    await expectFits(page);
  },
);
