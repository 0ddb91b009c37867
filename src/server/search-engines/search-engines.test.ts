import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anItem } from "#test/builders.ts";
import { TEST_FACTS } from "#test/test-facts.ts";
import { fixedShop, openTestShop, type TestShop } from "#test/test-shop.ts";

const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-share-"));
mkdirSync(join(dataDir, "media"));
afterAll(() => rmSync(dataDir, { recursive: true }));

let shop: TestShop;
let item: { id: number; version: number };
beforeAll(async () => {
  shop = await openTestShop({
    dataDir,
    shop: fixedShop({
      ...TEST_FACTS,
      baseUrl: "https://norrvidd.example",
      localPages: [{ slug: "are", name: "Åre" }],
    }),
    pages: {
      render: async () => ({ status: 404, html: "" }),
      assets: () => ({ scripts: [], styles: [], preloads: [] }),
      assetsDir: join(import.meta.dirname, "../../../public"),
    },
  });
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#c02020" } })
    .jpeg()
    .toFile(join(dataDir, "media", "bil.jpg"));
  item = await anItem(shop.db, {
    name: "Räv & <Lo>",
    slug: "rav-och-lo",
    miniHeading: "Två [fina]\nbilar",
    pricePerDay: 1995,
    basePrice: 1200,
    mainImageUrl: "/media/bil.jpg",
  });
  await anItem(shop.db, { name: "Sänglinne", slug: "sanglinne", isAddonOnly: true });
});

describe("search engines", () => {
  test("are told what to leave alone and where everything stands", async () => {
    const { body, headers } = await shop.call("/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    for (const path of ["/admin", "/auth", "/booking", "/api/"])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain("Sitemap: https://norrvidd.example/sitemap.xml\n");
    expect(body).not.toMatch(/Disallow: \/\n/);
  });

  test("find every page that is anybody's business, and no other", async () => {
    const { body, headers } = await shop.call("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual([
      "https://norrvidd.example/",
      "https://norrvidd.example/hyr-husbil",
      "https://norrvidd.example/about",
      "https://norrvidd.example/bokningsvillkor",
      "https://norrvidd.example/integritet",
      "https://norrvidd.example/hyr-husbil/are",
      "https://norrvidd.example/p/rav-och-lo",
    ]);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  test("of the new kind read the shop as plain Markdown", async () => {
    const { body } = await shop.call("/llms.txt");
    expect(body).toMatch(/^# Norrvidd\n/);
    expect(body).toContain(
      "- [Räv & Lo](https://norrvidd.example/p/rav-och-lo): Två fina bilar, från 1 995 kr per dygn inkl. moms, plus 1 200 kr i fast avgift\n",
    );
    expect(body).not.toContain("Sänglinne");
  });
});

test("a phone can keep the shop on its first screen, with an icon of each size it names", async () => {
  const answer = await shop.call("/manifest.webmanifest");
  const { icons, lang } = answer.json<{
    lang: string;
    icons: { src: string; sizes: string; type: string }[];
  }>();
  expect(lang).toBe("sv");
  for (const { src, sizes, type } of icons) {
    const icon = await shop.call(src);
    expect(icon.statusCode, src).toBe(200);
    expect(icon.headers["content-type"]).toBe(type);
    if (type !== "image/png") continue;
    const { width, height } = await sharp(icon.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons).toHaveLength(4);
});

describe("the picture that is shown where an item is shared", () => {
  test("shows the item's own picture in the size the networks want", async () => {
    const answer = await shop.call(`/share/${item.id}/${item.version}.jpg`);
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    const picture = sharp(answer.rawPayload);
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    const { data } = await picture
      .extract({ left: 1000, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(130);
    expect(data[1]).toBeLessThan(70);
  });

  test("is there for an item without a picture too, and for none that does not exist", async () => {
    const bare = await anItem(shop.db, { mainImageUrl: "", slug: "utan-bild" });
    expect((await shop.call(`/share/${bare.id}/${bare.version}.jpg`)).statusCode).toBe(200);
    for (const path of [`${item.id}/999999`, "999999/1", "0/1", "abc/1", `${item.id}/x`])
      expect((await shop.call(`/share/${path}.jpg`)).statusCode, path).toBe(404);
  });
});
