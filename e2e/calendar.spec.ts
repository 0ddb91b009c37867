import type { Locator, Page } from "@playwright/test";
import { aBooking, anItem, toast } from "./bookings-steps.ts";
import { cell, clear, freeOn, openCalendar, test, type Item } from "./calendar-steps.ts";
import { expect, expectAccessible } from "./fixtures.ts";

const blockDialog = (page: Page, { name }: Item): Locator =>
  page.getByRole("dialog", { name: `Blockera ${name}` });

async function blockReason(page: Page, item: Item, reason: string): Promise<void> {
  const dialog = blockDialog(page, item);
  await dialog.getByLabel("Anledning").fill(reason);
  await dialog.getByRole("button", { name: "Blockera" }).click();
  await expect(toast(page, "Datum blockerade")).toBeVisible();
  await expect(dialog).toBeHidden();
}

test(
  "the week is shown first, and days, weeks and months are a click away and stand in the address",
  { tag: "@thorough" },
  async ({ page, signIn, item }) => {
    await signIn();
    await page.goto("/admin");
    const rail = page.getByRole("navigation", { name: "Kontoret" });
    await rail.getByRole("link", { name: "Kalender" }).click();
    await expect(page).toHaveURL(/\/admin\/calendar$/);
    await expect(page.getByRole("heading", { name: "Kalender", level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Vecka 9, 1–7 mars 2027" })).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveCount(8);
    const monday = page.getByRole("columnheader", { name: "måndag 1 mars" });
    await expect(monday).toHaveAttribute("aria-current", "date");
    await expect(page.getByRole("button", { name: "Vecka" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(
      page.getByRole("rowheader", { name: "Beläggning husbilar", exact: true }),
    ).toBeVisible();
    await expect(cell(page, item, "måndag 1 mars")).toHaveAccessibleName(/idag: ledig$/);

    await page.getByRole("button", { name: "Nästa" }).click();
    await expect(page.getByRole("heading", { name: "Vecka 10, 8–14 mars 2027" })).toBeVisible();
    await expect(page).toHaveURL(/day=2027-03-08/);
    await page.getByRole("button", { name: "Månad" }).click();
    await expect(page.getByRole("heading", { name: "Mars 2027" })).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveCount(32);
    await page.getByRole("button", { name: "Föregående" }).click();
    await expect(page.getByRole("heading", { name: "Februari 2027" })).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveCount(29);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Mars 2027" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("columnheader")).toHaveCount(32);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Dag", exact: true }).click();
    await page.getByRole("button", { name: "Idag" }).click();
    await expect(page.getByRole("heading", { name: "Måndag 1 mars 2027" })).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
  },
);

test(
  "a booking lies on its nights with its customer, and opens",
  { tag: "@thorough" },
  async ({ page, signIn, request, item }) => {
    const stay = { itemId: item.id, startDate: "2027-03-02", endDate: "2027-03-04", price: 2000 };
    const id = await aBooking(request, stay, { name: "Åsa <b>Öst</b>" });
    const next = { ...stay, startDate: "2027-03-04", endDate: "2027-03-06" };
    const nextId = await aBooking(request, next, { name: "Bo Ek" });
    await signIn();
    await openCalendar(page);
    await expect(cell(page, item, "tisdag 2 mars")).toHaveAccessibleName(
      `${item.name}, tisdag 2 mars: hämtas av Åsa <b>Öst</b> (Väntar på bekräftelse, reserverad)`,
    );
    await expect(cell(page, item, "onsdag 3 mars")).toHaveAccessibleName(/bokad av Åsa/);
    await expect(cell(page, item, "torsdag 4 mars")).toHaveAccessibleName(
      /återlämnas av Åsa <b>Öst<\/b>, hämtas av Bo Ek/,
    );
    await expect(cell(page, item, "lördag 6 mars")).toHaveAccessibleName(/återlämnas av Bo Ek$/);
    const bars = cell(page, item, "tisdag 2 mars").locator("xpath=..").getByRole("link");
    await expect(bars).toHaveText(["Åsa <b>Öst</b>", "Bo Ek"]);
    const [first, second] = [await bars.first().boundingBox(), await bars.last().boundingBox()];
    // One returns in the morning, one comes in the afternoon: the bars meet and do not overlap.
    const gap = second!.x - (first!.x + first!.width);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(6);

    await bars.first().click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    await expect(page.getByRole("heading", { name: new RegExp(`#${id}`) })).toBeVisible();
    await page.goBack();
    await cell(page, item, "fredag 5 mars").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/admin/bookings/${nextId}`);
    await expect(page.getByRole("heading", { name: new RegExp(`#${nextId}`) })).toBeVisible();
  },
);

test("days are blocked by drawing over them, and a visitor cannot book them until they are freed", async ({
  page,
  signIn,
  item,
}) => {
  await signIn();
  await openCalendar(page, "?day=2027-03-08");
  const nights = ["2027-03-08", "2027-03-09", "2027-03-10", "2027-03-11", "2027-03-12"];
  expect(await freeOn(page, item, ...nights)).toEqual([1, 1, 1, 1, 1]);
  await cell(page, item, "torsdag 11 mars").hover();
  await page.mouse.down();
  await cell(page, item, "onsdag 10 mars").hover();
  await cell(page, item, "tisdag 9 mars").hover();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(3);
  await page.mouse.up();
  const dialog = blockDialog(page, item);
  await expect(dialog.getByLabel("Startdatum")).toHaveValue("2027-03-09");
  await expect(dialog.getByLabel("Slutdatum")).toHaveValue("2027-03-11");
  await dialog.getByRole("button", { name: "Blockera" }).click();
  await expect(dialog).toContainText("Måste fyllas i");
  await expectAccessible(page);
  await blockReason(page, item, "Lackas om");
  await expect(cell(page, item, "onsdag 10 mars")).toHaveAccessibleName(/: blockerad: Lackas om$/);
  await expect(cell(page, item, "fredag 12 mars")).toHaveAccessibleName(/: ledig$/);
  expect(await freeOn(page, item, ...nights)).toEqual([1, 0, 0, 0, 1]);

  await cell(page, item, "tisdag 9 mars").click();
  const question = page.getByRole("dialog", { name: "Ta bort blockeringen?" });
  await expect(question).toContainText(`${item.name} är blockerad 9–11 mars 2027: Lackas om`);
  await question.getByRole("button", { name: "Avbryt" }).click();
  await expect(question).toBeHidden();
  await cell(page, item, "tisdag 9 mars").click();
  await question.getByRole("button", { name: "Ta bort" }).click();
  await expect(toast(page, "Blockerade datum borttagna")).toBeVisible();
  await expect(cell(page, item, "tisdag 9 mars")).toHaveAccessibleName(/: ledig$/);
  expect(await freeOn(page, item, ...nights)).toEqual([1, 1, 1, 1, 1]);
});

test("the keyboard does all of it", { tag: "@thorough" }, async ({ page, signIn, item }) => {
  await signIn();
  await openCalendar(page, "?day=2027-03-15");
  await cell(page, item, "måndag 15 mars").focus();
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, item, "tisdag 16 mars")).toBeFocused();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(cell(page, item, "torsdag 18 mars")).toBeFocused();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  const dialog = blockDialog(page, item);
  await expect(dialog.getByLabel("Startdatum")).toHaveValue("2027-03-18");
  await expect(dialog.getByLabel("Slutdatum")).toHaveValue("2027-03-19");
  await expect(dialog.getByLabel("Anledning")).toBeFocused();
  await page.keyboard.type("Besiktning");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Datum blockerade")).toBeVisible();
  await expect(cell(page, item, "fredag 19 mars")).toBeFocused();
  await expect(cell(page, item, "fredag 19 mars")).toHaveAccessibleName(/blockerad: Besiktning$/);
  expect(await freeOn(page, item, "2027-03-18", "2027-03-19")).toEqual([0, 0]);

  await page.keyboard.press("Delete");
  const question = page.getByRole("dialog", { name: "Ta bort blockeringen?" });
  await question.getByRole("button", { name: "Ta bort" }).focus();
  await page.keyboard.press("Enter");
  await expect(cell(page, item, "fredag 19 mars")).toHaveAccessibleName(/: ledig$/);
  await expect(cell(page, item, "fredag 19 mars")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(cell(page, item, "måndag 15 mars")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(cell(page, item, "måndag 15 mars")).not.toBeFocused();
  await expect(page.getByRole("gridcell").and(page.locator(":focus"))).toBeInViewport();
});

test(
  "whoever blocks days that are booked is told whom to speak with",
  { tag: "@thorough" },
  async ({ page, signIn, request, item, watch }) => {
    const stay = { itemId: item.id, startDate: "2027-03-23", endDate: "2027-03-25", price: 2000 };
    const id = await aBooking(request, stay, { name: "Cia Lund" });
    await signIn();
    await openCalendar(page, "?day=2027-03-22");
    await cell(page, item, "måndag 22 mars").click();
    const dialog = blockDialog(page, item);
    await dialog.getByLabel("Anledning").fill("Motorn");
    await dialog.getByLabel("Slutdatum").fill("2027-03-21");
    watch.expectStatus(400, "/api/blocked-dates");
    await dialog.getByRole("button", { name: "Blockera" }).click();
    await expect(dialog).toContainText("Slutdatum kan inte vara före startdatum.");
    await dialog.getByLabel("Slutdatum").fill("2027-03-23");
    await dialog.getByRole("button", { name: "Blockera" }).click();
    const notice = page.getByRole("status").filter({ hasText: "En bokning rörs av" });
    await expect(notice).toContainText("Cia Lund, 23–25 mars 2027");
    await expect(notice.getByRole("link")).toHaveAttribute("href", `/admin/bookings/${id}`);
    await page.keyboard.press("Delete");
    const freeing = page.getByRole("dialog", { name: "Ta bort blockeringen?" });
    await freeing.getByRole("button", { name: "Ta bort" }).click();
    await expect(notice).toBeHidden();
  },
);

test(
  "an item of many units shows those in use, each booking on its own, and all on request",
  { tag: "@thorough" },
  async ({ page, signIn, admin, request }) => {
    const item = {
      name: "Kanotflottan",
      id: await anItem(admin, "Kanotflottan", { quantity: 12 }),
    };
    const stay = { itemId: item.id, startDate: "2027-03-02", endDate: "2027-03-04", price: 2000 };
    await aBooking(request, stay, { name: "Åsa Öst" });
    await aBooking(request, stay, { name: "Bo Ek" });
    await signIn();
    await openCalendar(page);
    await expect(cell(page, item, "tisdag 2 mars")).toHaveAccessibleName(/: 2 av 12 bokade$/);
    const units = page.getByRole("rowheader", { name: /^Kanotflottan, Enhet/ });
    await expect(units).toHaveCount(6);
    const on = (unit: number) =>
      page.getByRole("gridcell", { name: `Kanotflottan, enhet ${unit}, onsdag 3 mars` });
    const names = [await on(1).getAttribute("aria-label"), await on(2).getAttribute("aria-label")];
    expect(names.join(" ")).toMatch(/bokad av Åsa Öst/);
    expect(names.join(" ")).toMatch(/bokad av Bo Ek/);
    await expect(on(3)).toHaveAccessibleName(/: ledig$/);
    const all = page.getByRole("button", { name: "Alla enheter av Kanotflottan" });
    await all.click();
    await expect(units).toHaveCount(12);
    await all.click();
    await expect(units).toHaveCount(6);
    await clear(admin, item.id);
  },
);

test(
  "a hundred items are walked through without all of them being drawn",
  { tag: "@thorough" },
  async ({ page, signIn, admin }) => {
    test.slow();
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
    const ids = await Promise.all(
      numbers.map((number) => anItem(admin, `Radbil ${number}`, { quantity: 4 })),
    );
    await signIn();
    await openCalendar(page, "?view=month");
    const grid = page.getByRole("grid");
    const rowCount = Number(await grid.getAttribute("aria-rowcount"));
    expect(rowCount).toBeGreaterThan(500);
    await page.getByRole("gridcell").and(page.locator('[tabindex="0"]')).focus();
    for (let press = 0; press < rowCount / 10; press += 1) await page.keyboard.press("PageDown");
    const focused = page.getByRole("gridcell").and(page.locator(":focus"));
    // A row may end within a point of the edge.
    await expect(focused).toBeInViewport({ ratio: 0.98 });
    // What the other journeys list or remove meanwhile makes the table longer or shorter.
    await expect(async () => {
      await page.keyboard.press("PageDown");
      const last = await grid.getAttribute("aria-rowcount");
      expect(await focused.locator("xpath=..").getAttribute("aria-rowindex")).toBe(last);
    }).toPass();
    expect(await page.getByRole("row").count()).toBeLessThan(60);
    await Promise.all(ids.map((id) => admin.delete(`/api/rental-items/${id}`)));
  },
);

test(
  "what another browser does shows within half a minute, and a lost connection is told",
  { tag: "@thorough" },
  async ({ page, signIn, admin, item, watch }) => {
    await signIn();
    await page.clock.install();
    await openCalendar(page);
    await expect(cell(page, item, "lördag 6 mars")).toHaveAccessibleName(/: ledig$/);
    const days = { rentalItemId: item.id, startDate: "2027-03-06", endDate: "2027-03-06" };
    await admin.post("/api/blocked-dates", { data: { ...days, reason: "Hos grannen" } });
    await page.clock.runFor(31_000);
    await expect(cell(page, item, "lördag 6 mars")).toHaveAccessibleName(/blockerad: Hos grannen$/);

    watch.expectLost("/api/calendar");
    await page.route("**/api/calendar*", (route) => route.abort());
    await page.getByRole("button", { name: "Nästa" }).click();
    const problem = page.getByText(/Det gick inte att nå butiken/);
    await expect(problem).toBeVisible();
    await page.unroute("**/api/calendar*");
    await page.clock.runFor(31_000);
    await expect(problem).toBeHidden();
    await expect(cell(page, item, "måndag 8 mars")).toBeVisible();
  },
);

test(
  "on a phone the days scroll in their own box, and a tap blocks a day",
  { tag: "@thorough" },
  async ({ page, signIn, item }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await openCalendar(page, "?view=month");
    const width = () => page.evaluate(() => document.querySelector("main")?.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(390);
    const day = cell(page, item, "lördag 27 mars");
    await day.scrollIntoViewIfNeeded();
    await expect(page.getByRole("rowheader", { name: item.name })).toBeInViewport();
    await expect(page.getByRole("columnheader", { name: "lördag 27 mars" })).toBeInViewport();
    await day.click();
    await expect(blockDialog(page, item)).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(390);
    await blockDialog(page, item).getByRole("button", { name: "Avbryt" }).click();

    await openCalendar(page, "?day=2027-09-15");
    await expect(page.getByRole("columnheader", { name: "onsdag 15 september" })).toBeVisible();
    for (const size of [390, 768, 1024, 1280, 1536]) {
      await page.setViewportSize({ width: size, height: 844 });
      const dates = await page
        .locator(".cal-date")
        .evaluateAll((all) => all.map((date) => date.getBoundingClientRect()));
      expect(dates).toHaveLength(7);
      for (const [index, { left }] of dates.entries())
        expect(left, `${size} px`).toBeGreaterThanOrEqual(dates[index - 1]?.right ?? left);
    }
  },
);

test("the calendar is for those who work here: customers are sent home, visitors to sign in", async ({
  page,
  admin,
  browser,
  baseURL,
}) => {
  await page.goto("/admin/calendar");
  await expect(page).toHaveURL(/\/auth$/);
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await context.newPage();
  const account = { username: `kalender-${Date.now()}`, password: "en lång promenad" };
  const made = await context.request.post("/api/register", { data: account });
  const { id } = (await made.json()) as { id: number };
  const asked = () => context.request.get("/api/calendar?from=2027-03-01&to=2027-03-07");
  await other.goto("/admin/calendar");
  await expect(other).toHaveURL(/\/$/);
  expect((await asked()).status()).toBe(403);
  const given = await admin.patch(`/api/users/${id}`, { data: { role: "staff" } });
  expect(given.status(), await given.text()).toBe(200);
  await context.request.post("/api/login", { data: account });
  await other.goto("/admin/calendar");
  await expect(other.getByRole("grid")).toBeVisible();
  expect((await asked()).status()).toBe(200);
  await context.close();
});

test(
  "an item that visitors do not see is marked in its row, on a phone too, and where one is booked",
  { tag: "@thorough" },
  async ({ page, signIn, admin, item }) => {
    await admin.patch(`/api/rental-items/${item.id}`, { data: { isHidden: true } });
    await signIn();
    await openCalendar(page);
    const head = page.getByRole("rowheader").filter({ hasText: item.name });
    await expect(head).toContainText("Dold");
    await expect(page.getByRole("rowheader").filter({ hasText: "Fjällripa 70" })).not.toContainText(
      "Dold",
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(head.getByText("Dold")).toBeInViewport();
    await expectAccessible(page);
    await page.goto("/admin/bookings/new");
    await page.getByLabel("Objekt").selectOption(`${item.name} (dold)`);
  },
);
