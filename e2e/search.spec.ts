import { expect, expectAccessible, test } from "./fixtures.ts";

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A Monday in the coming July: motorhomes that change over on Saturdays cannot begin then. */
function mondayInJuly(): string {
  const now = new Date();
  let day = `${now.getFullYear() + (now.getMonth() >= 6 ? 1 : 0)}-07-05`;
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 1) day = addDays(day, 1);
  return day;
}

const START = mondayInJuly();
const END = addDays(START, 7);
const ASKED = `startDate=${START}&endDate=${END}`;

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test("a family finds a motorhome for four in July, goes to it and back to what was found", async ({
    page,
  }) => {
    await page.goto("/");
    const search = page.getByRole("search", { name: "Sök lediga dagar" });
    // The whole search stands above the fold, each part large enough for a thumb.
    for (const button of await search.getByRole("button").all()) {
      const box = (await button.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(664);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    await search.getByRole("button", { name: "När" }).tap();
    const dialog = page.getByRole("dialog", { name: "Vilka dagar?" });
    const day = (one: string) => dialog.locator(`[data-day="${one}"]`);
    for (let months = 0; months < 12 && !(await day(START).isVisible()); months += 1)
      await dialog.getByRole("button", { name: "Nästa månad" }).tap();
    await day(START).tap();
    await expect(dialog.getByText("Välj nu sista dagen.")).toBeVisible();
    await day(END).tap();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Klar" }).tap();
    await expect(search.getByRole("button", { name: /När .*7 nätter/ })).toBeFocused();

    await search.getByRole("button", { name: "Husbil" }).tap();
    for (let more = 0; more < 2; more += 1)
      await search.getByRole("button", { name: "Öka antal resande" }).tap();
    await search.getByRole("button", { name: "Sök lediga" }).tap();
    await expect(page).toHaveURL(`/?${ASKED}&type=rv&people=4`);
    const title = page.getByRole("heading", { level: 2, name: /^\d+ lediga/ });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(page.getByRole("status").filter({ hasText: /^\d+ lediga/ })).toHaveCount(1);

    const bus = page.getByRole("article").filter({ hasText: "Sommarbussen" });
    await expect(bus).toContainText("9 765 kr för 7 nätter");
    await expect(page.getByRole("article").filter({ hasText: "Höga Kusten" })).toHaveCount(0);
    const refused = page.getByRole("region", { name: "Passar inte den här gången" });
    await expect(refused.getByRole("listitem").filter({ hasText: "Höga Kusten" })).toContainText(
      "Har plats för 2 personer.",
    );
    const alcove = refused.getByRole("listitem").filter({ hasText: "Familjen Alkov" });
    await expect(alcove).toContainText("Hämtas bara på lördagar den tiden.");
    await expectAccessible(page);

    await alcove.getByRole("link", { name: /Närmast ledig/ }).tap();
    const [nearStart, nearEnd] = [addDays(START, -2), addDays(END, -2)];
    await expect(page).toHaveURL(
      new RegExp(`/p/familjen-alkov\\?startDate=${nearStart}&endDate=${nearEnd}`),
    );
    const panel = page.getByRole("region", { name: "Vald period" });
    await expect(panel).toContainText("7 nätter");
    await expect(page.locator(`[data-day="${nearStart}"]`)).toHaveAccessibleName(/vald startdag/);

    await page.goBack();
    await expect(page).toHaveURL(`/?${ASKED}&type=rv&people=4`);
    await expect(bus).toBeVisible();
    await bus.getByRole("link", { name: "Visa detaljer" }).tap();
    await page.getByRole("link", { name: /^Allt som är ledigt/ }).tap();
    await expect(page).toHaveURL(`/?${ASKED}&type=rv&people=4`);
    await expect(search.getByRole("button", { name: "Husbil" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(search.getByRole("group", { name: "Antal resande" })).toContainText("4");
  });
});

test(
  "an address that asks for days is written by the server, search engines leave it out, and days that cannot be read show everything",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const html = await (await request.get(`/?${ASKED}&people=4`)).text();
    expect(html).toMatch(/\d+ lediga/);
    expect(html).toContain("Hämtas bara på lördagar den tiden.");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/"\/>/);
    expect(await (await request.get("/")).text()).not.toContain("noindex");

    await page.goto("/?startDate=2027-02-30&endDate=hej");
    await expect(page.getByRole("heading", { name: "Alla uthyrningsobjekt" })).toBeVisible();
    await expect(page.getByRole("button", { name: "När Välj datum" })).toBeVisible();
  },
);

test(
  "who lets go of the days keeps what else was asked for, on the motorhomes' page and on the home page",
  { tag: "@thorough" },
  async ({ page }) => {
    const letGo = page.getByRole("link", { name: "Visa allt utan datum" });
    await test.step("the motorhomes' page searches among motorhomes alone", async () => {
      await page.goto(`/hyr-husbil?${ASKED}&people=2`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hyr husbil i Norrland");
      await expect(page.getByRole("heading", { level: 2, name: /\d+ lediga/ })).toBeVisible();
      await expect(page.getByRole("article").filter({ hasText: "Havskajak" })).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Utrustning" })).toHaveCount(0);
      await expectAccessible(page);
      await letGo.click();
      await expect(page).toHaveURL("/hyr-husbil?people=2");
      await expect(page.getByText(/Våra husbilar, från/)).toBeVisible();
    });

    await page.goto(`/?${ASKED}&type=rv&people=4`);
    await letGo.click();
    await expect(page).toHaveURL("/?type=rv&people=4");
    const search = page.getByRole("search", { name: "Sök lediga dagar" });
    const kind = search.getByRole("button", { name: "Husbil" });
    await expect(kind).toHaveAttribute("aria-pressed", "true");
    await expect(search.getByRole("group", { name: "Antal resande" })).toContainText("4");
    await expect(search.getByRole("button", { name: "När" })).toContainText("Välj datum");
    await expect(page.getByRole("heading", { level: 3, name: "Utrustning" })).toBeVisible();
    await page.reload();
    await expect(kind).toHaveAttribute("aria-pressed", "true");
  },
);
