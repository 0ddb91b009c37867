import { expect, expectAccessible } from "./fixtures.ts";
import { openEditor, panel, post, save, test, toast } from "./item-editor-steps.ts";

test(
  "the owner sets steps and nights between rentals, and sees what they make of prices and year before saving",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id, slug } = await makeItem({
      type: "rv",
      name: "Stegripan",
      heroText: "Ut på vidderna",
      pricePerDay: 1000,
    });
    await post(page.request, "/api/seasonal-prices", {
      rentalItemId: id,
      startDate: "2027-06-01",
      endDate: "2027-08-31",
      price: 1500,
    });
    await openEditor(page, id);
    const rules = panel(page, "Kalender och långtidsrabatt");
    await rules.getByRole("button", { name: "Lägg till steg" }).click();
    await rules.getByLabel("Från nätter").fill("7");
    await rules.getByLabel("Rabatt, %").fill("10");
    const week = rules.getByRole("row", { name: /^7 nätter/ });
    await expect(week).toContainText(/7\s000\skr/);
    await expect(week).toContainText(/6\s300\skr/);
    await expect(week).toContainText(/9\s450\skr/);
    await rules.getByRole("button", { name: "Lägg till steg" }).click();
    await rules.getByLabel("Från nätter").nth(1).fill("14");
    await rules.getByLabel("Rabatt, %").nth(1).fill("5");
    await save(page).click();
    const falls = rules.getByText(
      "Lägre rabatt än för en kortare hyra. Höj den eller ta bort steget.",
    );
    await expect(falls).toBeVisible();
    await rules.getByLabel("Rabatt, %").nth(1).fill("20");
    await expect(falls).toHaveCount(0);
    await rules.getByLabel("Dygn mellan hyror").fill("1");
    await expectAccessible(page);
    await save(page).click();
    await expect(toast(page, "Uthyrningsobjekt uppdaterat")).toBeVisible();

    await page.goto(`/p/${slug}`);
    await expect(page.getByText("Från 7 nätter 10 % lägre pris per natt")).toBeVisible();
    await page.goto(`/p/${slug}?startDate=2027-05-03&endDate=2027-05-10`);
    await page.getByText("Så räknas priset").click();
    await expect(page.getByRole("row", { name: /Långtidsrabatt 10 %/ })).toContainText(/−700\skr/);
    await expect(page.locator(".price-total")).toContainText(/6\s300\skr/);
  },
);

test(
  "the calendar keeps the night after a return, and names the booking that lacks room for it",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id, slug } = await makeItem({
      type: "rv",
      name: "Städripan",
      heroText: "Ut på vidderna",
      pricePerDay: 1000,
    });
    const book = (startDate: string, endDate: string) =>
      post<{ id: number }>(page.request, "/api/office/bookings", {
        key: crypto.randomUUID(),
        rentalItemId: id,
        startDate,
        endDate,
        quantity: 1,
        selectedAddons: [],
        customer: { name: "Anna Berg" },
        payment: { kind: "later" },
      });
    const tight = await book("2027-04-05", "2027-04-08");
    await book("2027-04-08", "2027-04-12");
    await openEditor(page, id);
    await panel(page, "Kalender och långtidsrabatt").getByLabel("Dygn mellan hyror").fill("1");
    const year = panel(page, "Året");
    await expect(year.getByText(/8 april.*får inte plats efter återlämningen/)).toBeVisible();
    await save(page).click();
    await expect(page.getByText("fick inte plats överallt")).toBeVisible();
    await expect(
      page.getByRole("link", { name: new RegExp(`Bokning #${tight.id}`) }),
    ).toBeVisible();

    await page.goto(`/p/${slug}`);
    await page.getByRole("button", { name: "Nästa månad" }).click();
    const day = (date: string) => page.locator(`[data-day="${date}"]`);
    await expect(day("2027-04-12")).toHaveAttribute("aria-label", /fullt/);
    await expect(day("2027-04-13")).toHaveAttribute("aria-label", /ledig, möjlig startdag/);
    await day("2027-04-02").click();
    await expect(day("2027-04-04")).toHaveAttribute("aria-label", /möjlig slutdag/);
    await expect(day("2027-04-05")).toHaveAttribute(
      "aria-label",
      /dygnet efter behövs för städning och är upptaget/,
    );
    await expectAccessible(page);
  },
);

test(
  "with a day's notice tomorrow cannot be chosen, and the calendar says from when",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    // It is 10 o'clock on Monday 1 March.
    const { slug } = await makeItem({
      name: "Provkanot",
      heroText: "Ut på sjön",
      defaultPickupTime: "09:00",
    });
    await page.goto("/admin/settings");
    const notice = panel(page, "Framförhållning");
    const hours = notice.getByLabel("Minsta tid före hämtning");
    await hours.fill("721");
    await notice.getByRole("button", { name: "Spara framförhållningen" }).click();
    await expect(hours).toHaveAccessibleDescription(/Högst 720 timmar/);
    await hours.fill("24");
    await notice.getByRole("button", { name: "Spara framförhållningen" }).click();
    await expect(toast(page, "Framförhållningen är sparad")).toBeVisible();
    try {
      await page.goto(`/p/${slug}`);
      await expect(page.locator('[data-day="2027-03-02"]')).toHaveAttribute(
        "aria-label",
        "tisdag 2 mars, för nära, bokas minst 24 timmar före hämtning; första möjliga hämtning är onsdag 3 mars",
      );
      await expect(page.locator('[data-day="2027-03-03"]')).toHaveAttribute(
        "aria-label",
        "onsdag 3 mars, ledig, möjlig startdag",
      );
    } finally {
      const reset = await page.request.patch("/api/settings/shop", { data: { noticeHours: 0 } });
      expect(reset.ok()).toBe(true);
    }
  },
);
