import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { LARGEST_UPLOAD, type UploadedPicture } from "#contracts/uploads.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { pictures } from "#server/platform/db/tables/catalog.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { aJpeg, drawing, formOf, sendPicture } from "./test-pictures.ts";

const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-uploads-"));
const media = join(dataDir, "media");
let shop: TestShop;
let admin: string;
beforeAll(async () => {
  mkdirSync(media);
  shop = await openTestShop({ dataDir });
  admin = await shop.signIn("admin");
});
afterAll(() => rmSync(dataDir, { recursive: true }));
afterEach(() => {
  expect(readdirSync(media).filter((name) => !/^[0-9a-f]{32}\.webp$/.test(name))).toEqual([]);
});

async function upload(bytes: Buffer, name = "bild.jpg"): Promise<UploadedPicture> {
  const answer = await sendPicture(shop, admin, { bytes, name });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<UploadedPicture>();
}

const fetchPicture = async (url: string) => (await shop.call(url)).rawPayload;

async function pictureRow(url: string) {
  const [row] = await shop.db.select().from(pictures).where(eq(pictures.url, url));
  return row;
}

describe("a picture that is taken in", () => {
  test("is given in parts, and who asks for what lies beyond its end is told how long it is", async () => {
    const { url } = await upload(await aJpeg());
    const { length } = await fetchPicture(url);
    const ask = (range: string) => shop.call(url, { headers: { range } });
    const part = await ask("bytes=0-9");
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toHaveLength(10);
    const beyond = await ask(`bytes=${length}-`);
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers["content-range"]).toBe(`bytes */${length}`);
    expect(beyond.json()).toMatchObject({ code: "request.beyond-the-end" });
  });

  test("is answered with its address, its size and a preview", async () => {
    const answer = await upload(await aJpeg(400, 300));
    expect(answer).toEqual({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/),
      width: 400,
      height: 300,
      blur: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{20,400}$/),
    });
  });

  test("can be seen by every visitor and is kept by browsers for a year", async () => {
    const { url } = await upload(await aJpeg());
    const answer = await shop.call(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 400 });
  });

  test("is known to the shop with the file it has, and waits for its smaller ones", async () => {
    const { url, blur } = await upload(await aJpeg());
    expect(await pictureRow(url)).toMatchObject({
      width: 400,
      height: 300,
      blur,
      alt: "",
      awaitsVariants: true,
      variants: [{ width: 400, format: "webp", url }],
      createdAt: shop.clock.now(),
    });
  });

  test("is written to the log of changes", async () => {
    const { url } = await upload(await aJpeg());
    const changes = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, url));
    expect(changes).toMatchObject([{ action: "picture.uploaded", entity: "picture" }]);
  });

  test.each([
    ["PNG", () => drawing().png().toBuffer()],
    ["WebP", () => drawing().webp().toBuffer()],
    ["AVIF", () => drawing().avif({ effort: 0 }).toBuffer()],
    ["GIF", () => drawing().gif().toBuffer()],
  ])("may be a %s, whatever its name says", async (_format, draw) => {
    expect(await upload(await draw(), "dokument.txt")).toMatchObject({ width: 400, height: 300 });
  });

  test("is seen through where it was see-through", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const drawn = sharp({ create: { width: 50, height: 40, channels: 4, background: clear } });
    const { url } = await upload(await drawn.png().toBuffer());
    expect(await sharp(await fetchPicture(url)).metadata()).toMatchObject({ hasAlpha: true });
  });

  test.each([
    [4000, 3000, 2400, 1800],
    [1000, 5000, 480, 2400],
  ])("of %i by %i is kept as %i by %i", async (width, height, keptWidth, keptHeight) => {
    const answer = await upload(await aJpeg(width, height));
    expect(answer).toMatchObject({ width: keptWidth, height: keptHeight });
    expect(await sharp(await fetchPicture(answer.url)).metadata()).toMatchObject({
      width: keptWidth,
      height: keptHeight,
    });
  });

  test("stands upright, and tells nobody where it was taken or with what", async () => {
    const taken = drawing(400, 300)
      .jpeg()
      .withExif({
        IFD0: { Make: "Hemligkamera", Copyright: "Anna Berg" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "62/1 23/1 0/1" },
      });
    const turned = await taken.withMetadata({ orientation: 6 }).toBuffer();
    expect(turned.includes("Hemligkamera")).toBe(true);
    const { url, width, height } = await upload(turned);
    expect({ width, height }).toEqual({ width: 300, height: 400 });
    const kept = await fetchPicture(url);
    const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(kept.includes("Hemligkamera")).toBe(false);
    // What was to the left stands on top once the picture is turned.
    const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
    expect(data[data.length - 3]).toBeLessThan(80);
  });

  test("may weigh exactly 15 MB", async () => {
    const jpeg = await aJpeg();
    const filled = Buffer.concat([jpeg, Buffer.alloc(LARGEST_UPLOAD - jpeg.length)]);
    expect(filled.length).toBe(15 * 1024 * 1024);
    expect(await upload(filled)).toMatchObject({ width: 400 });
  });

  test("never chooses where it is put", async () => {
    const { url } = await upload(await aJpeg(), "../../x.jpg");
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
    expect(readdirSync(dataDir)).toEqual(["media"]);
  });

  test("is found among other parts of the form", async () => {
    const form = formOf(
      { field: "annat", bytes: Buffer.alloc(100_000) },
      { bytes: await aJpeg(333, 100) },
      { field: "mer", bytes: Buffer.alloc(100_000) },
    );
    const answer = await shop.call("/api/upload", { method: "POST", ...form, as: admin });
    expect(answer.json()).toMatchObject({ width: 333 });
  });
});

