import { aBooking, anItem } from "./bookings-steps.ts";
import { capture } from "./accounting-steps.ts";
import { CARD, dayButton, fillCard } from "./checkout-steps.ts";
import { expectFits } from "./fits.ts";
// A shop of its own: of the calendar's rows only those in sight are drawn.
import { test } from "./calendar-steps.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { openOwnPage, part, steps } from "./own-page-steps.ts";

const STAY = { startDate: "2027-07-05", endDate: "2027-07-07", price: 2000 };

test.use({ viewport: { width: 390, height: 844 } });

test(
  "a customer moves the whole stay, start included, and calendar and office say the same",
  { tag: "@thorough" },
  async ({ page, admin, shop, signIn }) => {
    test.slow();
    const itemId = await anItem(admin, "Flyttkajaken", {
      type: "equipment",
      heroText: "Ut på sjön",
      quantity: 1,
    });
    const id = await aBooking(admin, { itemId, ...STAY });
    await capture(admin, id);
    await openOwnPage(page, shop, id);
    const change = part(page, "Ändra datum och tillval");
    await change.getByLabel("Återlämning").fill("2027-07-15");
    await change.getByLabel("Hämtning").fill("2027-07-12");
    await expect(change.getByRole("status")).toHaveText(
      "Hämtning måndag 12 juli 2027 kl. 15:00, återlämning torsdag 15 juli 2027 kl. 12:00. Du betalar 1 000 kr till. Hela priset går från 2 000 kr till 3 000 kr. Vi mejlar dig en länk för att betala.",
    );
    await expectFits(page);
    await expectAccessible(page);
    // As long as it was: the days are others, the price is not.
    await change.getByLabel("Återlämning").fill("2027-07-14");
    await expect(change.getByRole("status")).toHaveText(
      "Hämtning måndag 12 juli 2027 kl. 15:00, återlämning onsdag 14 juli 2027 kl. 12:00. Du betalar inget mer. Hela priset är 2 000 kr som förut.",
    );
    await change.getByRole("button", { name: "Ändra bokningen" }).dblclick();
    await expect(page.locator(".toast")).toContainText(
      "Du betalar inget mer. Vi har mejlat dig en bekräftelse.",
    );
    const stay = part(page, "Hämtning och återlämning");
    await expect(stay).toContainText("måndag 12 juli");
    await expect(stay).toContainText("onsdag 14 juli");
    await expect(steps(page)).toContainText("måndag 12 juli");
    await expect(change.getByLabel("Hämtning")).toHaveValue("2027-07-12");
    await expect(change.getByRole("button", { name: "Ändra bokningen" })).toHaveCount(0);
    await page.reload();
    await expect(stay).toContainText("måndag 12 juli");

    await stay.getByRole("link", { name: "Läs mer om Flyttkajaken" }).click();
    // The page one goes to is told nothing of the key, nor of the shop that it belongs to.
    expect(await page.evaluate(() => document.referrer)).toBe("");
    const next = page.getByRole("button", { name: "Nästa månad" });
    while ((await dayButton(page, "2027-07-05").count()) === 0) await next.click();
    await expect(dayButton(page, "2027-07-05")).toHaveAttribute("aria-label", /möjlig startdag/);
    await expect(dayButton(page, "2027-07-12")).toHaveAttribute("aria-label", /fullt/);
    await expect(dayButton(page, "2027-07-14")).toHaveAttribute("aria-label", /möjlig startdag/);

    await signIn();
    await page.goto(`/admin/bookings/${id}`);
    await expect(page.getByRole("main")).toContainText("12 juli 2027");
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.goto("/admin/calendar?day=2027-07-12");
    const cell = (day: string) =>
      page.getByRole("gridcell", { name: new RegExp(`^Flyttkajaken, ${day}:`) });
    await expect(cell("måndag 12 juli")).toHaveAccessibleName(/hämtas av Anna Berg/);
    await expect(cell("onsdag 14 juli")).toHaveAccessibleName(/återlämnas av Anna Berg/);
    await page.goto("/admin/calendar?day=2027-07-05");
    await expect(cell("måndag 5 juli")).toHaveAccessibleName(/: ledig$/);
  },
);

test("from the page that thanks for a booking one press leads to the booking's own", async ({
  page,
  admin,
}) => {
  const itemId = await anItem(admin, "Tackade bilen");
  const id = await aBooking(page.request, { itemId, ...STAY });
  const query = new URLSearchParams({
    itemName: "Tackade bilen",
    startDate: STAY.startDate,
    endDate: STAY.endDate,
    bookingId: String(id),
    totalAmount: "2000",
  });
  await page.goto(`/booking/thank-you?${query}`);
  await page.getByRole("link", { name: "Se, ändra eller avboka din bokning" }).click();
  await expect(page).toHaveURL(/\/min-bokning\/[\w-]{22}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Tackade bilen" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`Bokning #${id}`);
  expect(await page.evaluate(() => document.referrer)).toBe("");
  await part(page, "Dina uppgifter").getByLabel("Ort").fill("Åre");
  await page.getByRole("button", { name: "Spara uppgifterna" }).click();
  await expect(page.getByText("Uppgifterna är sparade").first()).toBeVisible();
  await expectFits(page);
});

test("the deposit is paid by card from the customer's page, which then says so", async ({
  page,
  admin,
  shop,
}) => {
  test.slow();
  const itemId = await anItem(admin, "Depositionsbilen");
  const stay = { startDate: "2027-03-10", endDate: "2027-03-12", price: 2000 };
  const id = await aBooking(admin, { itemId, ...stay });
  await capture(admin, id);
  await openOwnPage(page, shop, id);
  await expect(page.getByRole("main")).toContainText(
    "Bokningen är godkänd. Nu återstår depositionen före hämtningen.",
  );
  await part(page, "Att göra").getByRole("link", { name: "Betala depositionen, 5 000 kr" }).click();
  await fillCard(page, CARD.good);
  await page.getByRole("button", { name: /^Betala 5/ }).click();
  await expect(page.getByRole("heading", { name: "Depositionen är betald" })).toBeVisible();
  await expectFits(page);
  await page.getByRole("link", { name: "Till din bokning" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Depositionsbilen" })).toBeVisible();
  await expect(steps(page).getByRole("listitem").nth(2)).toContainText("Deposition, klart");
  await expect(part(page, "Pris och betalning")).toContainText(
    "5 000 kr, betald, tillbaka inom 7 dagar efter återlämning",
  );
  await expect(part(page, "Pris och betalning")).toContainText("Deposition: 5 000 kr, kort");
  await expect(page.getByRole("link", { name: /^Betala depositionen/ })).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
});
