import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { freePort } from "#test/free-port.ts";
import { ADMIN, type StartedShop } from "#test/started-shop.ts";
import {
  acceptTerms,
  CARD,
  expectThanks,
  fillDetails,
  itemId,
  payWith,
  toPayment,
  type Stay,
} from "./checkout-steps.ts";
import { expect, test as base } from "./fixtures.ts";
import { openShop } from "./opened-shop.ts";

const HOST = "norrvidd.example";

/** What a page asked of others than the shop. */
export type Stranger = { host: string; path: string; url: URL; body: string | null };

type Fixtures = {
  strangers: Stranger[];
  /** Sets the shop's tools; what is not named is off. */
  useTools: (tools: object) => Promise<void>;
};

/** A shop under a name of its own, as customers meet it: much is left undone on localhost. */
export const test = base.extend<Fixtures, { named: { shop: StartedShop; local: string } }>({
  launchOptions: [
    async ({ launchOptions, named }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
          // Customers come over HTTPS, and a browser treats the shop accordingly.
          `--unsafely-treat-insecure-origin-as-secure=${named.shop.address}`,
        ],
      }),
    { scope: "worker" },
  ],

  named: [
    // Playwright wants its first parameter written as a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { shop, port } = await startNamedShop();
      await use({ shop, local: `http://127.0.0.1:${port}` });
      await shop.stop();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ named }, use) => use(named.shop.address),

  // The test's own calls do not know the browser's names.
  admin: async ({ playwright, named }, use) => {
    const calls = await playwright.request.newContext({ baseURL: named.local });
    expect((await calls.post("/api/login", { data: ADMIN })).status()).toBe(200);
    await use(calls);
    await calls.dispose();
  },

  useTools: async ({ admin }, use) => {
    await use((tools) => saveTools(admin, tools));
    await saveTools(admin, {});
  },

  strangers: [
    async ({ page }, use) => {
      const seen: Stranger[] = [];
      await page.route(
        (url) => ![HOST, "127.0.0.1", "localhost"].includes(url.hostname),
        async (route) => {
          const url = new URL(route.request().url());
          const body = route.request().postData();
          seen.push({ host: url.hostname, path: url.pathname, url, body });
          await route.fulfill({
            status: 200,
            headers: { "access-control-allow-origin": "*" },
            ...answerTo(route.request().resourceType()),
          });
        },
      );
      await use(seen);
    },
    { auto: true },
  ],
});

function answerTo(kind: string): { contentType: string; body: string } {
  if (kind === "image")
    return { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  if (kind === "document")
    return { contentType: "text/html", body: "<html lang=sv><title>Borta</title><main><h1>Borta" };
  return { contentType: "text/javascript", body: "" };
}

/** The shop has to know its own address, so its port is chosen first; one that is gone by then is let go. */
async function startNamedShop(triesLeft = 5): Promise<{ shop: StartedShop; port: number }> {
  const port = await freePort();
  const environment = { PORT: String(port), BASE_URL: `http://${HOST}:${port}` };
  try {
    return { shop: await openShop(environment), port };
  } catch (error) {
    const isTaken = String(error).includes(`Port ${port} is taken`);
    if (triesLeft > 1 && isTaken) return startNamedShop(triesLeft - 1);
    throw error;
  }
}

const OFF = {
  facebookPixelEnabled: false,
  googleAdsEnabled: false,
  plausibleEnabled: false,
  plausibleServerUrl: "",
  chatEnabled: false,
};

async function saveTools(admin: APIRequestContext, tools: object): Promise<void> {
  const answer = await admin.post("/api/tracking-settings", { data: { ...OFF, ...tools } });
  expect(answer.status(), await answer.text()).toBe(200);
}

export const FACEBOOK = { facebookPixelEnabled: true, facebookPixelId: "123456789012345" };
export const GOOGLE = { googleAdsEnabled: true, googleAdsId: "AW-123456789" };
export const PLAUSIBLE = { plausibleEnabled: true, plausibleDomain: "norrvidd.example" };
export const CRISP = {
  chatEnabled: true,
  chatProvider: "crisp",
  chatId: "12345678-90ab-cdef-1234-567890abcdef",
};

export const consent = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Får vi använda kakor?" });
export const consentSettings = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Inställningar för kakor" });
export const answer = (page: Page, name: string): Locator =>
  page.getByRole("dialog").getByRole("button", { name });

export const hostsOf = (strangers: Stranger[]): string[] =>
  [...new Set(strangers.map(({ host }) => host))].toSorted();

/** Lets the page come to rest, with everything it wanted to ask for asked. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

/** Books a stay and pays for it, up to the thanks. */
export async function book(page: Page, admin: APIRequestContext, stay: Stay): Promise<number> {
  const id = await itemId(admin, stay.slug);
  await page.goto(`/booking?itemId=${id}&startDate=${stay.startDate}&endDate=${stay.endDate}`);
  await fillDetails(page);
  await acceptTerms(page).check();
  await toPayment(page).click();
  await payWith(page, CARD.good);
  return expectThanks(page);
}

/** The calls that wait in Google's queue. */
export async function googleCalls(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) =>
      Array.from(call),
    ),
  );
}
