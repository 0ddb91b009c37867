import { dialog, question, row, table, toast } from "./dashboard-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

test.beforeEach(async ({ signIn }) => signIn());

test("an agreement is written, seen as customers see it, changed and removed", async ({ page }) => {
  await page.goto("/admin");
  // What stands above has come: the button no longer moves.
  await expect(table(page, "Uthyrningsobjekt")).toBeVisible();
  const open = page.getByRole("button", { name: "Nytt hyresavtal" });
  await open.click();
  await expect(dialog(page).getByLabel("Namn")).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Spara avtalet" }).click();
  await expect(dialog(page).getByText("Måste fyllas i")).toHaveCount(3);

  await dialog(page).getByLabel("Namn").fill("Vinteravtal");
  await dialog(page).getByLabel("Beskrivning").fill("För skidor och pulkor");
  const content = dialog(page).getByLabel("Innehåll");
  await content.fill('Kom i tid<script>document.title="fel"</script>');
  await content.selectText();
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await dialog(page).getByRole("button", { name: "Fet" }).click();
  await dialog(page).getByRole("tab", { name: "Förhandsgranska" }).click();
  const preview = dialog(page).getByRole("tabpanel", { name: "Förhandsgranska" });
  await expect(preview.locator("strong")).toHaveText("Kom");
  await expect(preview).toHaveText("Kom i tid");
  await expect(preview.locator("script")).toHaveCount(0);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Spara avtalet" }).dblclick();
  await expect(toast(page, "Hyresavtal skapat")).toBeVisible();
  await expect(open).toBeFocused();
  await expect(row(page, "Vinteravtal")).toHaveCount(1);
  await expect(row(page, "Vinteravtal")).toContainText(/För skidor och pulkor.*Nej/);

  await row(page, "Vinteravtal").getByRole("button", { name: "Visa" }).click();
  await expect(dialog(page).locator("strong")).toHaveText("Kom");
  await expect(dialog(page).locator("script")).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  const edit = row(page, "Vinteravtal").getByRole("button", { name: "Redigera" });
  await edit.click();
  await expect(dialog(page).getByLabel("Namn")).toHaveValue("Vinteravtal");
  await expect(dialog(page).getByLabel("Namn")).toBeFocused();
  await dialog(page).getByLabel("Beskrivning").fill("För allt på snö");
  await dialog(page).getByRole("button", { name: "Spara avtalet" }).click();
  await expect(toast(page, "Hyresavtal uppdaterat")).toBeVisible();
  await expect(row(page, "Vinteravtal")).toContainText("För allt på snö");
  await expect(edit).toBeFocused();

  await row(page, "Vinteravtal").getByRole("button", { name: "Ta bort" }).click();
  await expect(question(page)).toContainText(
    "Är du säker på att du vill ta bort Vinteravtal? Detta går inte att ångra.",
  );
  await question(page).getByRole("button", { name: "Ta bort" }).click();
  await expect(toast(page, "Hyresavtal borttaget")).toContainText(
    "Avtalet har tagits bort framgångsrikt",
  );
  await expect(row(page, "Vinteravtal")).toHaveCount(0);
});

test(
  "what the draft leaves open is counted, asked about, and told until it is filled in",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/admin/settings");
    await page.getByRole("button", { name: "Nytt hyresavtal" }).click();
    await dialog(page).getByRole("button", { name: "Fyll i utkastet" }).click();
    await expect(dialog(page).getByLabel("Namn")).toHaveValue("Hyresvillkor");
    await dialog(page).getByLabel("Namn").fill("Utkastavtal");
    await dialog(page).getByLabel("Standardavtal").uncheck();
    await expect(dialog(page).getByText(/^\d+ kvar inom hakparenteser: /)).toContainText("[21]");
    await dialog(page).getByLabel("Innehåll").fill("Fyllt [21] år, kört i [två] år, i [Sverige].");
    await dialog(page).getByRole("button", { name: "Spara avtalet" }).dblclick();
    await expect(question(page)).toContainText("3 ställen inom hakparenteser är kvar.");
    await expectAccessible(page);
    await question(page).getByRole("button", { name: "Fortsätt skriva" }).click();
    await expect(dialog(page).getByRole("button", { name: "Spara avtalet" })).toBeFocused();
    await dialog(page).getByRole("button", { name: "Spara avtalet" }).click();
    await question(page).getByRole("button", { name: "Spara ändå" }).click();
    await expect(toast(page, "Hyresavtal skapat")).toBeVisible();

    await expect(page.getByRole("button", { name: "Nytt hyresavtal" })).toBeFocused();
    const left = page.getByRole("region", { name: "Kvar att ställa in" });
    await expect(left).toContainText(
      "Hyresavtalet Utkastavtal har 3 ställen inom hakparenteser kvar",
    );
    await left.getByRole("button", { name: "Fyll i Utkastavtal" }).click();
    await dialog(page).getByLabel("Innehåll").fill("Fyllt 21 år, kört i två år, i Sverige.");
    await dialog(page).getByRole("button", { name: "Spara avtalet" }).click();
    await expect(toast(page, "Hyresavtal uppdaterat")).toBeVisible();
    await expect(left).toHaveCount(0);
    await row(page, "Utkastavtal").getByRole("button", { name: "Ta bort" }).click();
    await question(page).getByRole("button", { name: "Ta bort" }).click();
    await expect(row(page, "Utkastavtal")).toHaveCount(0);
  },
);

