import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Picture } from "#contracts/catalog.ts";
import type { UploadedPicture } from "#contracts/uploads.ts";
import { pictures, rentalItems } from "#server/platform/db/tables/catalog.ts";
import { mediaFiles } from "#server/platform/db/tables/processes.ts";
import { anItem, aPicture } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { makePictureVariants } from "./make-picture-variants.ts";
import { removeUnusedPictures } from "./remove-unused-pictures.ts";
import { aJpeg, sendPicture } from "./test-pictures.ts";

const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-uploads-"));
const media = join(dataDir, "media");
let shop: TestShop;
let admin: string;
beforeAll(async () => {
  mkdirSync(media);
  shop = await openTestShop({ dataDir });
});
beforeEach(async () => {
  await shop.db.delete(rentalItems);
  await shop.db.delete(pictures);
  await shop.db.delete(mediaFiles);
  for (const name of readdirSync(media)) rmSync(join(media, name));
  admin = await shop.signIn("admin");
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function upload(width = 200, height = 100): Promise<string> {
  const answer = await sendPicture(shop, admin, { bytes: await aJpeg(width, height) });
  return answer.json<UploadedPicture>().url;
}

async function pictureRow(url: string) {
  const [row] = await shop.db.select().from(pictures).where(eq(pictures.url, url));
  return row;
}

const fileOf = (url: string) => join(media, basename(url));
const sizesOf = (variants: Picture["variants"] = []) =>
  variants.map(({ width, format }) => `${width} ${format}`);

describe("the smaller files of a picture", () => {
  const make = (stopping?: AbortSignal) =>
    makePictureVariants({ db: shop.db, media: shop.media, ...(stopping && { stopping }) });

  test("are made after the upload, smallest first, each as wide as it says", async () => {
    const url = await upload(2600, 1300);
    await make();
    const row = await pictureRow(url);
    expect(row).toMatchObject({ awaitsVariants: false, width: 2400, height: 1200 });
    const sizes = "640 avif, 960 avif, 960 webp, 1280 avif, 1920 avif, 2400 webp";
    expect(sizesOf(row?.variants).join(", ")).toBe(sizes);
    for (const variant of row!.variants) {
      const answer = await shop.call(variant.url);
      expect(answer.headers["content-type"]).toBe(`image/${variant.format}`);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        width: variant.width,
        height: variant.width / 2,
      });
    }
  });

  test("are never wider than the picture itself", async () => {
    const url = await upload(800, 600);
    await make();
    expect(sizesOf((await pictureRow(url))?.variants)).toEqual([
      "640 avif",
      "800 avif",
      "800 webp",
    ]);
  });

  test("reach the visitor's page through the item", async () => {
    const url = await upload(800, 600);
    const item = await anItem(shop.db, { mainImageUrl: url });
    await make();
    const answer = await shop.call(`/api/rental-items/${item.id}`);
    expect(sizesOf(answer.json<{ pictures: Picture[] }>().pictures[0]!.variants)).toHaveLength(3);
  });

  test("that a stopped shop had not come to are made at its next start, and none twice", async () => {
    const url = await upload(800, 600);
    await make(AbortSignal.abort());
    expect(await pictureRow(url)).toMatchObject({ awaitsVariants: true });
    const ready = { width: 640, format: "avif" as const, url: "/media/klar.avif" };
    const { variants } = (await pictureRow(url))!;
    await shop.db.update(pictures).set({ variants: [ready, ...variants] });
    await make();
    const after = (await pictureRow(url))!;
    expect(after.awaitsVariants).toBe(false);
    expect(after.variants).toContainEqual(ready);
    expect(sizesOf(after.variants)).toEqual(["640 avif", "800 avif", "800 webp"]);
  });

  test("of one picture do not wait for another that cannot be read", async () => {
    const broken = await upload();
    shop.clock.advance({ minutes: 1 });
    const whole = await upload();
    writeFileSync(fileOf(broken), "trasig");
    await expect(make()).rejects.toThrow();
    expect(await pictureRow(broken)).toMatchObject({ awaitsVariants: true });
    expect(await pictureRow(whole)).toMatchObject({ awaitsVariants: false });
  });

  test("are given up when the picture's own file is gone", async () => {
    const url = await upload();
    rmSync(fileOf(url));
    await make();
    expect(await pictureRow(url)).toMatchObject({ awaitsVariants: false });
  });

  test("of a picture removed meanwhile leave no file", async () => {
    const url = await upload(2600, 2600);
    const making = make();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await shop.db.delete(pictures).where(eq(pictures.url, url));
    await making;
    expect(readdirSync(media)).toEqual([basename(url)]);
  });

  test("are not made of pictures that came with theirs", async () => {
    await aPicture(shop.db, "/media/demo.webp");
    await make();
    expect((await pictureRow("/media/demo.webp"))!.variants).toHaveLength(1);
  });
});

