import { counted, dialog, question, table, toast } from "./dashboard-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test.beforeEach(async ({ signIn }) => signIn());

test(
  "the default times are set in the dialog and in the settings, both at once",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/admin");
    const calls = counted(page, "POST", "/api/settings/");
    const settings = page.getByRole("region", { name: "Globala standardtider" });
    await page.getByRole("button", { name: "Globala standardtider" }).click();
    await expect(dialog(page).getByLabel("Utlämningstid")).toHaveValue("15:00");
    await dialog(page).getByLabel("Utlämningstid").fill("24:00");
    await dialog(page).getByLabel("Återlämningstid").fill("snart");
    await dialog(page).getByRole("button", { name: "Spara tiderna" }).click();
    await expect(dialog(page).getByText("Tid måste vara i format HH:MM")).toHaveCount(2);
    await expect(dialog(page).getByLabel("Utlämningstid")).toBeFocused();
    await expectAccessible(page);
    expect(calls).toHaveLength(0);

    await dialog(page).getByLabel("Utlämningstid").fill("");
    await dialog(page).getByLabel("Utlämningstid").pressSequentially("1630");
    await expect(dialog(page).getByLabel("Utlämningstid")).toHaveValue("16:30");
    await dialog(page).getByLabel("Återlämningstid").fill("11:00");
    await dialog(page).getByRole("button", { name: "Spara tiderna" }).dblclick();
    await expect(toast(page, "Framgång")).toContainText("Globala standardtider har uppdaterats");
    await expect(page.getByRole("button", { name: "Globala standardtider" })).toBeFocused();
    expect(calls).toEqual([
      { value: "16:30", before: "15:00" },
      { value: "11:00", before: "12:00" },
    ]);
    await expect(settings.getByLabel("Utlämningstid")).toHaveValue("16:30");

    await settings.getByLabel("Utlämningstid").fill("15:00");
    await settings.getByLabel("Återlämningstid").fill("12:00");
    await settings.getByRole("button", { name: "Spara tiderna" }).click();
    await expect
      .poll(async () => (await page.request.get("/api/settings")).json())
      .toEqual({
        globalDefaultPickupTime: "15:00",
        globalDefaultReturnTime: "12:00",
      });
  },
);

test(
  "what is being saved can no longer be thrown away: the dialog waits for its answer",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/admin");
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/settings/global-default-*", async (route) => {
      await released;
      // Not let through: other journeys count on the times as they are.
      await route.fulfill({ status: 204 });
    });
    await page.getByRole("button", { name: "Globala standardtider" }).click();
    await dialog(page).getByLabel("Utlämningstid").fill("16:30");
    await dialog(page).getByRole("button", { name: "Spara tiderna" }).click();
    await expect(dialog(page).getByRole("button", { name: "Sparar…" })).toBeVisible();
    await page.keyboard.press("Escape");
    await dialog(page).getByRole("button", { name: "Avbryt" }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: "Kasta ändringarna" })).toHaveCount(0);
    release();
    await expect(toast(page, "Framgång")).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  "when the default times cannot be fetched, 15:00 and 12:00 stand there",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    const paths = [
      "",
      "/global-default-pickup-time",
      "/global-default-return-time",
      "/left-to-set",
      "/first-day",
      "/shop",
      "/database-risks",
      "/contract-in-confirmation",
    ];
    for (const path of paths) watch.expectStatus(503, `/api/settings${path}`);
    await page.route("**/api/settings**", (route) => route.fulfill({ status: 503, body: "" }));
    await page.route("**/api/settings/**", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/admin");
    const settings = page.getByRole("region", { name: "Globala standardtider" });
    await expect(settings.getByLabel("Utlämningstid")).toHaveValue("15:00");
    await expect(settings.getByLabel("Återlämningstid")).toHaveValue("12:00");
    await expect(settings).toContainText("De sparade tiderna gick inte att hämta.");
  },
);

