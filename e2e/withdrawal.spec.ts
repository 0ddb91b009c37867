import { aBooking, anItem, card, chooseStatus, toast } from "./bookings-steps.ts";
import { expect, expectAccessible, takenOver, test } from "./fixtures.ts";
import { expectFits } from "./fits.ts";
import { linkInMail } from "./outbox.ts";

const STAY = { startDate: "2027-06-01", endDate: "2027-06-03", price: 2000 };
const TENT = { type: "equipment", depositAmount: null };

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a customer regrets a booking of equipment, and the shop learns what to do", async ({
    page,
    admin,
    signIn,
    shop,
    watch,
  }) => {
    const itemId = await anItem(admin, "Tältet som ångrades", TENT);
    const id = await aBooking(admin, { itemId, ...STAY });
    expect(await linkInMail(shop.dataDir, new RegExp(`/angra\\?bokning=(?:3D)?${id}`))).toContain(
      "/angra",
    );
    await page.goto(`/angra?bokning=${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ångra avtalet här");
    const number = page.getByLabel("Bokningsnummer");
    await expect(number).toHaveValue(String(id));
    const onward = page.getByRole("button", { name: "Fortsätt" });

    await number.fill("tält");
    await onward.click();
    await expect(page.getByText("Skriv bokningsnumret med bara siffror")).toBeVisible();
    await expect(number).toBeFocused();
    await number.fill(`# ${id}`);
    await onward.click();
    await expect(page.getByText("Fyll i e-postadressen.")).toBeVisible();
    const email = page.getByLabel("E-postadress");
    await expect(email).toBeFocused();

    watch.expectStatus(404, "/api/withdrawals/find");
    await email.fill("annan@example.com");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(
      "Vi hittar ingen bokning med det numret och den e-postadressen. Båda står i bekräftelsen som vi mejlade dig.",
    );
    await expect(number).toHaveValue(`# ${id}`);
    await email.fill("Anna@example.com");
    await onward.dblclick();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Vill du ångra den här bokningen?");
    await expect(heading).toBeFocused();
    await expect(page.getByText("Tältet som ångrades")).toBeVisible();
    await expect(page.getByText("1 juni 2027 – 3 juni 2027")).toBeVisible();
    await expect(page.getByText("när vi avbokar släpps reservationen")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Tillbaka" }).click();
    await expect(email).toHaveValue("Anna@example.com");
    await onward.click();
    await page.getByRole("button", { name: "Bekräfta att du ångrar avtalet" }).dblclick();
    await expect(heading).toHaveText("Du har ångrat din bokning");
    await expect(heading).toBeFocused();
    await expect(page.getByText(/1 mars 2027 kl\.\s\d\d:\d\d/)).toBeVisible();
    await expectFits(page);

    // Whoever comes back finds it done.
    await page.reload();
    await email.fill("anna@example.com");
    await onward.click();
    await expect(heading).toHaveText("Du har ångrat din bokning");

    await signIn();
    await page.goto("/admin");
    const concern = page.getByRole("listitem").filter({ hasText: `Bokning #${id}` });
    await expect(concern).toContainText("Anna Berg har ångrat sin bokning");
    await concern.getByRole("link", { name: "Öppna bokningen" }).click();
    await expect(card(page, "Historik")).toContainText("Ångrade bokningen");
    await chooseStatus(page, id, "Avbokad");
    const dialog = page.getByRole("dialog", { name: "Avboka bokningen" });
    await expect(dialog.getByLabel("Anledning")).toHaveValue("Du har ångrat köpet.");
    await dialog.getByRole("button", { name: "Avboka" }).click();
    await expect(toast(page, "Bokningen är avbokad")).toBeVisible();
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Att åtgärda" })).toBeVisible();
    await expect(concern.filter({ hasText: "har ångrat sin bokning" })).toHaveCount(0);
  });
});

test(
  "a motorhome has no right of withdrawal, and the page says what holds instead",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    const itemId = await anItem(admin, "Bilen som inte ångras");
    const id = await aBooking(admin, { itemId, ...STAY });
    await page.goto("/");
    await takenOver(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Ångra avtalet här" }).click();
    await expect(page).toHaveURL(/\/angra$/);
    await page.getByLabel("Bokningsnummer").fill(String(id));
    await page.getByLabel("E-postadress").fill("anna@example.com");
    watch.expectStatus(409, "/api/withdrawals/find");
    await page.getByRole("button", { name: "Fortsätt" }).click();
    const told = page.getByRole("region", { name: "Du avbokar på din bokningssida" });
    await expect(told).toContainText(
      "När du hyr en husbil för bestämda datum har du ingen ångerrätt. Avboka i stället på din bokningssida, som du når med länken i bekräftelsen; då gäller avbokningsreglerna.",
    );
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectAccessible(page);
    await told.getByRole("link", { name: "Hitta din bokningssida och avboka där" }).click();
    await expect(page).toHaveURL(new RegExp(`/min-bokning\\?bokning=${id}$`));
    await expect(page.getByLabel("Bokningsnummer")).toHaveValue(String(id));
  },
);
