import { dialog, question, row, table, toast } from "./dashboard-steps.ts";
import { aBooking, anItem } from "./bookings-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, inOwnShop } from "./fixtures.ts";

const test = inOwnShop();

test.beforeEach(async ({ signIn }) => signIn());

test("the owner makes a code, changes it, sees how it stands and removes it", async ({
  page,
  admin,
  watch,
}) => {
  watch.expectStatus(400, "/api/discount-codes");
  watch.expectStatus(409, "/api/discount-codes");
  const itemId = await anItem(admin, "Kodbilen");
  await page.goto("/admin/bookings");
  await page
    .getByRole("navigation", { name: "Kontoret", exact: true })
    .getByRole("link", { name: "Rabattkoder" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Rabattkoder" })).toBeVisible();
  await expect(page.getByText("Inga rabattkoder än.")).toBeVisible();
  await expectAccessible(page);

  const open = page.getByRole("button", { name: "Ny rabattkod" });
  await open.click();
  await expect(dialog(page).getByLabel("Kod", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Skapa koden" }).click();
  await expect(dialog(page).getByText("Måste fyllas i")).toHaveCount(2);
  await dialog(page).getByLabel("Kod", { exact: true }).fill("Sommar 27");
  await dialog(page).getByLabel("Procent", { exact: true }).fill("101");
  await dialog(page).getByLabel("Koden gäller").selectOption("Bara vissa objekt");
  await dialog(page).getByRole("button", { name: "Skapa koden" }).click();
  await expect(dialog(page).getByText("Välj minst ett objekt")).toBeVisible();
  await expect(dialog(page).getByRole("checkbox").first()).toBeFocused();
  await dialog(page).getByRole("checkbox", { name: "Kodbilen" }).check();
  await dialog(page).getByLabel("Första natten").fill("2027-06-01");
  await dialog(page).getByLabel("Sista natten").fill("2027-08-31");
  await dialog(page).getByLabel("Minsta antal nätter").fill("3");
  await dialog(page).getByLabel("Antal gånger i allt").fill("20");
  await dialog(page).getByRole("button", { name: "Skapa koden" }).click();
  await expect(dialog(page).getByText("Får vara högst 100")).toBeVisible();
  await expect(dialog(page).getByLabel("Procent", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByLabel("Procent", { exact: true }).fill("15");
  await dialog(page).getByRole("button", { name: "Skapa koden" }).dblclick();
  await expect(toast(page, "Rabattkoden är skapad")).toContainText("Sommar 27");
  await expect(open).toBeFocused();

  const code = row(page, "Sommar 27");
  await expect(code).toHaveCount(1);
  await expect(code).toContainText(
    /15\s%.*Kodbilen.*Minst 3 nätter.*Nätter 1 juni – 31 augusti 2027.*Gäller.*0 av 20 använda/,
  );
  await expectAccessible(page);
  await expectFits(page);

  const stay = { itemId, startDate: "2027-07-01", endDate: "2027-07-04" };
  const id = await aBooking(admin, { ...stay, price: 2550, code: " sommar27" });
  await page.reload();
  await expect(code).toContainText("1 av 20 använda");

  // The same once more, however it is written.
  await open.click();
  await dialog(page).getByLabel("Kod", { exact: true }).fill("SOMMAR27");
  await dialog(page).getByLabel("Procent", { exact: true }).fill("5");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Det finns redan en sådan kod.")).toBeVisible();
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("button", { name: "Kasta ändringarna" }).click();

  const edit = code.getByRole("button", { name: "Ändra Sommar 27" });
  await edit.click();
  await expect(dialog(page).getByLabel("Kod", { exact: true })).toHaveValue("Sommar 27");
  await expect(dialog(page).getByRole("checkbox", { name: "Kodbilen" })).toBeChecked();
  await dialog(page).getByLabel("Rabatten är").selectOption("Ett belopp i kronor");
  await dialog(page).getByLabel("Belopp").fill("1 500 kr");
  await dialog(page).getByLabel("Koden gäller").selectOption("Alla objekt");
  await dialog(page).getByLabel("Från och med").fill("2098-01-01");
  await dialog(page).getByRole("button", { name: "Spara koden" }).click();
  await expect(toast(page, "Rabattkoden är ändrad")).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(code).toContainText(
    /1\s500\skr.*Alla objekt.*Bokas från och med 1 januari 2098.*Kommer/,
  );
  await admin.post(`/api/bookings/${id}/cancel`, { data: { refund: 0, reason: "Ändrade planer" } });
  await page.reload();
  await expect(code).toContainText(/1\s500\skr.*0 av 20 använda/);

  await code.getByRole("button", { name: "Ta bort" }).click();
  await expect(question(page)).toContainText("ta bort rabattkoden Sommar 27?");
  await expect(question(page)).toContainText("behåller sitt pris");
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Avbryt" }).click();
  await expect(code).toHaveCount(1);
  await code.getByRole("button", { name: "Ta bort" }).click();
  await question(page).getByRole("button", { name: "Ta bort" }).click();
  await expect(toast(page, "Rabattkoden är borttagen")).toContainText("Sommar 27");
  await expect(page.getByText("Inga rabattkoder än.")).toBeVisible();
});

test(
  "whoever saves a code that somebody else has just changed is told, and writes over nothing",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    const made = await admin.post("/api/discount-codes", { data: { code: "DELAD", percent: 10 } });
    const { id } = (await made.json()) as { id: number };
    watch.expectStatus(409, `/api/discount-codes/${id}`);
    await page.goto("/admin/discount-codes");
    await row(page, "DELAD").getByRole("button", { name: "Ändra DELAD" }).click();
    await dialog(page).getByLabel("Procent", { exact: true }).fill("30");
    await admin.patch(`/api/discount-codes/${id}`, { data: { percent: 20 } });
    await dialog(page).getByRole("button", { name: "Spara koden" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Inget har sparats över.");
    await expect(dialog(page).getByLabel("Procent", { exact: true })).toHaveValue("30");
    await page.keyboard.press("Escape");
    await dialog(page).getByRole("button", { name: "Kasta ändringarna" }).click();
    await expect(row(page, "DELAD")).toContainText(/20\s%/);
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "codes are read and written without anything being cut off",
    { tag: "@thorough" },
    async ({ page, admin }) => {
      await admin.post("/api/discount-codes", {
        data: { code: "ETT-MYCKET-LÅNGT-NAMN-FÖR-VÄNNER", amount: 999_999, maxUses: 999_999 },
      });
      await page.goto("/admin/discount-codes");
      await expect(table(page, "Rabattkoder")).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Ny rabattkod" }).click();
      await expect(dialog(page).getByLabel("Kod", { exact: true })).toBeFocused();
      await dialog(page).getByLabel("Koden gäller").selectOption("Bara vissa objekt");
      await expectFits(page);
      await expectAccessible(page);
    },
  );
});
