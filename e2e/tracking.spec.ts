import { counted, toast } from "./dashboard-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

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
