import { expect, test } from "./fixtures.ts";

test("an item's days are asked for with its page, before any script has run, and only once", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(/^.*\/(?=[^/]+$)/, "")));
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/p/fjallripa-70", { waitUntil: "commit" });
  const questions = [/^blocked-dates$/, /^booking-intervals$/, /^times-for-date\?/, /^daily\?/];
  const count = (question: RegExp) => asked.filter((one) => question.test(one)).length;
  await expect.poll(() => questions.map(count)).toEqual([1, 1, 1, 1]);
  letThrough();
  await expect(page.getByRole("grid").first()).toBeVisible();
  expect(questions.map(count)).toEqual([1, 1, 1, 1]);
});

test("a page's code is fetched all at once when the page has been seen, or as soon as it is touched", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (asked) => asked.url().endsWith(".js") && scripts.push(asked.url()));
  let bringPictures = () => {};
  const pictures = new Promise<void>((resolve) => (bringPictures = resolve));
  await page.route(/\/media\//, async (route) => {
    await pictures;
    await route.continue();
  });
  const first = page.waitForEvent("requestfinished", (asked) => /entry-first/.test(asked.url()));
  await page.goto("/p/fjallripa-70", { waitUntil: "domcontentloaded" });
  await first;
  // It has run by the second picture of the page after it came.
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
  expect(scripts).toEqual([expect.stringMatching(/entry-first/)]);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("grid").first()).toBeVisible();
  expect(scripts.filter((script) => /booking-panel|item-page/.test(script))).toHaveLength(2);
  bringPictures();
});

test("what is pressed before the page's code has come is done when it has, once", async ({
  page,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/react.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/p/fjallripa-70", { waitUntil: "domcontentloaded" });
  const picture = page.getByRole("button", { name: "Förstora bild 2 av 5" });
  await picture.click();
  await picture.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letThrough();
  const lightbox = page.getByRole("dialog", { name: "Bilder av Fjällripa 70" });
  await expect(lightbox).toContainText("2 av 5");
  await page.keyboard.press("Escape");
  await expect(lightbox).toHaveCount(0);
});

test("a page brings its own style and waits for none", async ({ page }) => {
  const sheets: string[] = [];
  page.on("request", (asked) => asked.url().endsWith(".css") && sheets.push(asked.url()));
  for (const path of ["/", "/p/fjallripa-70", "/hyr-husbil", "/about"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Fraunces/);
    expect(sheets, path).toEqual([]);
  }
});

// As sharp as the screen, or half as many dots again: between two sizes the larger one is taken.
const MOST_DOTS = 1.6;

test("no picture is much larger than the screen can show, and all are AVIF", async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    baseURL: shop.address,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  for (const path of ["/", "/p/fjallripa-70", "/about"]) {
    await page.goto(path);
    const pictures = page.locator("main picture img:visible");
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
    }
    const shown = await pictures.evaluateAll(async (all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async ({ currentSrc, width, height }) => {
          const file = await createImageBitmap(await (await fetch(currentSrc)).blob());
          // What a frame cuts off counts as shown.
          const dots = Math.min(file.width / width, file.height / height) / devicePixelRatio;
          return { currentSrc, dots };
        }),
      ),
    );
    expect(shown.length, path).toBeGreaterThan(0);
    expect(
      shown.filter(({ currentSrc, dots }) => !currentSrc.endsWith(".avif") || dots > MOST_DOTS),
      path,
    ).toEqual([]);
  }
  await context.close();
});

type NotUsed = { notRestoredExplanations: { type: string; reason: string }[] };

test("nothing in a page keeps the browser from showing it again as it was left", async ({
  playwright,
  launchOptions,
  shop,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: shop.address });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const told: string[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }: NotUsed) => {
    for (const { type, reason } of notRestoredExplanations) told.push(`${type}: ${reason}`);
  });
  for (const path of ["/", "/p/fjallripa-70", "/hyr-husbil", "/about"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.goto("/bokningsvillkor", { waitUntil: "networkidle" });
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(path);
  }
  // Headless browsers of some builds keep no page at all, which is their own affair.
  expect(told.filter((one) => !one.startsWith("Circumstantial: "))).toEqual([]);
  await browser.close();
});