describe("several pictures", () => {
  test("sent at once are all taken in, each as itself", async () => {
    const widths = Array.from({ length: 20 }, (_, number) => 100 + number);
    const answers = await Promise.all(widths.map(async (width) => upload(await aJpeg(width))));
    expect(answers.map(({ width }) => width)).toEqual(widths);
    expect(new Set(answers.map(({ url }) => url)).size).toBe(widths.length);
  });

  test("beyond what the shop can take in at once are asked to come back", async () => {
    const bytes = await aJpeg();
    const sent = Array.from({ length: 40 }, () => sendPicture(shop, admin, { bytes }));
    const refused = (await Promise.all(sent)).filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(10);
    expect(refused[0]!.json()).toMatchObject({
      error: "Många bilder laddas upp just nu. Försök igen om en liten stund.",
    });
    expect((await sendPicture(shop, admin, { bytes })).statusCode).toBe(200);
  });

  test("that are the same one are kept once, under one address", async () => {
    const bytes = await aJpeg();
    const both = [sendPicture(shop, admin, { bytes }), sendPicture(shop, admin, { bytes })];
    const answers = await Promise.all(both);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]));
    expect(answers[0]!.json()).toEqual(answers[1]!.json());
    const later = await sendPicture(shop, admin, { bytes, name: "kopia.jpg" });
    expect(later.statusCode).toBe(200);
    const { url } = later.json<UploadedPicture>();
    expect(await shop.db.select().from(pictures).where(eq(pictures.url, url))).toHaveLength(1);
  });
});

describe("what a picture shows", () => {
  const describeIt = (as: string | undefined, body: object) =>
    shop.call("/api/pictures", { method: "PATCH", body, ...(as && { as }) });

  test("can be told by an administrator, and the change is logged", async () => {
    const { url } = await upload(await aJpeg());
    const answer = await describeIt(admin, { url, alt: "  Husbil vid Indalsälven " });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ url, alt: "Husbil vid Indalsälven", width: 400 });
    expect(await pictureRow(url)).toMatchObject({ alt: "Husbil vid Indalsälven" });
    const changes = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, url));
    expect(changes).toContainEqual(
      expect.objectContaining({
        action: "picture.described",
        before: { alt: "" },
        after: { alt: "Husbil vid Indalsälven" },
      }),
    );
  });

  test("survives that the same picture is uploaded again", async () => {
    const bytes = await aJpeg();
    const { url } = await upload(bytes);
    await describeIt(admin, { url, alt: "Kanot" });
    await sendPicture(shop, admin, { bytes });
    expect(await pictureRow(url)).toMatchObject({ alt: "Kanot" });
  });

  test("is told by nobody else, of no unknown picture and at no length", async () => {
    expect((await describeIt(undefined, {})).statusCode).toBe(401);
    expect((await describeIt(await shop.signIn("staff"), {})).statusCode).toBe(403);
    const unknown = await describeIt(admin, { url: "/media/finns-inte.webp", alt: "" });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({
      code: "picture.unknown",
      message: "Bilden finns inte längre. Ladda upp den igen.",
    });
    const long = await describeIt(admin, { url: "/media/x.webp", alt: "a".repeat(301) });
    expect(long.json()).toMatchObject({ fields: { alt: "Får vara högst 300 tecken" } });
  });
});