test("an administrator gives a colleague a role and a password, signs them out and removes them", async ({
  page,
  playwright,
  shop,
}) => {
  const colleague = await playwright.request.newContext({ baseURL: shop.address });
  const userAgent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1";
  const phone = await playwright.request.newContext({ baseURL: shop.address, userAgent });
  const credentials = { username: "kollegan", password: "åtta tecken" };
  expect((await colleague.post("/api/register", { data: credentials })).status()).toBe(201);
  await page.goto("/admin/accounts");
  const account = table(page, "Konton").getByRole("row").filter({ hasText: "kollegan" });
  await expect(account).toContainText(/Kund.*1 mars kl 10:\d\d/);

  await account.getByRole("button", { name: "Byt roll" }).click();
  await dialog(page).getByLabel("Roll för kollegan").selectOption("Personal");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Spara rollen" }).click();
  await expect(toast(page, "Rollen har ändrats")).toBeVisible();
  await expect(account).toContainText(/Personal.*Inte inloggad/);
  await expect(account.getByRole("button", { name: "Byt roll" })).toBeFocused();

  await account.getByRole("button", { name: "Nytt lösenord" }).click();
  await dialog(page).getByLabel("Nytt lösenord för kollegan").fill("kort");
  await dialog(page).getByRole("button", { name: "Spara lösenordet" }).click();
  await expect(dialog(page)).toContainText("Lösenordet måste vara minst 8 tecken långt");
  await dialog(page).getByLabel("Nytt lösenord för kollegan").fill("ett nytt lösenord");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Spara lösenordet" }).click();
  await expect(toast(page, "Lösenordet har uppdaterats")).toContainText("kollegan");
  for (const device of [colleague, phone]) {
    const again = { username: "kollegan", password: "ett nytt lösenord" };
    expect((await device.post("/api/login", { data: again })).status()).toBe(200);
  }

  await page.reload();
  await account.getByRole("button", { name: "Enheter" }).click();
  const devices = dialog(page).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "Safari, iPhone" })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Logga ut Okänd enhet" }).click();
  await expect(toast(page, "Enheten är utloggad").first()).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect((await colleague.get("/api/user")).status()).toBe(401);
  expect((await phone.get("/api/user")).status()).toBe(200);
  await dialog(page).getByRole("button", { name: "Logga ut Safari, iPhone" }).click();
  await expect(dialog(page)).toContainText("Kontot är inte inloggat någonstans.");
  expect((await phone.get("/api/user")).status()).toBe(401);
  await dialog(page).getByRole("button", { name: "Stäng" }).click();
  await expect(account.getByRole("button", { name: "Enheter" })).toBeFocused();

  await account.getByRole("button", { name: "Ta bort" }).click();
  await expect(question(page)).toContainText(
    "Är du säker på att du vill ta bort kollegan? Detta går inte att ångra.",
  );
  await question(page).getByRole("button", { name: "Ta bort" }).click();
  await expect(toast(page, "Kontot är borttaget")).toBeVisible();
  await expect(account).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Alla konton" })).toBeFocused();
  await Promise.all([colleague, phone].map((device) => device.dispose()));
});

test(
  "the last administrator can neither be removed nor demoted, and is told why",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    await page.goto("/admin/accounts");
    const me = table(page, "Konton").getByRole("row").filter({ hasText: "admin (du)" });
    await page.route("**/api/users/*", (route) => {
      watch.expectStatus(409, new URL(route.request().url()).pathname);
      return route.continue();
    });
    const why = "Butiken behöver minst en administratör. Gör någon annan till administratör först.";
    await me.getByRole("button", { name: "Ta bort" }).click();
    await question(page).getByRole("button", { name: "Ta bort" }).click();
    await expect(question(page)).toContainText(why);
    await question(page).getByRole("button", { name: "Avbryt" }).click();
    await me.getByRole("button", { name: "Byt roll" }).click();
    await dialog(page).getByLabel("Roll för admin").selectOption("Kund");
    await dialog(page).getByRole("button", { name: "Spara rollen" }).click();
    await expect(toast(page, "Ett fel uppstod")).toContainText(why);
    await dialog(page).getByRole("button", { name: "Avbryt" }).click();
    await dialog(page).getByRole("button", { name: "Kasta ändringarna" }).click();
    await expect(me).toContainText("Administratör");
  },
);

test(
  "times and a password that are not saved are asked about once before the page is left",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/admin");
    await page.goto("/admin/settings");
    await page.getByLabel("Utlämningstid").fill("16:30");
    const asked = page.getByRole("dialog", { name: /som inte är sparade/ });
    await page
      .getByRole("navigation", { name: "Kontoret", exact: true })
      .getByText("Kalender")
      .click();
    await expect(asked).toHaveAccessibleName("Du har tider som inte är sparade");
    await asked.getByRole("button", { name: "Stanna kvar" }).click();
    await page.getByLabel("Nytt lösenord").fill("halvskrivet");
    await page.goBack();
    await expect(asked).toHaveCount(1);
    await expect(page.getByLabel("Nytt lösenord")).toHaveValue("halvskrivet");
    await asked.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);