describe("a picture nobody uses", () => {
  const tidy = (keep: string[] = []) =>
    removeUnusedPictures({ db: shop.db, clock: shop.clock, media: shop.media, keep });

  test("is kept for a week and then removed with all its files", async () => {
    const url = await upload(800, 600);
    await makePictureVariants({ db: shop.db, media: shop.media });
    shop.clock.advance({ days: 7 });
    await tidy();
    expect(await pictureRow(url)).toBeDefined();
    expect(readdirSync(media)).toHaveLength(3);
    shop.clock.advance({ minutes: 1 });
    await tidy();
    expect(await pictureRow(url)).toBeUndefined();
    expect(readdirSync(media)).toEqual([]);
    expect((await shop.call(url)).statusCode).toBe(404);
  });

  test.each<[string, (url: string) => Promise<unknown>]>([
    ["main picture", (url) => anItem(shop.db, { mainImageUrl: url })],
    ["gallery", (url) => anItem(shop.db, { imageGallery: ["/media/annan.webp", url] })],
    ["text", (url) => anItem(shop.db, { description: `<img src="${url}" alt="">` })],
    [
      "archive",
      (url) => anItem(shop.db, { mainImageUrl: url, archivedAt: new Date("2026-01-01") }),
    ],
  ])("is another than one in an item's %s", async (_where, use) => {
    const url = await upload();
    await use(url);
    shop.clock.advance({ days: 400 });
    await tidy();
    expect(await pictureRow(url)).toBeDefined();
    expect(existsSync(fileOf(url))).toBe(true);
  });

  test("is another than the home page's", async () => {
    const url = await upload();
    shop.clock.advance({ days: 400 });
    await tidy([url]);
    expect(await pictureRow(url)).toBeDefined();
  });

  test("has a week from when it was last used, so that a regret is possible", async () => {
    const url = await upload();
    await anItem(shop.db, { mainImageUrl: url });
    shop.clock.advance({ days: 30 });
    await tidy();
    await shop.db.delete(rentalItems);
    shop.clock.advance({ days: 6 });
    await tidy();
    expect(await pictureRow(url)).toBeDefined();
    shop.clock.advance({ days: 2 });
    await tidy();
    expect(await pictureRow(url)).toBeUndefined();
  });

  test("has another week when it is uploaded again", async () => {
    const bytes = await aJpeg();
    const { url } = (await sendPicture(shop, admin, { bytes })).json<UploadedPicture>();
    shop.clock.advance({ days: 6 });
    admin = await shop.signIn("admin");
    expect((await sendPicture(shop, admin, { bytes })).statusCode).toBe(200);
    shop.clock.advance({ days: 6 });
    await tidy();
    expect(await pictureRow(url)).toBeDefined();
  });

  test("that is taken in anew while it is removed has its file afterwards, or is gone with it", async () => {
    const bytes = await aJpeg(300, 200);
    for (let round = 0; round < 10; round += 1) {
      const { url } = (await sendPicture(shop, admin, { bytes })).json<UploadedPicture>();
      shop.clock.advance({ days: 8 });
      admin = await shop.signIn("admin");
      await Promise.all([tidy(), sendPicture(shop, admin, { bytes })]);
      const isKnown = (await pictureRow(url)) !== undefined;
      expect((await shop.call(url)).statusCode).toBe(isKnown ? 200 : 404);
    }
  });

  test("does not take a file with it that another picture shows", async () => {
    const gone = await upload();
    const stays = await upload();
    await anItem(shop.db, { mainImageUrl: stays });
    const common = [{ width: 200, format: "webp", url: gone }];
    await shop.db.execute(
      sql`update pictures set variants = ${JSON.stringify(common)}::jsonb where url = ${stays}`,
    );
    shop.clock.advance({ days: 8 });
    await tidy();
    expect(await pictureRow(gone)).toBeUndefined();
    expect(existsSync(fileOf(gone))).toBe(true);
  });
});

test("what a killed process left half written is cleared away, what is being written is not", async () => {
  const [old, fresh] = [join(media, "a.webp.1.part"), join(media, "b.webp.2.part")];
  for (const file of [old, fresh]) writeFileSync(file, "halv");
  const twoHoursAgo = Date.now() / 1000 - 7200;
  utimesSync(old, twoHoursAgo, twoHoursAgo);
  await removeUnusedPictures({ db: shop.db, clock: shop.clock, media: shop.media });
  expect(readdirSync(media)).toEqual(["b.webp.2.part"]);
});