test(
  "the agreement that items rely on cannot be removed, and it is said which",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    await page.goto("/admin");
    const agreements = table(page, "Hyresavtal");
    const used = agreements.getByRole("row").filter({ hasText: "Ja" });
    await used.getByRole("button", { name: "Ta bort" }).click();
    await page.route("**/api/rental-agreements/*", (route) => {
      watch.expectStatus(409, new URL(route.request().url()).pathname);
      return route.continue();
    });
    await question(page).getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Ett fel uppstod")).toContainText(
      /Hyresavtalet är standard och gäller för .+ Gör ett annat avtal till standard först\./,
    );
    await question(page).getByRole("button", { name: "Avbryt" }).click();
    await expect(used).toHaveCount(1);
  },
);

test(
  "a motorhome that can be booked without an agreement is told to the owner",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/admin");
    await expect(table(page, "Hyresavtal")).toBeVisible();
    const heading = page.getByRole("heading", { name: "Kvar att ställa in" });
    await expect(heading).toHaveCount(0);
    // The last default cannot be taken away, so a shop without one is one that never had it.
    await page.route("**/api/rental-agreements", (route) => route.fulfill({ json: [] }));
    await page.route("**/api/rental-items", async (route) => {
      const items = await (await route.fetch()).json();
      const motorhome = items.find(({ name }: { name: string }) => name === "Fjällripa 70");
      await route.fulfill({ json: [{ ...motorhome, rentalAgreementId: null }] });
    });
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByText("Fjällripa 70 kan bokas utan hyresavtal")).toBeVisible();
    await expect(page.getByRole("link", { name: "Välj avtal för Fjällripa 70" })).toHaveAttribute(
      "href",
      /^\/admin\/rental-items\/\d+$/,
    );
    await expectAccessible(page);
  },
);

test(
  "of two who edit the same agreement the second is told, and decides",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    const made = await page.request.post("/api/rental-agreements", {
      data: { name: "Delat avtal", description: "x", content: "<p>Först</p>" },
    });
    const { id } = (await made.json()) as { id: number };
    const stored = async () => (await page.request.get(`/api/rental-agreements/${id}`)).json();
    await page.goto("/admin");
    await row(page, "Delat avtal").getByRole("button", { name: "Redigera" }).click();
    await dialog(page).getByLabel("Innehåll").fill("<p>Min text</p>");
    await page.request.patch(`/api/rental-agreements/${id}`, { data: { content: "<p>Din</p>" } });
    watch.expectStatus(409, `/api/rental-agreements/${id}`);
    await dialog(page).getByRole("button", { name: "Spara avtalet" }).click();
    await expect(dialog(page)).toContainText(
      "Någon annan ändrade hyresavtalet medan du redigerade.",
    );
    expect(await stored()).toMatchObject({ content: "<p>Din</p>" });
    await expect(dialog(page).getByLabel("Innehåll")).toHaveValue("<p>Min text</p>");
    await dialog(page).getByRole("button", { name: "Spara över ändå" }).click();
    await expect(toast(page, "Hyresavtal uppdaterat")).toBeVisible();
    expect(await stored()).toMatchObject({ content: "<p>Min text</p>" });
    await page.request.delete(`/api/rental-agreements/${id}`);
  },
);

test("whoever closes a dialog by mistake loses nothing", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Nytt hyresavtal" }).click();
  await dialog(page).getByLabel("Namn").fill("Halvskrivet");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toContainText("Du har skrivit något som inte är sparat.");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Namn")).toHaveValue("Halvskrivet");
  await dialog(page).getByRole("button", { name: "Stäng" }).click();
  await dialog(page).getByRole("button", { name: "Kasta ändringarna" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Nytt hyresavtal" }).click();
  await expect(dialog(page).getByLabel("Namn")).toHaveValue("");
});

test(
  "a session that ends while somebody writes costs nothing that was written",
  { tag: "@thorough" },
  async ({ page, context, watch }) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Nytt hyresavtal" }).click();
    await dialog(page).getByLabel("Namn").fill("Skrivet före pausen");
    await dialog(page).getByLabel("Beskrivning").fill("Lång paus");
    await dialog(page).getByLabel("Innehåll").fill("Allt finns kvar");
    await context.clearCookies();
    watch.expectSignedOut();
    await dialog(page).getByRole("button", { name: "Spara avtalet" }).click();
    const signIn = page.getByRole("dialog", { name: "Logga in igen" });
    await signIn.getByRole("button", { name: "Inte nu" }).click();
    await expect(dialog(page)).toContainText("Du är inte inloggad längre.");
    await expect(dialog(page).getByLabel("Namn")).toHaveValue("Skrivet före pausen");
    await dialog(page).getByRole("button", { name: "Spara avtalet" }).click();
    await signIn.getByLabel("Lösenord").fill(ADMIN.password);
    await signIn.getByRole("button", { name: "Logga in och fortsätt" }).click();
    await expect(toast(page, "Hyresavtal skapat")).toBeVisible();
    await expect(row(page, "Skrivet före pausen")).toContainText("Lång paus");
    await row(page, "Skrivet före pausen").getByRole("button", { name: "Ta bort" }).click();
    await question(page).getByRole("button", { name: "Ta bort" }).click();
    await expect(row(page, "Skrivet före pausen")).toHaveCount(0);
  },
);
