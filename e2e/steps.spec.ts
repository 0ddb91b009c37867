import type { Page } from "@playwright/test";
import { expect, takenOver, test } from "./fixtures.ts";

test("a step within the shop leaves the page as it is until the next one is whole, then moves the focus", async ({
  page,
}) => {
  await page.goto("/");
  await takenOver(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/about-page.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const link = page.getByRole("banner").getByRole("link", { name: "Om oss" });
  await link.click();
  await expect(page.locator("html")).toHaveAttribute("data-stepping", "true");
  await expect(page.getByRole("heading", { name: "Alla uthyrningsobjekt" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/$/);

  release();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[aria-live].sr-only").first()).toHaveText("Om Norrvidd");
  await expect(page.locator("html")).not.toHaveAttribute("data-stepping");
});

test(
  "an item's page is fetched when its link is pointed at or reached by keyboard, code and data",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/");
    const cards = page.getByRole("article");
    const code = page.waitForRequest(/\/assets\/item-page.*\.js$/);
    const data = page.waitForRequest(/\/api\/rental-items\/slug\//);
    await cards.first().getByRole("link", { name: "Visa detaljer" }).hover();
    await Promise.all([code, data]);
    const next = page.waitForRequest(/\/api\/rental-items\/slug\//);
    await cards.nth(1).getByRole("link", { name: "Visa detaljer" }).focus();
    await next;
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  "an office page's data is fetched once when its link is pointed at, and stands there on arrival",
  { tag: "@thorough" },
  async ({ page, signIn }) => {
    await signIn();
    await page.clock.install();
    await page.goto("/admin");
    await expect(page.getByText("Inloggad som admin")).toBeVisible();
    const links = page.getByRole("navigation", { name: "Administration" });
    const asked: string[] = [];
    let hold = false;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/(bookings\/search|timeline|calendar)/, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      if (hold) await released;
      await route.continue();
    });
    const bookings = links.getByRole("link", { name: "Bokningar" });
    const heard = page.waitForResponse(/\/api\/bookings\/search/);
    await bookings.hover();
    await heard;
    await links.getByRole("link", { name: "Kalender" }).hover();
    await expect.poll(() => asked.length).toBe(2);
    await bookings.hover();
    await page.clock.runFor(100);
    // What is pointed at afterwards is asked for, so the one before it has had its turn.
    await links.getByRole("link", { name: "Utlämningar" }).hover();
    await expect.poll(() => asked.length).toBeGreaterThan(2);
    expect(asked.filter((path) => path.endsWith("/search"))).toHaveLength(1);
    await expect(page).toHaveURL(/\/admin$/);

    // What the page asks on arrival does not come: what it shows was here before.
    hold = true;
    await bookings.click();
    await expect(page).toHaveURL(/\/admin\/bookings$/);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    release();
  },
);

test(
  "code that is gone since the page was loaded costs a reload and no error",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    await page.goto("/");
    watch.expectLost(".js");
    let times = 0;
    await page.route(/\/assets\/about-page.*\.js$/, (route) => {
      times += 1;
      return times === 1 ? route.abort() : route.continue();
    });
    await page.getByRole("banner").getByRole("link", { name: "Om oss" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Något gick fel hos oss")).toHaveCount(0);
  },
);

/** Where the page stands in every frame, beginning now. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { heading: string; y: number }[] = [];
    Object.assign(window, { seen });
    const look = () => {
      seen.push({ heading: document.querySelector("h1")?.textContent ?? "", y: window.scrollY });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const framesOf = (page: Page, heading: string) =>
  page.evaluate(
    (name) =>
      (window as unknown as { seen: { heading: string; y: number }[] }).seen
        .filter((frame) => frame.heading === name)
        .map(({ y }) => Math.round(y)),
    heading,
  );

/** Painted as often as a glide would have been. */
const seenAWhile = (page: Page, heading: string) =>
  expect.poll(async () => (await framesOf(page, heading)).length).toBeGreaterThan(40);

const headingOf = async (page: Page) =>
  (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

test.describe("for who has nothing against motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test(
    "a step to another page stands at its top at once, and Back where one was",
    { tag: "@thorough" },
    async ({ page }) => {
      await page.goto("/");
      await takenOver(page);
      const home = await headingOf(page);
      const link = page.getByRole("article").last().getByRole("link", { name: "Visa detaljer" });
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      const left = await page.evaluate(() => Math.round(window.scrollY));
      expect(left).toBeGreaterThan(500);
      await watchFrames(page);
      await link.click();
      await expect(page).toHaveURL(/\/p\//);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(home);
      const item = await headingOf(page);
      await seenAWhile(page, item);
      expect(new Set(await framesOf(page, item))).toEqual(new Set([0]));

      await page.evaluate(() => window.scrollTo(0, 700));
      await watchFrames(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await seenAWhile(page, home);
      const [place = 0, ...others] = new Set(await framesOf(page, home));
      expect(others).toEqual([]);
      // As near as the browser comes to it.
      expect(Math.abs(place - left)).toBeLessThan(5);
    },
  );
});
