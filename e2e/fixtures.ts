import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import { ADMIN, startBuiltShop, type StartedShop } from "#test/started-shop.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

type Watch = {
  /** Says that the next answers with this status are part of the journey. */
  expectStatus(status: number): void;
};

type Fixtures = {
  watch: Watch;
  /** Signs in as the administrator without clicking through the page. */
  signIn: () => Promise<void>;
};

export const test = base.extend<Fixtures, { shop: StartedShop }>({
  shop: [
    // Playwright wants its first parameter written as a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startBuiltShop({ environment: { RATE_LIMIT_FACTOR: "100" } });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ shop }, use) => use(shop.address),

  // A message in the console, or an answer that went wrong unannounced, fails the journey.
  watch: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const expected = new Set<number>();
      page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
      page.on("console", (message) => {
        const isAnnounced = [...expected].some((status) =>
          message.text().includes(`status of ${status}`),
        );
        if (["error", "warning"].includes(message.type()) && !isAnnounced)
          problems.push(message.text());
      });
      page.on("response", (response) => {
        if (response.status() >= 400 && !expected.has(response.status()))
          problems.push(`${response.status()} from ${response.url()}`);
      });
      await use({ expectStatus: (status) => expected.add(status) });
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ page }, use) =>
    use(async () => {
      const answer = await page.request.post("/api/login", { data: ADMIN });
      expect(answer.status()).toBe(200);
    }),
});

/** Every page a journey comes to is read by axe, which finds what a screen reader would stumble over. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: Violation[] }> };
    };
    type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };
    const result = await axe.run();
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
    );
  });
  expect(violations).toEqual([]);
}

export { ADMIN, expect };
