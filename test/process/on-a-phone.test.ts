import { expect, test } from "vitest";
import { phoneVerdicts } from "#test/lighthouse.ts";
import { startBuiltShop } from "#test/started-shop.ts";

const PATHS = ["/", "/p/fjallripa-70", "/hyr-husbil", "/about"];
const LOWEST_PERFORMANCE = 97;
const LATEST_PAINT_MS = 2000;

test(
  "Lighthouse finds the public pages fast on a phone, readable for all, and in order",
  { timeout: 900_000 },
  async () => {
    const shop = await startBuiltShop();
    try {
      const verdicts = await phoneVerdicts(
        PATHS.map((path) => `${shop.address}${path}`),
        ({ performance, largestPaintMs, shift }) =>
          performance >= LOWEST_PERFORMANCE && largestPaintMs <= LATEST_PAINT_MS && shift === 0,
      );
      for (const path of PATHS) {
        const { scores, speed } = verdicts.get(`${shop.address}${path}`)!;
        expect(scores, path).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
        console.log(path, speed ?? "This machine is slower than a phone: it cannot tell.");
        if (!speed) continue;
        expect(speed.shift, path).toBe(0);
        expect(speed.largestPaintMs, path).toBeLessThanOrEqual(LATEST_PAINT_MS);
        expect(speed.performance, path).toBeGreaterThanOrEqual(LOWEST_PERFORMANCE);
      }
    } finally {
      await shop.stop();
    }
  },
);
