import { aBooking, anItem } from "./bookings-steps.ts";
import { toast } from "./dashboard-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, inOwnShop } from "./fixtures.ts";

const test = inOwnShop();

test.use({ viewport: { width: 390, height: 844 }, ownShop: "coming-letters" });
test.beforeEach(async ({ signIn }) => signIn());

test("staff see what is sent by itself, stop a letter, and send another at once", async ({
  page,
  admin,
}) => {
  const itemId = await anItem(admin, "Dagbilen");
  const stay = { itemId, startDate: "2027-06-20", endDate: "2027-06-22", price: 2000 };
  const id = await aBooking(admin, stay);
  const approved = await admin.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } });
  expect(approved.status(), await approved.text()).toBe(200);

  await page.goto(`/admin/bookings/${id}?tab=emails`);
  const panel = page.getByRole("region", { name: "Skickas av sig själv" });
  const row = (name: string) => panel.getByRole("listitem").filter({ hasText: name });
  await expect(row("Depositionspåminnelse")).toContainText("Skickas 6 juni 2027 kl 09:00");
  await expect(row("Snart dags att hämta")).toContainText("Skickas 13 juni 2027 kl 09:00");
  await expect(row("Inför hämtningen")).toContainText("Skickas 19 juni 2027 kl 09:00");
  await expect(row("Tack efter återlämningen")).toContainText(
    "Skickas tidigast 23 juni 2027 kl 09:00, när bokningen är markerad som returnerad",
  );
  await expectFits(page);
  await expectAccessible(page);

  await panel.getByRole("button", { name: "Stoppa: Inför hämtningen" }).dblclick();
  await expect(toast(page, "Stoppat. Mejlet skickas inte av sig själv")).toBeVisible();
  await expect(row("Inför hämtningen")).toContainText("Stoppat");
  await page.getByRole("button", { name: "Ångra", exact: true }).click();
  await expect(row("Inför hämtningen")).toContainText("Skickas 19 juni 2027 kl 09:00");
  await panel.getByRole("button", { name: "Stoppa: Inför hämtningen" }).click();
  await expect(row("Inför hämtningen")).toContainText("Skickas inte. Stoppades");
  await page.reload();
  await expect(row("Inför hämtningen")).toContainText("Stoppat");
  await panel.getByRole("button", { name: "Återuppta: Inför hämtningen" }).click();
  await expect(row("Inför hämtningen")).toContainText("Skickas 19 juni 2027 kl 09:00");

  // That it is done is told as soon as it is, however long the booking takes to be read again.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/api/bookings/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await panel.getByRole("button", { name: "Skicka nu: Snart dags att hämta" }).dblclick();
  await expect(toast(page, "Mejlet skickas inom kort")).toBeVisible();
  letGo();
  await expect(row("Snart dags att hämta")).toContainText("Skickat");
  await expect(panel.getByRole("button", { name: "Skicka nu: Snart dags att hämta" })).toBeHidden();

  type Told = { type: string; subject: string; htmlContent: string };
  const told = async () => {
    const letters = (await (await admin.get(`/api/email-logs/${id}`)).json()) as Told[];
    return letters.filter(({ type }) => type === "pickup_soon");
  };
  await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1);
  expect((await told())[0]?.subject).toBe(`Snart är det dags att hämta Dagbilen, bokning #${id}`);
  expect((await told())[0]?.htmlContent).toContain("Ta med körkort och legitimation");
  const history = page.getByRole("region", { name: "Mejl om bokningen" });
  await expect(history.getByText(`Snart är det dags att hämta Dagbilen`)).toBeVisible();
  await page.getByRole("tab", { name: "Bokningsinformation" }).click();
  await expect(page.getByText("Skickade ett mejl i förväg")).toBeVisible();
});

test(
  "the owner switches a letter off, and gives another its day",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    await page.goto("/admin/settings/letters");
    const list = page.getByRole("navigation", { name: "Brev till kunder" });
    await expect(list.getByRole("link", { name: /^Snart dags att hämta/ })).toContainText(
      "Skickas 7 dagar före hämtningen",
    );
    await list.getByRole("link", { name: /^Snart dags att hämta/ }).click();
    const letter = page.frameLocator('iframe[title="Brevet som kunden får"]');
    await expect(letter.getByText("Hej Anna! Snart är det dags")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);

    const days = page.getByLabel("Dagar före hämtningen");
    await days.fill("90");
    await page.getByRole("button", { name: "Spara när det skickas" }).click();
    await expect(page.getByText("Ange 2 till 60 dagar")).toBeVisible();
    await expect(days).toBeFocused();
    await days.fill("10");
    await page.getByRole("button", { name: "Spara när det skickas" }).click();
    await expect(toast(page, "Sparat. Gäller från nu")).toBeVisible();
    await expect(page.getByText("Kl. 09.00 10 dagar före hämtningen")).toBeVisible();
    await page.getByRole("button", { name: "Ångra", exact: true }).click();
    await expect(days).toHaveValue("7");

    await page.getByLabel("Skickas av sig själv").uncheck();
    await page.getByRole("button", { name: "Spara när det skickas" }).click();
    await expect(toast(page, "Avstängt. Brevet skickas inte av sig självt")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Skickas av sig själv")).not.toBeChecked();
    await page.getByRole("link", { name: "Alla brev" }).click();
    await expect(list.getByRole("link", { name: /^Snart dags att hämta/ })).toContainText(
      "Avstängt, skickas inte av sig själv",
    );

    const itemId = await anItem(admin, "Lediga bilen");
    const stay = { itemId, startDate: "2027-06-20", endDate: "2027-06-22", price: 2000 };
    const id = await aBooking(admin, stay);
    await admin.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } });
    await page.goto(`/admin/bookings/${id}?tab=emails`);
    const panel = page.getByRole("region", { name: "Skickas av sig själv" });
    await expect(
      panel.getByRole("listitem").filter({ hasText: "Snart dags att hämta" }),
    ).toContainText("Avstängt i inställningarna.");
  },
);
