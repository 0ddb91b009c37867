import type { APIRequestContext, Page } from "@playwright/test";
import { anItem, card } from "./bookings-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectClear, expectFits } from "./fits.ts";

const OPEN_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const HOURS = {
  week: OPEN_DAYS.map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" })),
  exceptions: [{ date: "2027-03-25", until: "2027-03-29", closed: true }],
};
const CLOSED = "Stängt för hämtning och återlämning";

async function open(admin: APIRequestContext, opening: object) {
  const answer = await admin.patch("/api/settings/shop", { data: { opening } });
  expect(answer.ok()).toBe(true);
}

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ admin }) => open(admin, HOURS));
// The shop is shared with other journeys, which know nothing of hours.
test.afterEach(async ({ admin }) => open(admin, { week: [], exceptions: [] }));

test("a customer sees the closed Sundays, cannot come on one and rents over it all the same", async ({
  page,
  admin,
}) => {
  const heroText = "Ut på sjön";
  const itemId = await anItem(admin, "Söndagskajaken", { type: "equipment", heroText });
  await page.goto(`/item/${itemId}`);
  const sunday = page.locator('[data-day="2027-03-07"]');
  await expect(sunday).toHaveAttribute(
    "aria-label",
    `söndag 7 mars, ${CLOSED}; närmaste möjliga start är måndag 8 mars`,
  );
  await expect(page.getByRole("list", { name: "Förklaring" })).toContainText(
    "stängt för hämtning och återlämning",
  );
  // It is not disabled for a finger: it says why.
  await sunday.click({ force: true });
  await expect(page.locator(".day-reason")).toHaveText(
    `Söndag 7 mars: ${CLOSED}; närmaste möjliga start är måndag 8 mars.`,
  );
  await expect(sunday).toHaveAttribute("aria-disabled", "true");
  await expectFits(page);
  await page.locator('[data-day="2027-03-05"]').click();
  await expect(sunday).toHaveAttribute(
    "aria-label",
    `söndag 7 mars, ${CLOSED}; närmaste möjliga slutdag är måndag 8 mars`,
  );
  await page.locator('[data-day="2027-03-08"]').click();
  await expect(page.locator(".moment").first()).toContainText("fredag 5 mars");
  await expect(page.locator(".moment").last()).toContainText("måndag 8 mars");
  await expect(page.locator(".moment").last()).toContainText("öppet 9–17");
  await expect(page.locator(".site-footer")).toContainText("Stängt 25–29 mars");
  await expectAccessible(page);
  // A link from elsewhere is refused for the same reason.
  const price = await page.request.post("/api/calculate-booking-price", {
    data: {
      rentalItemId: itemId,
      startDate: "2027-03-07",
      endDate: "2027-03-09",
      selectedAddons: [],
      quantity: 1,
    },
  });
  expect(await price.json()).toMatchObject({ code: "stay.closed-start" });
});

/** The line about a day that was pressed may lie over neither it nor the one it names. */
async function expectReasonClear(page: Page, pressed: string, named: string) {
  const day = page.locator(`[data-day="${pressed}"]`);
  // As far down as a thumb can still reach it.
  await day.evaluate((node) => {
    const box = node.closest(".edit-fields");
    const bottom = document.querySelector("[data-bottom-bar]")!.getBoundingClientRect().top;
    (box ?? window).scrollBy(0, node.getBoundingClientRect().bottom - bottom + 2);
  });
  await day.click({ force: true });
  const reason = page.locator(".day-reason");
  await expect(reason).toContainText(CLOSED);
  for (const one of [day, page.locator(`[data-day="${named}"]`)]) await expectClear(reason, one);
}

const COMING_SUNDAYS = [
  ["2027-03-07", "2027-03-08"],
  ["2027-03-14", "2027-03-15"],
  ["2027-03-21", "2027-03-22"],
] as const;

