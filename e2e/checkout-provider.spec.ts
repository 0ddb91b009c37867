import type { Page } from "@playwright/test";
import { freePort } from "#test/free-port.ts";
import { SANDBOX_KEYS, startSandbox } from "#test/started-sandbox.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import {
  bookingsOf,
  comeToPayment,
  expectThanks,
  giveDetails,
  payButton,
} from "./checkout-steps.ts";
import { expect, test as base } from "./fixtures.ts";
import { recordingScript, type Recorded } from "./recording-stripe.ts";

const STAY = { slug: "tunneltalt", startDate: "2027-05-10", endDate: "2027-05-12" };

type KeyedShop = { shop: StartedShop; provider: string };

/** A shop with the provider's keys, whose server-side calls go to a sandbox in a process of its own. */
const test = base.extend<object, { keyed: KeyedShop }>({
  keyed: [
    // Playwright wants its first parameter written as a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const port = await freePort();
      const sandbox = await startSandbox(`http://127.0.0.1:${port}/api/stripe/webhook`);
      const shop = await startBuiltShop({
        environment: {
          ...SANDBOX_KEYS,
          STRIPE_API_BASE: sandbox.url,
          PORT: String(port),
          DEMO: "true",
          RATE_LIMIT_FACTOR: "100",
          CLOCK_START: "2027-03-01T09:00:00Z",
        },
      });
      await use({ shop, provider: sandbox.url });
      await shop.stop();
      await sandbox.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ keyed }, use) => use(keyed.shop.address),
});

/** Serves the recording script as the provider's, and passes on what it asks the provider's API. */
async function standInForProvider(page: Page, provider: string): Promise<string[]> {
  const scripts: string[] = [];
  await page.route("https://js.stripe.com/**", async (route) => {
    scripts.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: recordingScript() });
  });
  await page.route("https://api.stripe.com/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await fetch(`${provider}${pathname}`, {
      method: "POST",
      headers: { authorization: `Bearer ${SANDBOX_KEYS.STRIPE_PUBLISHABLE_KEY}` },
      body: new URLSearchParams(route.request().postData() ?? ""),
    });
    await route.fulfill({
      status: answer.status,
      headers: { "access-control-allow-origin": "*" },
      contentType: "application/json",
      body: await answer.text(),
    });
  });
  return scripts;
}

test("with the provider's keys the card is asked for by the provider's own script, in Swedish", async ({
  page,
  keyed,
  admin,
}) => {
  const scripts = await standInForProvider(page, keyed.provider);
  const opening = page.waitForResponse("**/api/create-payment-intent");
  await comeToPayment(page, STAY);
  const { clientSecret } = (await (await opening).json()) as { clientSecret: string };
  expect(scripts).toEqual([expect.stringMatching(/^https:\/\/js\.stripe\.com\/\w+\/stripe\.js$/)]);

  let recorded: Recorded[] = [];
  await page.exposeFunction("keepRecord", (calls: Recorded[]) => void (recorded = calls));
  await payButton(page).click();
  const id = await expectThanks(page);
  expect(await bookingsOf(admin, STAY)).toEqual([id]);

  const billing = {
    name: "Anna Berg",
    email: "anna@example.com",
    phone: "070-123 45 67",
    address: { line1: "Storgatan 1", postal_code: "852 30", city: "Sundsvall", country: "SE" },
  };
  const { origin, searchParams } = new URL(page.url());
  expect(searchParams.get("totalAmount")).toBe("390");
  expect(recorded).toEqual([
    ["Stripe", SANDBOX_KEYS.STRIPE_PUBLISHABLE_KEY, { locale: "sv" }],
    ["elements", expect.objectContaining({ clientSecret, locale: "sv" })],
    ["create", "payment", { defaultValues: { billingDetails: billing } }],
    [
      "confirmPayment",
      {
        elements: "the elements",
        redirect: "if_required",
        confirmParams: {
          return_url: expect.stringMatching(
            `^${origin}/booking\\?itemId=\\d+&startDate=2027-05-10`,
          ),
          payment_method_data: { billing_details: billing },
        },
      },
    ],
  ]);
});

test(
  "a card form that cannot be fetched is told, and tried again on wish",
  { tag: "@thorough" },
  async ({ page, keyed, watch }) => {
    let isGone = true;
    await standInForProvider(page, keyed.provider);
    await page.route("https://js.stripe.com/**", (route) =>
      isGone ? route.abort() : route.fallback(),
    );
    watch.expectLost("/stripe.js");
    await giveDetails(page, { ...STAY, startDate: "2027-05-17", endDate: "2027-05-19" });
    const failed = page.getByRole("alert").filter({ hasText: "Kortformuläret kunde inte laddas" });
    await expect(failed).toContainText("Inget har dragits.");
    isGone = false;
    await failed.getByRole("button", { name: "Försök igen" }).click();
    await expect(payButton(page)).toBeEnabled();
  },
);
