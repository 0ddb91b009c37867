import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// With what fades and slides, as most people have it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const dayButton = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
const panel = (page: Page) => page.getByRole("region", { name: "Boka ditt äventyr" });
const toast = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

async function open(page: Page, slug: string, query = ""): Promise<void> {
  await page.goto(`/p/${slug}${query}`);
  await expect(page.locator("[data-offered]").first()).toBeVisible();
}

test("a family chooses days and addons, sees the price explained night by night and goes on", async ({
  page,
}) => {
  await open(page, "havskajak");
  await expect(panel(page).getByRole("button", { name: "Fortsätt till bokning" })).toBeDisabled();
  await dayButton(page, "2027-03-02").click();
  await dayButton(page, "2027-03-05").click();

  const period = page.getByRole("region", { name: "Vald period" });
  await expect(period).toContainText("tisdag 2 mars, kl. 14:00");
  await expect(period).toContainText("fredag 5 mars, kl. 12:00");
  await expect(period).toContainText("3 nätter");
  const price = page.getByRole("region", { name: "Pris" });
  await expect(price).toContainText("Totalt");
  await expect(price).toContainText("1 185 kr");
  await expect(price).toContainText("inkl. moms och grundförsäkring");

  await panel(page)
    .getByRole("checkbox", { name: /^Våtdräkt/ })
    .check();
  await panel(page).getByRole("button", { name: "Öka antal våtdräkt" }).click();
  await expect(price.getByText("1 755 kr")).toBeVisible();
  await price.getByText("Så räknas priset, 3 nätter").click();
  await expect(
    price.getByRole("row", { name: /Natten från tisdag 2 mars ordinarie pris/ }),
  ).toContainText("395 kr");
  await expect(price.getByRole("row", { name: /Våtdräkt, 2 st, 3 dygn/ })).toContainText("570 kr");
  await expect(price.getByRole("row", { name: /Varav moms 25 %/ })).toContainText("351 kr");

  // The choice stands in the address and survives a reload.
  await expect(page).toHaveURL(/endDate=2027-03-05/);
  await expect(page).toHaveURL(/quantity%22%3A2/);
  await page.reload();
  await expect(period).toContainText("fredag 5 mars");
  await expect(price.getByText("1 755 kr")).toBeVisible();

  await panel(page).getByRole("button", { name: "Fortsätt till bokning" }).click();
  await page.waitForURL("**/booking?**");
  const query = new URL(page.url()).searchParams;
  expect(query.get("itemId")).toMatch(/^\d+$/);
  expect(query.get("startDate")).toBe("2027-03-02");
  expect(query.get("endDate")).toBe("2027-03-05");
  expect(query.has("quantity")).toBe(false);
  expect(JSON.parse(query.get("addons") ?? "")).toEqual([
    { id: expect.any(Number) as unknown, quantity: 2 },
  ]);
  await expect(page.getByRole("heading", { name: "Slutför din bokning" })).toBeVisible();
  await page.goBack();
  await expect(period).toContainText("fredag 5 mars");
});

test(
  "a day that cannot be chosen says why, on hover, on focus and to a screen reader",
  { tag: "@thorough" },
  async ({ page }) => {
    await open(page, "havskajak");
    const full = dayButton(page, "2027-03-13");
    await expect(full).toHaveAttribute("aria-label", "lördag 13 mars, fullt");
    await expect(full).toHaveAttribute("aria-disabled", "true");
    await full.hover();
    await expect(page.getByText("Lördag 13 mars: fullt.")).toBeVisible();
    await dayButton(page, "2027-03-12").focus();
    await page.keyboard.press("ArrowRight");
    await expect(full).toBeFocused();
    await expect(page.getByText("Lördag 13 mars: fullt.")).toBeVisible();
    // It takes clicks all the same, as a tap that asks why.
    await full.click({ force: true });
    await expect(page.getByRole("region", { name: "Vald period" })).toContainText(
      "Välj första dagen",
    );
    await expect(dayButton(page, "2027-03-02")).toHaveAttribute(
      "aria-label",
      "tisdag 2 mars, ledig, möjlig startdag",
    );
  },
);

test(
  "a range over a taken night is refused, and the dates can be cleared",
  { tag: "@thorough" },
  async ({ page }) => {
    await open(page, "havskajak");
    await dayButton(page, "2027-03-11").click();
    await expect(dayButton(page, "2027-03-13")).toHaveAttribute(
      "aria-label",
      "lördag 13 mars, möjlig slutdag",
    );
    await expect(dayButton(page, "2027-03-17")).toBeDisabled();
    // It takes a click all the same, and says why it leads nowhere.
    await dayButton(page, "2027-03-17").click({ force: true });
    await expect(toast(page, "Otillgängligt interval")).toContainText(
      "Det valda intervallet innehåller blockerade datum",
    );
    await expect(page.getByRole("region", { name: "Vald period" })).toContainText(
      "torsdag 11 mars",
    );
    await page.getByRole("button", { name: "Rensa valda datum" }).click();
    await expect(page.getByRole("region", { name: "Vald period" })).toContainText(
      "Välj första dagen",
    );
    await expect(page.getByRole("button", { name: "Rensa valda datum" })).toBeDisabled();
  },
);

