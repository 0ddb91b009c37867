import { aBooking, anItem, question, toast } from "./bookings-steps.ts";
import { expect, test } from "./fixtures.ts";

test.beforeEach(async ({ signIn }) => signIn());

for (const width of [390, 768, 1280])
  test(
    `an item is saved by a press at ${width} px: nothing lies over the button`,
    { tag: "@thorough" },
    async ({ page, admin }) => {
      const id = await anItem(admin, `Spararen ${width}`);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/admin/rental-items/${id}`);
      await page.getByLabel("Pris per dygn").fill("525");
      await page.getByRole("button", { name: "Spara", exact: true }).click();
      await expect(toast(page, "Uthyrningsobjekt uppdaterat")).toBeVisible();
    },
  );

test(
  "without a connection the page stays and says why, and what was pressed opens once it is back",
  { tag: "@thorough" },
  async ({ page, context, request, admin, watch }) => {
    watch.expectErrors();
    const itemId = await anItem(admin, "Tunnelbilen");
    const stay = { itemId, startDate: "2027-11-01", endDate: "2027-11-03", price: 2000 };
    const id = await aBooking(request, stay);
    await page.goto(`/admin/bookings/${id}`);
    await page.getByLabel("Kommentar").fill("Ringer från tunneln");
    await context.setOffline(true);
    await page.getByRole("button", { name: `Ändra uppgifter i bokning #${id}` }).click();
    await expect(toast(page, "Ingen anslutning")).toContainText(
      "Det du tryckte på öppnas när du är ansluten igen.",
    );
    await context.setOffline(false);
    await expect(page.getByRole("dialog", { name: "Ändra uppgifter" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Kommentar")).toHaveValue("Ringer från tunneln");

    await page.getByLabel("Kommentar").fill("");
    const office = page.getByRole("navigation", { name: "Kontoret", exact: true });
    await context.setOffline(true);
    await office.getByRole("link", { name: "Bokföring" }).click();
    await expect(toast(page, "Ingen anslutning").last()).toContainText(
      "Sidan kan inte hämtas just nu. Försök igen när du är ansluten.",
    );
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    await context.setOffline(false);
    await office.getByRole("link", { name: "Bokföring" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bokföringssummering");
  },
);

test(
  "what is found first for what was typed last is opened, however late it comes",
  { tag: "@thorough" },
  async ({ page, admin, request }) => {
    const itemId = await anItem(admin, "Sökbilen");
    const stay = { itemId, startDate: "2027-09-01", endDate: "2027-09-03", price: 2000 };
    const anna = await aBooking(request, stay, { name: "Annasök Först" });
    await page.goto("/admin/calendar");
    await expect(page.getByRole("grid")).toBeVisible();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox");
    await field.fill("fjällripa");
    await expect(page.getByRole("option").first()).toContainText("Fjällripa 70");
    await page.route(/office\/find/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await field.fill("annasök");
    await field.press("Enter");
    await expect(page).toHaveURL(`/admin/bookings/${anna}`);
  },
);

test(
  "a question whose answer is being carried out cannot be left as if it were not",
  { tag: "@thorough" },
  async ({ page, admin, request }) => {
    const itemId = await anItem(admin, "Väntebilen");
    const stay = { itemId, startDate: "2027-09-01", endDate: "2027-09-03", price: 2000 };
    const id = await aBooking(request, stay);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(`**/api/bookings/${id}`, async (route) => {
      if (route.request().method() === "PATCH") await held;
      await route.continue();
    });
    await page.goto(`/admin/bookings/${id}`);
    await page.getByRole("button", { name: `Godkänn bokning #${id}` }).click();
    const yes = question(page).getByRole("button", { name: "Dra beloppet" });
    const before = await yes.boundingBox();
    await yes.click();
    const busy = question(page).getByRole("button", { name: "Drar beloppet…" });
    // A second press meets the same button.
    expect((await busy.boundingBox())!.width).toBeGreaterThanOrEqual(before!.width);
    await page.keyboard.press("Escape");
    await expect(busy).toBeVisible();
    letThrough();
    await expect(toast(page, "Betalning genomförd")).toBeVisible();
    await expect(question(page)).toBeHidden();
  },
);

test(
  "a reminder that is being sent keeps its place, so that a double click sends it and nothing else",
  { tag: "@thorough" },
  async ({ page, admin, request }) => {
    const itemId = await anItem(admin, "Påminnelsebilen");
    const stay = { itemId, startDate: "2027-09-01", endDate: "2027-09-03", price: 2000 };
    const id = await aBooking(request, stay);
    await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "capture" } });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/admin/bookings/${id}`);
    const remind = page.getByRole("button", { name: "Skicka depositionspåminnelse" });
    const beside = page.getByRole("button", { name: "Registrera deposition" });
    // Nothing that comes later moves the button from under the second press.
    await page.waitForLoadState("networkidle");
    await remind.scrollIntoViewIfNeeded();
    const before = await beside.boundingBox();
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/deposit-reminder/, async (route) => {
      await held;
      await route.continue();
    });
    await remind.dblclick();
    await expect(page.getByRole("button", { name: "Skickar…" })).toBeVisible();
    expect(await beside.boundingBox()).toEqual(before);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    letThrough();
    await expect(toast(page, "Depositionspåminnelse skickad")).toBeVisible();
  },
);

test(
  "a period that ends before it begins is said to, and nonsense in the address is not asked for",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/admin/bookings?from=2027-05-01&to=2027-01-01");
    await expect(page.getByText("Från ligger efter Till. Byt plats på dagarna.")).toBeVisible();
    await page.goto("/admin/bookings?from=2027-13-45&page=999");
    await expect(page.getByText("Listan har blivit kortare. Gå till första sidan.")).toBeVisible();
    const pages = page.getByRole("navigation", { name: "Sidor" });
    await expect(pages.getByRole("link", { name: "Sida 99" })).toHaveCount(0);
    await pages.getByRole("link", { name: "Sida 1", exact: true }).click();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
);

test(
  "what is typed in a dialog is asked about before the back button or a new load would lose it",
  { tag: "@thorough" },
  async ({ page, request, admin }) => {
    const itemId = await anItem(admin, "Ångerbilen");
    const stay = { itemId, startDate: "2027-10-04", endDate: "2027-10-06", price: 2000 };
    const id = await aBooking(request, stay);
    await page.goto("/admin/bookings");
    await page.goto(`/admin/bookings/${id}`);
    const open = page.getByRole("button", { name: `Ändra uppgifter i bokning #${id}` });
    const dialog = page.getByRole("dialog");
    const city = dialog.getByLabel("Ort");
    await open.click();
    await city.fill("Arvidsjaur");
    await page.goBack();
    await expect(dialog).toContainText("Du har skrivit något som inte är sparat.");
    await dialog.getByRole("button", { name: "Fortsätt redigera" }).click();
    await expect(city).toHaveValue("Arvidsjaur");
    const asked = page.waitForEvent("dialog");
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    const warning = await asked;
    expect(warning.type()).toBe("beforeunload");
    await warning.dismiss();
    await expect(city).toHaveValue("Arvidsjaur");
    await page.goBack();
    await dialog.getByRole("button", { name: "Kasta ändringarna" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    await expect(open).toBeFocused();
    await open.click();
    await city.fill("Arjeplog");
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Storgatan 1, 852 30 Arjeplog", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/admin/bookings");
    await expect(page.getByRole("heading", { name: "Alla bokningar" })).toBeVisible();
  },
);

test(
  "who is asked and stays, or closes the search or the list of keys, has the focus where it was",
  { tag: "@thorough" },
  async ({ page, request, admin }) => {
    const itemId = await anItem(admin, "Fokusbilen");
    const stay = { itemId, startDate: "2027-10-11", endDate: "2027-10-13", price: 2000 };
    const id = await aBooking(request, stay);
    await page.goto(`/admin/bookings/${id}`);
    const list = page.getByRole("link", { name: "Alla bokningar" });
    await list.focus();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Kortkommandon" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toBeFocused();
    const comment = page.getByLabel("Kommentar");
    await comment.fill("Ringer på onsdag");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(comment).toBeFocused();
    const stays = page.getByRole("dialog").getByRole("button", { name: "Stanna kvar" });
    const ways = [
      () => page.evaluate(() => window.history.back()),
      async () => {
        await page.keyboard.press("Control+k");
        await page.keyboard.type("kalender");
        await page.getByRole("option", { name: /Kalender/ }).click();
      },
    ];
    for (const leave of ways)
      for (const key of ["Enter", "Escape"]) {
        await leave();
        await expect(stays).toBeFocused();
        await page.keyboard.press(key);
        await expect(stays).toBeHidden();
        await expect(comment).toBeFocused();
      }
  },
);

test(
  "the back button closes a dialog that nothing was typed in, and leaves the page as it is",
  { tag: "@thorough" },
  async ({ page, request, admin }) => {
    const itemId = await anItem(admin, "Tomma bilen");
    const stay = { itemId, startDate: "2027-10-18", endDate: "2027-10-20", price: 2000 };
    const id = await aBooking(request, stay);
    await page.goto("/admin/bookings");
    await page.goto(`/admin/bookings/${id}`);
    const open = page.getByRole("button", { name: `Ändra uppgifter i bokning #${id}` });
    const dialog = page.getByRole("dialog");
    for (let times = 0; times < 2; times += 1) {
      await open.click();
      await expect(dialog).toBeVisible();
      await page.evaluate(() => window.history.back());
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`/admin/bookings/${id}`);
      await expect(open).toBeFocused();
    }
    // Closed and opened again at once, it stays.
    await open.click();
    await page.keyboard.press("Escape");
    await open.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-clearing");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    // What the page itself has to lose is asked about only once the dialog is closed.
    await page.getByLabel("Kommentar").fill("Ringer på fredag");
    await open.click();
    await page.evaluate(() => window.history.back());
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Kommentar")).toHaveValue("Ringer på fredag");
    await page.evaluate(() => window.history.back());
    await page.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expect(page).toHaveURL("/admin/bookings");
    await expect(page.getByRole("heading", { name: "Alla bokningar" })).toBeVisible();
  },
);
