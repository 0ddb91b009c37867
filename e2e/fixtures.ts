import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type APIRequestContext, type Page } from "@playwright/test";
import { isThorough } from "#test/how-thorough.ts";
import { ADMIN, type StartedShop } from "#test/started-shop.ts";
import { whileOpen } from "./opened-shop.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

type Watch = {
  /** Says that an answer with this status, from an address that ends so, is part of the journey. */
  expectStatus(status: number, path: string): void;
  /** Says that whoever is at the page is signed out during the journey: any of its calls may hear that. */
  expectSignedOut(): void;
  /** Says that bookings are removed behind the page: what it still asks of them is gone. */
  expectBookingsGone(): void;
  /** Says that what is asked of an address that ends so gets lost on its way. */
  expectLost(path: string): void;
  /** Says that the page is broken on purpose, and its errors are not looked at. */
  expectErrors(): void;
};

type Fixtures = {
  watch: Watch;
  /** Signs in as the administrator without clicking through the page. */
  signIn: () => Promise<void>;
  /** Calls as the administrator, from elsewhere: the page under test stays a visitor's. */
  admin: APIRequestContext;
};

/** A session as a browser keeps it. */
type Session = Awaited<ReturnType<APIRequestContext["storageState"]>>;

type Shops = {
  shop: StartedShop;
  /** The administrator at the page, and the one elsewhere: signed in once, and again where a journey has ended it. */
  sessions: { atPage: Session | undefined; elsewhere: Session | undefined };
  /** Named by journeys that make the shop another one: they get a shop that nobody else has seen. */
  ownShop: string;
};

type Opening = (_: object, use: (shop: StartedShop) => Promise<void>) => Promise<void>;
/** A worker's journeys share a shop. */
const aShop = (): {
  shop: [Opening, { scope: "worker"; timeout: number }];
  ownShop: [string, { scope: "worker"; option: true }];
} => ({
  // Playwright starts a worker anew where an option of its changes.
  ownShop: ["", { scope: "worker", option: true }],
  // Playwright wants its first parameter written as a pattern.
  // eslint-disable-next-line no-empty-pattern
  shop: [async ({}, use) => whileOpen(use), { scope: "worker", timeout: 240_000 }],
});

const NOBODY_YET = () => ({ atPage: undefined, elsewhere: undefined });

/** Signs in, unless a kept session is still one: hashing a password takes longer than all else a beginning asks. */
async function signedIn(calls: APIRequestContext, kept?: Session): Promise<Session> {
  if (kept && (await calls.get("/api/user")).ok()) return kept;
  expect((await calls.post("/api/login", { data: ADMIN })).status()).toBe(200);
  return calls.storageState();
}

export const test = base.extend<Fixtures, Shops>({
  ...aShop(),

  baseURL: async ({ shop }, use) => use(shop.address),

  // A message in the console or an answer that went wrong unannounced fails the journey, in the thorough run also a
  // page that axe stumbles over at its end.
  watch: [
    async ({ page, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      const expected: { status: number; path: string }[] = [];
      let isSignedOut = false;
      let areBookingsGone = false;
      const lost: string[] = [];
      const isExpected = (status: number, url: string) =>
        (areBookingsGone && status === 404 && new URL(url).pathname.startsWith("/api/bookings/")) ||
        (isSignedOut && status === 401 && new URL(url).pathname.startsWith("/api/")) ||
        expected.some((one) => one.status === status && new URL(url).pathname.endsWith(one.path));
      page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
      page.on("console", (message) => {
        // What the network said is judged by its answers, below.
        if (message.text().startsWith("Failed to load resource: the server responded")) return;
        // A letter's frame lets no script in, the browser's own helpers included.
        if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
        // What a page fetched ahead waits for its code as long as the machine takes; that it is used is told
        // by the server, which is asked for it once.
        if (/was preloaded using link preload but not used/.test(message.text())) return;
        const { pathname } = new URL(message.location().url || page.url());
        const isLost = message.text().startsWith("Failed to load resource: net::");
        if (isLost && lost.some((path) => pathname.endsWith(path))) return;
        if (["error", "warning"].includes(message.type())) problems.push(message.text());
      });
      page.on("response", (response) => {
        if (response.status() >= 400 && !isExpected(response.status(), response.url()))
          problems.push(`${response.status()} from ${response.url()}`);
      });
      await use({
        expectStatus: (status, path) => expected.push({ status, path }),
        expectBookingsGone: () => (areBookingsGone = true),
        expectSignedOut: () => (isSignedOut = true),
        expectLost: (path) => lost.push(path),
        expectErrors: () => {
          page.removeAllListeners("pageerror");
          page.removeAllListeners("console");
        },
      });
      expect(problems).toEqual([]);
      // In `npm test` the walks and those journeys that say so have a page read; here all of them.
      if (isThorough && javaScriptEnabled && page.url().startsWith("http"))
        await expectAccessible(page);
    },
    { auto: true },
  ],

  sessions: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => use(NOBODY_YET()),
    { scope: "worker" },
  ],

  signIn: async ({ page, sessions }, use) =>
    use(async () => {
      if (sessions.atPage) await page.context().addCookies(sessions.atPage.cookies);
      sessions.atPage = await signedIn(page.request, sessions.atPage);
    }),

  admin: async ({ playwright, baseURL, sessions }, use) => {
    const calls = await playwright.request.newContext({
      ...(baseURL !== undefined && { baseURL }),
      ...(sessions.elsewhere && { storageState: sessions.elsewhere }),
    });
    sessions.elsewhere = await signedIn(calls, sessions.elsewhere);
    await use(calls);
    await calls.dispose();
  },
});

/** What is fading in or out has no contrast yet, or no longer. A spinner never ends and is not waited for. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The very same page at the same size, which a journey that ends with a look has just had read. */
function wasJustRead(): boolean {
  const read = [innerWidth, innerHeight, document.documentElement.outerHTML].join();
  const remembered = window as { lastRead?: string };
  const isSame = remembered.lastRead === read;
  remembered.lastRead = read;
  return isSame;
}

/** Every page a journey comes to is read by axe, which finds what a screen reader would stumble over. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page whose code is still on its way has no title yet.
  await expect.poll(() => page.title().catch(() => "")).not.toBe("");
  // What is being fetched anew is faded meanwhile. A journey that holds an answer back looks at it so.
  await page
    .waitForFunction(() => !document.querySelector("main [aria-busy=true]"), null, {
      timeout: 5000,
    })
    .catch(() => undefined);
  await page.evaluate(untilStill);
  if (await page.evaluate(wasJustRead)) return;
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };
    // What is far below has no place of its own until one comes there: all of the page is drawn while it is read.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync("* { content-visibility: visible !important }");
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...sheets, drawn];
    // Every rule is asked; what passed is not written out, and styles, which none of them wants, not fetched.
    const result = await axe.run({
      resultTypes: ["violations"],
      selectors: false,
      preload: { assets: ["media"] },
      // A letter's frame lets nobody in, and so nobody who would answer for it.
      iframes: false,
    });
    document.adoptedStyleSheets = sheets;
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
    );
  });
  expect(violations).toEqual([]);
}

/** For a file whose journeys others' leftovers would disturb: called once, it opens a shop that nobody has been to. */
export const inOwnShop = () => test.extend<object, Shops>(aShop());

/** A page is read before it is used: before this, a link in it leads on as links do without any code. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
}

export { ADMIN, expect };
