import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, expectAccessible, takenOver, test } from "./fixtures.ts";

test("a visitor sees everything that can be rented, motorhomes first, and goes on to one of them", async ({
  page,
  request,
}) => {
  // Other journeys may have put up an item of their own beside the demo's fourteen.
  const items = (await (await request.get("/api/rental-items")).json()) as {
    isAddonOnly: boolean;
  }[];
  const shown = items.filter(({ isAddonOnly }) => !isAddonOnly);
  expect(shown.length).toBeGreaterThanOrEqual(14);
  await page.goto("/");
  await expect(page).toHaveTitle("Norrvidd - Husbilsuthyrning & Friluftsutrustning i Norrland");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Norrvidd");
  await expect(page.getByRole("heading", { name: "Alla uthyrningsobjekt" })).toBeVisible();
  const cards = page.getByRole("article");
  expect(await cards.count()).toBe(shown.length);
  const first = cards.first();
  await expect(first.getByRole("heading")).toHaveText("Fjällripa 70");
  await expect(first).toContainText("2 195 kr per dygn");
  await expect(first.getByRole("img")).toHaveJSProperty("complete", true);
  await expectAccessible(page);

  await first.getByRole("link", { name: "Visa detaljer" }).click();
  await expect(page).toHaveURL(/\/p\/fjallripa-70$/);
  await expect(page).toHaveTitle("Fjällripa 70 | Norrvidd");
  await expect(page.getByText("Från 2 195 kr per natt")).toBeVisible();
  await expect(page.getByText("inkl. moms och grundförsäkring", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByRole("heading", { name: "Alla uthyrningsobjekt" })).toBeVisible();
});

test(
  "the grid has one column on a phone, two on a tablet and three on a desktop",
  { tag: "@thorough" },
  async ({ page }) => {
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const lefts = await page
        .locator("#husbilar article")
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the shop shows its content, its links work, and where one books it says what it needs and whom to ask", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("article").nth(13)).toBeVisible();
    await page.getByRole("link", { name: "Om oss" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Om Norrvidd");

    const checkout = "/booking?itemId=1&startDate=2027-06-01&endDate=2027-06-03";
    await test.step("the first screen says what it needs, and waits for nothing", async () => {
      await page.setViewportSize({ width: 390, height: 640 });
      for (const [path, words] of [
        ["/booking", "Bokningen behöver JavaScript."],
        [checkout, "Bokningen behöver JavaScript."],
        ["/booking/thank-you", "Här visas ingen bokning."],
      ] as const) {
        await page.goto(path);
        const said = page.locator("noscript p");
        await expect(said).toContainText(words);
        await expect(said).toContainText("Ring eller skriv");
        await expect(said).toBeInViewport({ ratio: 1 });
        await expect(page.locator(".spinner:visible"), path).toHaveCount(0);
      }
    });

    await test.step("who wants to withdraw is told how to do it by letter", async () => {
      await page.goto("/angra");
      await expect(page.locator("noscript p")).toBeVisible();
      await expect(page.locator("noscript p")).toContainText("Du kan också mejla oss ditt namn");
      await expect(page.getByRole("button", { name: "Fortsätt" })).toBeDisabled();
    });

    await test.step("what is typed before the script has come never ends up in the address", async () => {
      for (const [path, label, words] of [
        ["/auth", "Lösenord", "hemligt ord"],
        [checkout, "Personnummer", "19900101-0017"],
      ] as const) {
        await page.goto(path);
        await page.getByLabel(label).fill(words);
        await page.getByLabel(label).press("Enter");
        await expect(page).toHaveURL(path);
      }
    });
  });
});

test("the browser takes the page over without rewriting what the server wrote, and asks nothing for an anonymous visitor", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const answer = await page.goto("/");
  await takenOver(page);
  const written = (await answer?.text()) ?? "";
  const textOf = (html: string) =>
    html.replace(/<script[^]*?<\/script>/g, "").replaceAll(/<!--.*?-->|<[^>]+>|&nbsp;|\s+/g, "");
  const main = /<main[^]*<\/main>/.exec(written)?.[0] ?? "";
  expect(textOf(await page.locator("main").evaluate((element) => element.outerHTML))).toBe(
    textOf(main),
  );
  // Taken over: a link now changes the page without loading it anew.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const calls = () => asked.filter((path) => path.startsWith("/api/"));
  expect(calls()).toEqual([]);
  await page.getByRole("link", { name: "Om oss" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Om Norrvidd");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  expect(calls().filter((path) => /user|session|login/.test(path))).toEqual([]);
});

test(
  "what is typed before the script has come is what the form then knows",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    let letThrough = () => {};
    const typed = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto("/auth", { waitUntil: "commit" });
    await page.getByLabel("Användarnamn").fill("sixten");
    await page.getByLabel("Lösenord").fill("hemligt ord");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
    letThrough();
    watch.expectStatus(401, "/api/login");
    const asked = page.waitForRequest("**/api/login");
    await page.getByRole("button", { name: "Sign In" }).click();
    expect((await asked).postDataJSON()).toEqual({ username: "sixten", password: "hemligt ord" });
  },
);

test(
  "a page that comes slowly is taken over all the same",
  { tag: "@thorough" },
  async ({ page, shop }) => {
    const slow = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(`${shop.address}${request.url ?? "/"}`);
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, {
          "content-type": answer.headers.get("content-type") ?? "",
        });
        if (request.url !== "/about") return response.end(body);
        // The head is there with its script a good while before the rest of the page.
        const middle = body.indexOf("</main>");
        response.write(body.subarray(0, middle));
        setTimeout(() => response.end(body.subarray(middle)), 1500);
        return undefined;
      })();
    });
    await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
    const { port } = slow.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/about`);
    await takenOver(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole("link", { name: "Hyr Husbil" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hyr husbil i Norrland");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    slow.closeAllConnections();
    slow.close();
  },
);
