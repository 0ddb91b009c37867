import { aBooking, anItem } from "./bookings-steps.ts";
import { toast } from "./dashboard-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, inOwnShop } from "./fixtures.ts";

const test = inOwnShop();

test.use({ viewport: { width: 390, height: 844 }, ownShop: "letters" });
test.beforeEach(async ({ signIn }) => signIn());

const OPENING =
  "Hej {namn}! Nu är det klart: vi har godkänt din bokning av {objekt}. Vi ser fram emot att träffa dig.";

test("the owner words a letter on a phone, sees it, tries it, and the next customer gets it", async ({
  page,
  admin,
}) => {
  const itemId = await anItem(admin, "Brevbilen");
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: /^Brev/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Brev" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Brev till kunder" })).toContainText(
    "När ni har godkänt bokningen.",
  );
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Bokningsbekräftad/ }).click();

  const opening = page.getByLabel("Inledning");
  await expect(opening).toHaveValue(OPENING);
  const letter = page.frameLocator('iframe[title="Brevet som kunden får"]');
  await expect(letter.getByText("Hej Anna! Nu är det klart")).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  await opening.fill("Tjena ");
  await page.getByRole("button", { name: "Sätt in {namn}" }).click();
  await expect(opening).toHaveValue("Tjena {namn}");
  await expect(opening).toBeFocused();
  await page.keyboard.type("!\n\n<b>Snart</b> drar vi.");
  await page.getByLabel("Avslutning").fill("Hälsningar från oss på {butik}");
  await expect(letter.getByText("Tjena Anna!")).toBeVisible();
  await expect(letter.getByText("<b>Snart</b> drar vi.")).toBeVisible();
  await expect(letter.getByText("Totalt")).toBeVisible();

  await page.getByLabel("Ämne").fill("{pris}");
  await page.getByRole("button", { name: "Spara" }).click();
  await expect(page.getByText("”{pris}” fylls inte i av sig självt.")).toBeVisible();
  await expect(page.getByLabel("Ämne")).toBeFocused();
  await page.getByLabel("Ämne").fill("Klart, {namn}!");
  await expect(page.getByText("Klart, Anna!")).toBeVisible();

  await page.getByRole("link", { name: "Alla brev" }).click();
  const asked = page.getByRole("dialog", { name: "Du har ändringar som inte är sparade" });
  await asked.getByRole("button", { name: "Stanna kvar" }).click();
  await page.getByRole("button", { name: "Spara" }).dblclick();
  await expect(toast(page, "Sparat. Gäller från nästa brev")).toBeVisible();
  await expect(page.getByText("Osparade ändringar")).toBeHidden();

  await page.getByLabel("Din e-postadress").fill("jag@example.com");
  await page.getByRole("button", { name: "Skicka prov till mig" }).click();
  // On its way first, and written within seconds.
  await expect(page.getByText(/^(På väg|Skrivet) till jag@example\.com/)).toBeVisible();

  const stay = { itemId, startDate: "2027-06-01", endDate: "2027-06-03", price: 2000 };
  const id = await aBooking(admin, stay);
  const approved = await admin.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } });
  expect(approved.status(), await approved.text()).toBe(200);
  type Told = { type: string; subject: string; htmlContent: string };
  const told = async () => {
    const letters = (await (await admin.get(`/api/email-logs/${id}`)).json()) as Told[];
    return letters.find(({ type }) => type === "booking_confirmed");
  };
  await expect.poll(async () => (await told())?.subject, { timeout: 20_000 }).toBe("Klart, Anna!");
  const html = (await told())?.htmlContent ?? "";
  expect(html).toContain("&lt;b&gt;Snart&lt;/b&gt; drar vi.");
  expect(html).toContain("deposit-payment");

  await page.getByRole("link", { name: "Alla brev" }).click();
  await expect(page.getByRole("link", { name: /^Bokningsbekräftad/ })).toContainText("Egna ord");
  await page.goBack();
  await page.getByRole("button", { name: "Hämta standardtexten" }).click();
  await expect(opening).toHaveValue(OPENING);
  await expect(
    page.getByText("Standardtexten står i fälten. Den gäller när du har sparat."),
  ).toBeVisible();
  await expectFits(page);
  await page.getByRole("button", { name: "Spara" }).click();
  await expect(toast(page, "Sparat. Gäller från nästa brev")).toBeVisible();
  await page.getByRole("button", { name: "Ångra", exact: true }).click();
  await expect(opening).toHaveValue("Tjena {namn}!\n\n<b>Snart</b> drar vi.");
  await page.reload();
  await expect(opening).toHaveValue("Tjena {namn}!\n\n<b>Snart</b> drar vi.");
  await expectFits(page);
});

test(
  "an address of no letter says so and shows the way back",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/admin/settings/letters/inget_brev");
    await expect(page.getByRole("heading", { level: 1, name: "Brevet finns inte" })).toBeVisible();
    await page.getByRole("link", { name: "Alla brev" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Brev" })).toBeVisible();
  },
);