test(
  "more units than are free make days partly available, and take chosen dates away",
  { tag: "@thorough" },
  async ({ page }) => {
    await open(page, "havskajak");
    await dayButton(page, "2027-03-04").click();
    await dayButton(page, "2027-03-06").click();
    const more = page.getByRole("button", { name: "Öka antal", exact: true });
    await more.click();
    await expect(page.getByRole("region", { name: "Pris" })).toContainText("1 580 kr");
    await more.click();
    await expect(toast(page, "Datum borttagna")).toContainText(
      "De valda datumen har för få lediga enheter. Välj nya datum.",
    );
    await expect(page.getByRole("region", { name: "Vald period" })).toContainText(
      "Välj första dagen",
    );
    await expect(dayButton(page, "2027-03-05")).toHaveAttribute(
      "aria-label",
      "fredag 5 mars, för få lediga: 2 kvar",
    );
  },
);

test(
  "in a booking interval only its weekday will do, chosen here with the keyboard alone",
  { tag: "@thorough" },
  async ({ page }) => {
    await open(page, "familjen-alkov");
    await dayButton(page, "2027-03-01").focus();
    // A key counts from the day that has the focus, which a busy machine moves later than it is pressed.
    const press = async (key: string, day: string) => {
      await page.keyboard.press(key);
      await expect(dayButton(page, day)).toBeFocused();
    };
    for (const month of ["04", "05", "06"]) await press("PageDown", `2027-${month}-01`);
    for (const day of ["08", "15"]) await press("ArrowDown", `2027-06-${day}`);
    await page.keyboard.press("Enter");
    await expect(toast(page, "Ogiltigt startdatum")).toContainText(
      "Bokning inom bokningsperiod måste starta på en Lördag",
    );
    await expect(
      page.getByText(
        "Tisdag 15 juni: Bokning inom bokningsperiod måste starta på en Lördag; närmaste möjliga start är lördag 12 juni.",
      ),
    ).toBeVisible();
    await press("End", "2027-06-20");
    await press("ArrowLeft", "2027-06-19");
    await page.keyboard.press("Enter");
    await press("ArrowDown", "2027-06-26");
    await press("ArrowRight", "2027-06-27");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Ogiltigt slutdatum")).toContainText(
      "Bokning inom bokningsperiod måste sluta på en Lördag",
    );
    await press("ArrowLeft", "2027-06-26");
    await page.keyboard.press("Enter");
    const period = page.getByRole("region", { name: "Vald period" });
    await expect(period).toContainText("lördag 19 juni, kl. 15:00");
    await expect(period).toContainText("lördag 26 juni, kl. 10:00");
    await expect(page.getByRole("region", { name: "Pris" })).toContainText("16 065 kr");
  },
);

test(
  "when the server cannot price the stay, a preliminary price stands in, and it is said",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectStatus(500, "/api/calculate-booking-price");
    await page.route("**/api/calculate-booking-price", (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    await open(page, "havskajak");
    await dayButton(page, "2027-03-02").click();
    await dayButton(page, "2027-03-03").click();
    await expect(toast(page, "Kunde inte beräkna pris")).toContainText(
      "Ett fel uppstod vid prisberäkningen. Vänligen försök igen.",
    );
    await expect(page.getByRole("region", { name: "Pris" })).toContainText("Preliminärt pris");
    await expect(page.getByRole("region", { name: "Pris" })).toContainText("395 kr");
  },
);

test("an older answer never stands under a newer wish", { tag: "@thorough" }, async ({ page }) => {
  await open(page, "havskajak");
  await page.route("**/api/calculate-booking-price", async (route) => {
    const { quantity } = route.request().postDataJSON() as { quantity: number };
    if (quantity === 1) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await dayButton(page, "2027-03-02").click();
  const asked = page.waitForRequest("**/api/calculate-booking-price");
  await dayButton(page, "2027-03-03").click();
  await asked;
  await page.getByRole("button", { name: "Öka antal", exact: true }).click();
  const price = page.getByRole("region", { name: "Pris" });
  await expect(price).toContainText("Totalt");
  await expect(price).toContainText("790 kr");
  await page.waitForResponse("**/api/calculate-booking-price").catch(() => undefined);
  await expect(price).toContainText("790 kr");
});

test(
  "later months are asked for when they are shown, earlier ones at once",
  { tag: "@thorough" },
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith("/availability/daily"))
        asked.push(`${url.searchParams.get("startDate")}..${url.searchParams.get("endDate")}`);
    });
    await open(page, "havskajak");
    expect(asked).toEqual(["2027-03-01..2027-09-30"]);
    const next = page.getByRole("button", { name: "Nästa månad" });
    for (let month = 0; month < 6; month += 1) await next.click();
    await expect(page.getByRole("grid", { name: "oktober 2027" })).toBeVisible();
    await expect(dayButton(page, "2027-10-15")).toHaveAttribute("data-offered", "true");
    // A start at the end of October is judged by the nights after it.
    expect(asked).toEqual([
      "2027-03-01..2027-09-30",
      "2027-10-01..2027-10-31",
      "2027-11-01..2027-11-30",
    ]);
  },
);

