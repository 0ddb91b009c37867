import { counted, toast } from "./dashboard-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const PATH = "/admin/tracking-settings";
const OFF = {
  facebookPixelId: "",
  facebookPixelEnabled: false,
  googleAdsId: "",
  googleAdsEnabled: false,
  plausibleDomain: "",
  plausibleEnabled: false,
  plausibleServerUrl: "",
  chatProvider: "",
  chatId: "",
  chatServerUrl: "",
  chatEnabled: false,
};

test.afterEach(async ({ admin }) => {
  expect((await admin.post("/api/tracking-settings", { data: OFF })).status()).toBe(200);
});

test(
  "an administrator turns the tools on with their ids, and off again",
  { tag: "@thorough" },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin");
    await page.getByRole("link", { name: "Spårning" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spårningsinställningar");
    for (const card of ["Facebook Pixel", "Google Ads", "Plausible Analytics", "Chatt"])
      await expect(page.getByRole("region", { name: card })).toBeVisible();
    await expect(
      page.getByText(
        "Ändringarna gäller direkt. Tänk på att samtycke och integritetspolicy alltid måste hållas aktuella",
      ),
    ).toBeVisible();
    await expect(page.getByLabel("Pixel-id")).toBeDisabled();
    await expect(page.getByLabel("Google Ads-id")).toBeDisabled();
    await expect(page.getByLabel("Domän")).toBeDisabled();

    await page.getByRole("switch", { name: "Aktivera Facebook Pixel" }).check();
    await page.getByLabel("Pixel-id").fill("123456789012345");
    await page.getByRole("switch", { name: "Aktivera Plausible Analytics" }).check();
    await page.getByLabel("Domän").fill("norrvidd.se");
    await page.getByRole("region", { name: "Plausible" }).getByLabel("Serveradress").fill("");
    await page.getByRole("switch", { name: "Aktivera chatten" }).check();
    await page.getByLabel("Chattjänst").selectOption("Chatwoot");
    await page.getByLabel("Webbplatsens token").fill("Xy12AbCdEf34GhIj");
    await expectAccessible(page);
    const calls = counted(page, "POST", "/api/tracking-settings");
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/api/tracking-settings", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Spara inställningar" }).dblclick();
    await expect(page.getByRole("button", { name: "Sparar..." })).toBeVisible();
    go();
    await expect(toast(page, "Inställningarna har sparats")).toContainText(
      "Spårningsinställningarna har uppdaterats framgångsrikt.",
    );
    const typed = {
      facebookPixelEnabled: true,
      facebookPixelId: "123456789012345",
      plausibleEnabled: true,
      plausibleDomain: "norrvidd.se",
      chatEnabled: true,
      chatProvider: "chatwoot",
      chatId: "Xy12AbCdEf34GhIj",
    };
    const before = Object.fromEntries(
      Object.entries(OFF).filter(([name]) => Object.hasOwn(typed, name)),
    );
    expect(calls).toEqual([{ ...typed, before }]);

    await page.reload();
    await expect(page.getByLabel("Pixel-id")).toHaveValue("123456789012345");
    await page.getByRole("switch", { name: "Aktivera Facebook Pixel" }).uncheck();
    await expect(page.getByLabel("Pixel-id")).toBeDisabled();
    await expect(page.getByLabel("Pixel-id")).toHaveValue("123456789012345");
    await page.getByRole("button", { name: "Spara inställningar" }).click();
    await expect(toast(page, "Inställningarna har sparats")).toBeVisible();
    const stored = await (await page.request.get("/api/tracking-settings")).json();
    expect(stored).toMatchObject({ facebookPixelEnabled: "false", plausibleEnabled: "true" });
  },
);

test(
  "what cannot be right is told at its field, and nothing typed is lost when saving fails",
  { tag: "@thorough" },
  async ({ page, signIn, watch }) => {
    await signIn();
    await page.goto(PATH);
    await page.getByRole("switch", { name: "Aktivera Google Ads" }).check();
    await page.getByRole("button", { name: "Spara inställningar" }).click();
    const id = page.getByLabel("Google Ads-id");
    await expect(id).toHaveAccessibleDescription(
      "Sparat, men mäter inget förrän det är rätt ifyllt. Fyll i Google Ads-id, eller stäng av Google Ads.",
    );
    await id.fill("12345");
    await page.getByRole("button", { name: "Spara inställningar" }).click();
    await expect(id).toHaveAccessibleDescription(/^Sparat, men .* börjar med AW-/);
    // It is saved: nothing is wrong with the form.
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
    await expectAccessible(page);

    await page.getByLabel("Google Ads-id").fill("AW-123456789");
    watch.expectStatus(500, "/api/tracking-settings");
    await page.route("**/api/tracking-settings", (route) =>
      route.fulfill({
        status: 500,
        json: { message: "Något gick fel hos oss. Försök igen om en stund.", code: "shop.fault" },
      }),
    );
    await page.getByRole("button", { name: "Spara inställningar" }).click();
    await expect(toast(page, "Ett fel uppstod")).toContainText("Något gick fel hos oss.");
    await expect(page.getByLabel("Google Ads-id")).toHaveValue("AW-123456789");
    await page.unroute("**/api/tracking-settings");
    await page.getByRole("button", { name: "Spara inställningar" }).click();
    await expect(toast(page, "Inställningarna har sparats")).toBeVisible();
  },
);

test(
  "who leaves with unsaved settings is asked first, also on the way back",
  { tag: "@thorough" },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin");
    await page.getByRole("link", { name: "Spårning" }).click();
    await page.getByRole("switch", { name: "Aktivera Facebook Pixel" }).check();
    await expect(page.getByText("Osparade ändringar")).toBeVisible();
    await page.getByRole("link", { name: "Tillbaka" }).click();
    const asked = page.getByRole("dialog", { name: "Du har inställningar som inte är sparade" });
    await asked.getByRole("button", { name: "Stanna kvar" }).click();
    await expect(page.getByRole("switch", { name: "Aktivera Facebook Pixel" })).toBeChecked();
    await page.evaluate(() => window.history.back());
    await asked.getByRole("button", { name: "Stanna kvar" }).click();
    await expect(page).toHaveURL(/\/tracking-settings$/);
    await expect(page.getByRole("switch", { name: "Aktivera Facebook Pixel" })).toBeChecked();
    await page.getByRole("link", { name: "Tillbaka" }).click();
    await asked.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expect(page).toHaveURL(/\/admin$/);
  },
);
