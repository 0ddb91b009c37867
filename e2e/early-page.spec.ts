import { expect, takenOver, test } from "./fixtures.ts";

test(
  "an item's days are asked for with its page, before any script has run, and only once",
  { tag: "@thorough" },
  async ({ page }) => {
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
  },
);

test(
  "a page's code is fetched all at once when the page has been seen, or as soon as it is touched",
  { tag: "@thorough" },
  async ({ page }) => {
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
  },
);

test(
  "what is pressed before the page's code has come says so, and is done when it has, once",
  { tag: "@thorough" },
  async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/assets\/react.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/p/fjallripa-70", { waitUntil: "domcontentloaded" });
    const picture = page.getByRole("button", { name: "Förstora bild 2 av 5" });
    const another = page.getByRole("button", { name: "Förstora bild 1 av 5" });
    // The first script may still be on its way.
    await expect(async () => {
      await another.click();
      await expect(another).toHaveAttribute("aria-busy", "true", { timeout: 500 });
    }).toPass();
    await picture.click();
    await picture.click();
    await expect(another).not.toHaveAttribute("aria-busy");
    await expect(picture).toHaveAttribute("aria-busy", "true");
    await expect(picture).toHaveCSS("cursor", "progress");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    letThrough();
    const lightbox = page.getByRole("dialog", { name: "Bilder av Fjällripa 70" });
    await expect(lightbox).toContainText("2 av 5");
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);
  },
);

for (const path of ["/p/fjallripa-70", "/angra"])
  test(
    `${path} says so when its code cannot be fetched, and comes again whole`,
    { tag: "@thorough" },
    async ({ page, watch }) => {
      watch.expectErrors();
      await page.route(/\/assets\/entry-client.*\.js$/, (route) => route.abort());
      await page.goto(path);
      const notice = page.getByRole("alert").filter({ hasText: "Sidan kunde inte laddas helt." });
      await expect(notice).toBeVisible();
      await expect(notice).toContainText("Kontrollera din uppkoppling.");
      await page.evaluate(() => document.querySelector<HTMLElement>("main button")?.click());
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
      await page.unrouteAll();
      await notice.getByRole("link", { name: "Ladda om sidan" }).click();
      await takenOver(page);
      await expect(notice).toHaveCount(0);
    },
  );

test("what is written before the page's code has come stays, and is sent", async ({
  page,
  watch,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/angra", { waitUntil: "commit" });
  const [number, email] = [page.getByLabel("Bokningsnummer"), page.getByLabel("E-postadress")];
  await number.fill("1234567");
  await email.fill("anna@example.com");
  letThrough();
  await takenOver(page);
  watch.expectStatus(404, "/api/withdrawals/find");
  const asked = page.waitForRequest("**/api/withdrawals/find");
  await page.getByRole("button", { name: "Fortsätt" }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    bookingId: 1234567,
    email: "anna@example.com",
  });
  await expect(number).toHaveValue("1234567");
  await expect(email).toHaveValue("anna@example.com");

  // So it is where one signs in.
  await page.goto("about:blank");
  const again = new Promise<void>((resolve) => (letThrough = resolve));
  await page.unrouteAll();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await again;
    await route.continue();
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("Användarnamn").fill("anna");
  letThrough();
  await takenOver(page);
  await page.getByLabel("Lösenord", { exact: true }).fill("ett långt lösenord");
  await expect(page.getByLabel("Användarnamn")).toHaveValue("anna");
});

test("a page brings its own style and waits for none", { tag: "@thorough" }, async ({ page }) => {
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

test(
  "no picture is much larger than the screen can show, and all are AVIF",
  { tag: "@thorough" },
  async ({ browser, shop }) => {
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
  },
);

type NotUsed = { notRestoredExplanations: { type: string; reason: string }[] };

test(
  "nothing in a page keeps the browser from showing it again as it was left",
  { tag: "@thorough" },
  async ({ playwright, launchOptions, shop }) => {
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
  },
);