test(
  "the line about a closed day lies over neither that day nor the one it recommends, and where the closed days do not matter there is none",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const itemId = await anItem(admin, "Måndagskajaken", { type: "equipment", heroText: "Ut" });
    await page.goto(`/item/${itemId}`);
    await page.locator('[data-day="2027-03-07"]').waitFor();
    for (const [sunday, monday] of COMING_SUNDAYS) await expectReasonClear(page, sunday, monday);
    await page.setViewportSize({ width: 390, height: 560 });
    await page.goto("/");
    await page.getByRole("button", { name: /Välj datum/ }).click();
    for (const [sunday, monday] of COMING_SUNDAYS) await expectReasonClear(page, sunday, monday);

    const always = { heroText: "Dygnet runt", allowsClosedDays: true };
    await page.goto(`/item/${await anItem(admin, "Nyckelboxen", always)}`);
    await expect(page.locator('[data-day="2027-03-07"]')).toHaveAttribute(
      "aria-label",
      "söndag 7 mars, ledig, möjlig startdag",
    );
  },
);

test(
  "an hour at which nobody is there is told with the days, also in a page that was open before",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const heroText = "Sent ute";
    const itemId = await anItem(admin, "Eftermiddagskajaken", {
      type: "equipment",
      heroText,
      defaultPickupTime: "14:00",
    });
    await page.goto(`/item/${itemId}`);
    await page.locator('[data-day="2027-03-05"]').waitFor();
    await open(admin, {
      week: OPEN_DAYS.map((weekday) => ({ weekday, opens: "10:00", closes: "11:00" })),
      exceptions: [],
    });
    await page.locator('[data-day="2027-03-05"]').click();
    await page.locator('[data-day="2027-03-08"]').click();
    const told = /kl\.\s14:00 \(utanför öppettiderna, öppet 10–11\)/;
    await expect(page.locator(".moment").first()).toContainText(told);
    await page.getByRole("button", { name: "Fortsätt till bokning" }).click();
    await expect(page).toHaveURL(/\/booking\?/);
    await expect(page.locator(".moment").first()).toContainText(told);
  },
);

test(
  "staff book a Sunday knowingly, and the booking says that nobody is there",
  { tag: "@thorough" },
  async ({ page, admin, signIn }) => {
    await anItem(admin, "Undantagskajaken", { type: "equipment", quantity: 1 });
    await signIn();
    await page.goto("/admin/bookings/new");
    await page.getByLabel("Objekt").selectOption({ label: "Undantagskajaken" });
    await page.getByLabel("Utlämning", { exact: true }).fill("2027-06-06");
    await page.getByLabel("Återlämning", { exact: true }).fill("2027-06-08");
    await expect(page.getByRole("region", { name: "Pris" })).toContainText(
      "Vi har stängt för hämtning och återlämning söndag 6 juni.",
    );
    await page.getByLabel("Boka på en stängd dag").check();
    await page.getByLabel("Namn").fill("Nils Lind");
    await page.getByLabel("Telefon").fill("0701112233");
    await page.getByRole("button", { name: "Senare", exact: true }).click();
    await expectFits(page);
    await page.getByRole("button", { name: /^Boka, 2\s000\skr$/ }).click();
    await expect(page).toHaveURL(/\/admin\/bookings\/\d+$/);
    await expect(card(page, "Produkt")).toContainText("(butiken är stängd den dagen)");
    await expect(card(page, "Historik")).toContainText("utanför öppettiderna");
    await expectAccessible(page);
  },
);

test(
  "a booking period that changes on a closed day says so before it is saved",
  { tag: "@thorough" },
  async ({ page, admin, signIn }) => {
    const itemId = await anItem(admin, "Periodbilen", { quantity: 1 });
    await signIn();
    await page.goto(`/admin/rental-items/${itemId}`);
    await page.getByLabel("Hämtas och lämnas på stängda dagar").check();
    await page.getByRole("button", { name: "Ny bokningsperiod" }).click();
    await expect(
      page.getByText(/^Butiken är stängd på söndagar\. Då kan ingen börja eller sluta en hyra här/),
    ).toBeVisible();
    await page.getByRole("dialog").getByLabel("Återlämningsdag").selectOption("saturday");
    await page.getByRole("dialog").getByLabel("Utlämningstid").fill("18:00");
    await expect(
      page.getByText(
        "Utlämning kl. 18:00 är utanför öppettiderna, på lördagar 9–17. Det går att spara ändå.",
      ),
    ).toBeVisible();
  },
);
