import { expectAccessible, test } from "./fixtures.ts";
import { walkPublicPages } from "./public-walk.ts";
import { enlargeLetters, expectReadable } from "./readable.ts";

// Each page is read as a screen reader does once, on the narrowest phone.
for (const { name, width, isEnlarged, tag } of [
  { name: "on the narrowest phone", width: 320, isEnlarged: false, tag: [] },
  {
    name: "on a phone with letters twice the size",
    width: 390,
    isEnlarged: true,
    tag: "@thorough",
  },
])
  test(
    `every page of the shop can be read and used ${name}, without scrolling sideways`,
    { tag },
    async ({ page, admin, shop, watch }) => {
      // Two dozen pages, and a booking on the way.
      test.setTimeout(300_000);
      for (const path of ["/finns-inte", "/deposit-payment/999999", "/api/deposit/999999/status"])
        watch.expectStatus(404, path);
      await page.setViewportSize({ width, height: 844 });
      if (isEnlarged) await enlargeLetters(page);
      const look = async (what: string) => {
        await expectReadable(page, what);
        if (!isEnlarged) await expectAccessible(page);
      };
      await walkPublicPages({ page, admin, dataDir: shop.dataDir, look });
    },
  );
