import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { aBooking, anItem, bookingRow, card, staysOf } from "./bookings-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

let itemId = 0;
const nextStay = staysOf(() => itemId);

test.beforeEach(async ({ admin, signIn }) => {
  itemId ||= await anItem(admin, "Listans bil");
  await signIn();
});

type Found = { bookings: { id: number }[]; total: number; next: string | null };

/** As if the shop had many more: each booking that is found stands there again under other numbers. */
async function makeMany(page: Page, total: number): Promise<void> {
  await page.route(/\/api\/bookings\/search/, async (route) => {
    const url = new URL(route.request().url());
    const first = (Number(url.searchParams.get("page") ?? "1") - 1) * 50;
    for (const name of ["page", "after"]) url.searchParams.delete(name);
    const answer = await route.fetch({ url: url.href });
    const found = (await answer.json()) as Found;
    const count = Math.min(50, total - first);
    const bookings = Array.from({ length: Math.max(0, count) }, (_, n) => ({
      ...found.bookings[0],
      id: 2_000_000 + first + n,
    }));
    const next = first + count < total ? "2027-01-01_1234567" : null;
    await route.fulfill({ json: { ...found, bookings, total, next } });
  });
}

test(
  "a booking has a page and a title of its own, and an old address leads there",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const id = await aBooking(request, nextStay());
    await page.goto(`/admin/bookings?status=pending&booking=${id}&tab=emails`);
    await expect(page).toHaveURL(`/admin/bookings/${id}?status=pending&tab=emails`);
    await expect(page).toHaveTitle(new RegExp(`^Bokning #${id} `));
    await expect(page.getByRole("tab", { name: "E-posthistorik" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByRole("tab", { name: "Bokningsinformation" }).click();
    await expect(card(page, "Betalning")).toBeVisible();
    await page.getByRole("link", { name: "Alla bokningar" }).click();
    await expect(page).toHaveURL("/admin/bookings?status=pending");
  },
);

test(
  "the way back leads to the list as it was left, by its link and by the browser's button",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const id = await aBooking(request, nextStay());
    await makeMany(page, 900);
    await page.route(/\/api\/bookings\/2\d{6}/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/\/2\d{6}/, `/${id}`),
      }),
    );
    const list = `/admin/bookings?item=${itemId}&sort=end&page=3`;
    await page.goto(list);
    const row = page.getByRole("link", { name: "Öppna bokning #2000140" });
    await row.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => Math.round(window.scrollY));
    expect(top).toBeGreaterThan(300);
    const stands = () => page.evaluate(() => Math.round(window.scrollY));

    for (const goBack of [
      () => page.getByRole("link", { name: "Alla bokningar" }).click(),
      () => page.goBack(),
    ]) {
      await row.click();
      await expect(page.getByRole("heading", { name: "Bokning #2000140" })).toBeVisible();
      await expect.poll(stands).toBe(0);
      await goBack();
      await expect(page).toHaveURL(list);
      await expect(row).toBeVisible();
      await expect.poll(stands).toBe(top);
    }
  },
);

test(
  "the questions of the day are links, and what is shown can be ordered and saved",
  { tag: "@thorough" },
  async ({ page, request, admin }) => {
    const [waiting, paid] = [
      await aBooking(request, nextStay()),
      await aBooking(request, nextStay()),
    ];
    await admin.patch(`/api/bookings/${paid}`, { data: { paymentAction: "capture" } });
    await page.goto("/admin/bookings");
    const views = page.getByRole("navigation", { name: "Vyer" });
    await expect(views.getByRole("link")).toHaveText([
      "Alla",
      "Kommande",
      "Väntar på svar",
      "Ute nu",
      "Försenade",
      "Obetalda",
      "Depositioner",
    ]);
    const period = page.getByRole("columnheader", { name: "Period" });
    await expect(period).toHaveAttribute("aria-sort", "descending");
    // By keyboard alone.
    await views.getByRole("link", { name: "Väntar på svar" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/bookings?view=to-answer");
    await expect(views.getByRole("link", { name: "Väntar på svar" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(bookingRow(page, waiting)).toBeVisible();
    await expect(bookingRow(page, paid)).toHaveCount(0);
    const title = "Bokningar som väntar på svar";
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(page.getByRole("table", { name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} `));
    await views.getByRole("link", { name: "Kommande" }).click();
    await expect(bookingRow(page, paid)).toBeVisible();
    await expect(period).toHaveAttribute("aria-sort", "ascending");
    await period.getByRole("link").click();
    await expect(page).toHaveURL("/admin/bookings?view=upcoming&sort=-start");
    await expect(period).toHaveAttribute("aria-sort", "descending");
    await page.getByLabel("Ordning").selectOption("Senast bokade först");
    await expect(page).toHaveURL("/admin/bookings?view=upcoming&sort=-created");
    await expect(period).not.toHaveAttribute("aria-sort", /./);
    await expect(page.getByRole("row").nth(1)).toContainText("Listans bil");
    await expectAccessible(page);

    const waited = page.waitForEvent("download");
    await page.getByRole("link", { name: "Ladda ner CSV" }).click();
    const file = await waited;
    expect(file.suggestedFilename()).toMatch(/^bokningar-\d{4}-\d{2}-\d{2}\.csv$/);
    const [heading, first] = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(heading).toContain("Bokning;Objekt;Antal;Hyresavtal;Kund;");
    expect(first).toMatch(new RegExp(`^${paid};Listans bil;1;`));

    await page.goto("/admin/bookings?view=late&page=7");
    await expect(page.getByText("Inga bokningar hittades.")).toBeVisible();
  },
);

test(
  "twelve bookings are seen at once beside the rail, and none of it is cut off",
  { tag: "@thorough" },
  async ({ page, request }) => {
    await aBooking(request, nextStay(), { name: "Karl-Johan Östersundsson" });
    await makeMany(page, 50);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/admin/bookings?item=${itemId}`);
    await expect(bookingRow(page, 2_000_000)).toBeVisible();
    await expect(page.getByRole("button", { name: "Rensa filter" })).toBeVisible();
    const seen = () =>
      page
        .locator("tbody tr")
        .evaluateAll(
          (rows) =>
            rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
        );
    await page.getByRole("button", { name: "Rensa filter" }).click();
    await expect(page).toHaveURL("/admin/bookings");
    await expect.poll(seen).toBeGreaterThanOrEqual(12);
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector(".row-table")!.scrollWidth -
        document.querySelector(".row-table-room")!.clientWidth,
    ]);
    expect(widths[0]).toBeLessThanOrEqual(1280);
    expect(widths[1]).toBeLessThanOrEqual(0);
    await expect(page.locator(".booking-table")).toHaveAttribute("aria-busy", "false");
  },
);
