import { test } from "./fixtures.ts";
import { walkPublicPages } from "./public-walk.ts";
import { enlargeLetters, expectReadable } from "./readable.ts";

for (const { name, width, isEnlarged } of [
  { name: "on the narrowest phone", width: 320, isEnlarged: false },
  { name: "on a phone with letters twice the size", width: 390, isEnlarged: true },
])
  test(
    `every page of the shop can be read and used ${name}, without scrolling sideways`,
    { tag: "@thorough" },
    async ({ page, admin, shop, watch }) => {
      // Two dozen pages, and a booking on the way.
      test.setTimeout(300_000);
      for (const path of ["/finns-inte", "/deposit-payment/999999", "/api/deposit/999999/status"])
        watch.expectStatus(404, path);
      await page.setViewportSize({ width, height: 844 });
      if (isEnlarged) await enlargeLetters(page);
      const look = (what: string) => expectReadable(page, what);
      await walkPublicPages({ page, admin, dataDir: shop.dataDir, look });
    },
  );