test(
  "one month with targets for thumbs on a phone, two months on a wider screen",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "havskajak");
    await expect(page.getByRole("grid")).toHaveCount(1);
    const box = await dayButton(page, "2027-03-10").boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 768, height: 1000 });
    await expect(page.getByRole("grid")).toHaveCount(2);
  },
);

test(
  "a stay far ahead stays chosen when other months are looked at, and after a reload",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "havskajak", "?startDate=2027-11-28&endDate=2027-12-03");
    const period = page.getByRole("region", { name: "Vald period" });
    const price = page.getByRole("region", { name: "Pris" });
    await expect(price).toContainText("Totalt");
    await page.reload();
    await expect(price).toContainText("Totalt");
    for (const month of ["oktober 2027", "september 2027", "augusti 2027"]) {
      await page.getByRole("button", { name: "Föregående månad" }).click();
      await expect(page.getByRole("grid", { name: month })).toBeVisible();
    }
    await expect(period).toContainText("5 nätter");
    await expect(page.getByRole("listitem").filter({ hasText: "tillgänglig" })).toHaveCount(0);
  },
);

test("nonsense in the address counts as nothing chosen", { tag: "@thorough" }, async ({ page }) => {
  await open(
    page,
    "havskajak",
    "?startDate=igår&endDate=2027-02-30&quantity=-3&addons=inte%20json",
  );
  await expect(page.getByRole("region", { name: "Vald period" })).toContainText(
    "Välj första dagen",
  );
});

test(
  "a stay in the address that is no longer possible is taken away with its reason",
  { tag: "@thorough" },
  async ({ page }) => {
    await open(page, "havskajak", "?startDate=2027-03-12&endDate=2027-03-16");
    await expect(toast(page, "Otillgängligt interval")).toBeVisible();
    await expect(page.getByRole("region", { name: "Vald period" })).toContainText(
      "Välj första dagen",
    );
  },
);

test(
  "an item that was taken out of the shop meanwhile is told by its price, and nothing breaks",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    await open(page, "havskajak");
    watch.expectStatus(404, "/api/calculate-booking-price");
    await page.route("**/api/calculate-booking-price", (route) =>
      route.fulfill({
        status: 404,
        json: { message: "Objektet kunde inte hittas", code: "catalog.item-unknown" },
      }),
    );
    await dayButton(page, "2027-03-02").click();
    await dayButton(page, "2027-03-03").click();
    await expect(toast(page, "Objektet kunde inte hittas")).toContainText(
      "Det går inte längre att hyra. Se vad mer som finns på startsidan.",
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test(
  "where nothing can be chosen, the next free day is named and one tap away",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/p/sommarbussen");
    const day = page.locator('[data-day="2027-03-10"]');
    await expect(day).toHaveAttribute(
      "aria-label",
      "onsdag 10 mars, utanför säsong; säsongen börjar tisdag 25 maj",
    );
    await expect(page.getByText("Inga lediga startdagar här.")).toBeVisible();
    await page.getByRole("button", { name: "Visa nästa lediga dag, tisdag 25 maj" }).click();
    await expect(page.locator('[data-day="2027-05-25"]')).toBeFocused();
    await expect(page.getByText("Inga lediga startdagar här.")).toBeHidden();
  },
);

test(
  "a start that cannot be kept is taken back with a reason, and the calendar shows what can be booked",
  { tag: "@thorough" },
  async ({ page }) => {
    for (const [startDate, reason] of [
      ["2020-01-15", "Startdatum har redan passerat. Välj ett datum från och med i dag."],
      ["2035-01-15", "Det går att boka till och med 29 februari 2028."],
      ["2027-03-14", "Det valda intervallet innehåller blockerade datum"],
    ] as const) {
      await page.goto(`/p/havskajak?startDate=${startDate}`);
      await expect(page.getByRole("listitem").filter({ hasText: reason })).toBeVisible();
      await expect(page.getByRole("grid", { name: "mars 2027" })).toBeVisible();
      await expect(page.locator("td[data-start]")).toHaveCount(0);
    }
  },
);

test(
  "an address that asks for too many of an addon gets as many as there are to choose",
  { tag: "@thorough" },
  async ({ page }) => {
    const addons = encodeURIComponent('[{"id":2,"quantity":99999}]');
    await page.goto(`/p/fjallripa-70?startDate=2027-04-20&endDate=2027-04-22&addons=${addons}`);
    const price = page.getByRole("region", { name: "Pris" });
    await expect(price).toContainText("Totalt");
    await expect(price).not.toContainText("000 000");
  },
);

test(
  "why a day cannot be chosen is in sight also from the second month",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/p/sommarbussen");
    await page.locator('[data-day="2027-04-05"]').hover();
    const reason = page.getByText("Måndag 5 april: utanför säsong; säsongen börjar tisdag 25 maj.");
    await expect(reason).toBeInViewport({ ratio: 1 });
  },
);
