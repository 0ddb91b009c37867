import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { LARGEST_UPLOAD } from "#contracts/uploads.ts";
import { pictures } from "#server/platform/db/tables/catalog.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { aBomb, aJpeg, drawing, formOf, sendPicture } from "./test-pictures.ts";

const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-uploads-"));
let shop: TestShop;
let admin: string;
beforeAll(async () => {
  mkdirSync(join(dataDir, "media"));
  shop = await openTestShop({ dataDir });
  admin = await shop.signIn("admin");
});
afterAll(() => rmSync(dataDir, { recursive: true }));
// Nothing of a refused upload is left, in the folder or in the database.
afterEach(async () => {
  expect(readdirSync(join(dataDir, "media"))).toEqual([]);
  expect(await shop.db.select().from(pictures)).toEqual([]);
});

const refusal = (code: string, sentence: string) => ({ code, message: sentence, error: sentence });

describe("who may upload", () => {
  test("a visitor is told to sign in, before the picture is looked at", async () => {
    const answer = await sendPicture(shop, undefined, { bytes: Buffer.from("inte en bild") });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(refusal("auth.not-signed-in", "Du måste vara inloggad"));
  });

  test.each(["customer", "staff"] as const)("a %s is told that it is not allowed", async (role) => {
    const answer = await sendPicture(shop, await shop.signIn(role), { bytes: await aJpeg() });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual(
      refusal("auth.not-allowed", "Du har inte behörighet att ladda upp bilder"),
    );
  });

  test("another web site is refused", async () => {
    const { body, headers } = formOf({ bytes: await aJpeg() });
    const answer = await shop.call("/api/upload", {
      method: "POST",
      body,
      as: admin,
      headers: { ...headers, origin: "https://example.org" },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe("size", () => {
  test("a file of 15 MB and one byte is too large", async () => {
    const jpeg = await aJpeg();
    const bytes = Buffer.concat([jpeg, Buffer.alloc(LARGEST_UPLOAD + 1 - jpeg.length)]);
    const answer = await sendPicture(shop, admin, { bytes });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual(refusal("request.too-large", "Filen är för stor"));
  });

  test("a much larger file is refused before it has come, also when it does not say how large it is", async () => {
    if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: "127.0.0.1" });
    const told = await sendEndlessly(true);
    expect(told.status).toBe(413);
    expect(told.sent).toBeLessThan(10 * 1024 * 1024);
    const untold = await sendEndlessly(false);
    expect(untold.status).toBe(413);
    expect(untold.sent).toBeLessThan(60 * 1024 * 1024);
  });

  test("uploads that break off midway leave room for the next ones", async () => {
    if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: "127.0.0.1" });
    const { body, headers } = formOf({ bytes: Buffer.alloc(200_000) });
    for (let number = 0; number < 8; number += 1)
      await new Promise<void>((resolve) => {
        const call = request({
          ...address(),
          headers: { ...headers, "content-length": String(body.length), cookie: admin },
        });
        call.on("error", () => resolve());
        call.write(body.subarray(0, 100_000), () => setTimeout(() => call.destroy(), 20));
      });
    const answer = await sendPicture(shop, admin, { bytes: Buffer.from("text") });
    expect(answer.statusCode).toBe(400);
  });

  const address = () => ({
    host: "127.0.0.1",
    port: (shop.app.server.address() as AddressInfo).port,
    path: "/api/upload",
    method: "POST",
  });

  /** Sends up to 400 MB, a megabyte at a time, and stops once an answer has come. */
  function sendEndlessly(isLengthTold: boolean): Promise<{ status: number; sent: number }> {
    const { body, headers } = formOf({ bytes: Buffer.alloc(0) });
    const length = isLengthTold ? { "content-length": String(400 * 1024 * 1024) } : {};
    return new Promise((resolve, reject) => {
      let sent = 0;
      const call = request({
        ...address(),
        headers: { ...headers, ...length, cookie: admin },
      });
      call.on("response", (answer) => {
        resolve({ status: answer.statusCode ?? 0, sent });
        call.destroy();
      });
      call.on("error", reject);
      const send = () => {
        if (call.destroyed || sent > 400 * 1024 * 1024) return;
        sent += 1024 * 1024;
        call.write(Buffer.alloc(1024 * 1024), () => setTimeout(send, 1));
      };
      call.write(body.subarray(0, body.indexOf("\r\n\r\n") + 4), send);
    });
  }

  test("a tiny file that unfolds into a huge picture is refused in no time", async () => {
    const bytes = aBomb(50_000, 50_000);
    expect(bytes.length).toBeLessThan(1000);
    const began = performance.now();
    const answer = await sendPicture(shop, admin, { bytes, name: "bomb.png" });
    expect(performance.now() - began).toBeLessThan(500);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(
      refusal(
        "upload.too-many-pixels",
        "Bilden har för många bildpunkter. Den får ha högst 100 megapixel. Förminska den och försök igen.",
      ),
    );
  });
});

test("an AVIF may have fewer pixels, since it takes more memory to read", async () => {
  const bytes = await drawing().avif({ effort: 0 }).toBuffer();
  const size = bytes.indexOf("ispe") + 8;
  bytes.writeUInt32BE(6000, size);
  bytes.writeUInt32BE(5000, size + 4);
  const answer = await sendPicture(shop, admin, { bytes });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: expect.stringContaining("högst 25 megapixel") });
});

describe("what is no picture", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const heic = "\0\0\0\x18ftypheic\0\0\0\0mif1heic";
  const notTaken = (format: string) =>
    `Bilder i formatet ${format} går inte att ta emot. Spara bilden som JPEG eller PNG och försök igen.`;
  const notAPicture = "Vänligen välj en bildfil";
  const broken = "Bilden är skadad och går inte att läsa. Spara den på nytt och försök igen.";

  test.each([
    ["a text called .jpg", "Hej, jag är en text.", notAPicture],
    ["an empty file", "", notAPicture],
    ["a PDF", "%PDF-1.7\n%âãÏÓ\n1 0 obj", notAPicture],
    ["a web page", "<html><script>alert(1)</script></html>", notAPicture],
    ["a program", "MZ\x90\0\x03\0\0\0", notAPicture],
    ["an SVG with a script", svg, notTaken("SVG")],
    ["an SVG behind an XML line", `<?xml version="1.0"?>${svg}`, notTaken("SVG")],
    ["an iPhone's HEIC", heic, notTaken("HEIC")],
    ["a TIFF", "II*\0\x08\0\0\0", notTaken("TIFF")],
    ["a JPEG with nothing behind its first bytes", "\xff\xd8\xff\xe0 nonsens", broken],
    ["an SVG that begins like a GIF", `GIF89a${svg}`, broken],
    ["an AVIF in name only", `\0\0\0\x1cftypavif\0\0\0\0${svg}`, broken],
  ])("%s is refused", async (_what, content, sentence) => {
    const answer = await sendPicture(shop, admin, { bytes: Buffer.from(content, "latin1") });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: sentence, error: sentence });
  });

  test("a true TIFF never reaches a decoder", async () => {
    const bytes = await drawing().tiff().toBuffer();
    await expect(sharp(bytes).metadata()).rejects.toThrow();
    const answer = await sendPicture(shop, admin, { bytes, type: "image/png" });
    expect(answer.json()).toMatchObject({ error: notTaken("TIFF") });
  });

  test("a picture that was cut off or damaged is refused", async () => {
    const noise = randomBytes(300 * 200 * 3);
    const whole = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    const damaged = Buffer.from(whole);
    const middle = whole.length >> 1;
    damaged.fill(0xff, middle, middle + 400);
    const png = await drawing().png().toBuffer();
    for (const bytes of [whole.subarray(0, middle), damaged, png.subarray(0, png.length - 60)]) {
      const answer = await sendPicture(shop, admin, { bytes });
      expect(answer.json()).toEqual(refusal("upload.broken", broken));
    }
  });
});

describe("what is no form", () => {
  const send = (body: string | Buffer, contentType?: string) =>
    shop.call("/api/upload", {
      method: "POST",
      body,
      as: admin,
      headers: contentType ? { "content-type": contentType } : {},
    });

  test("a form without a picture asks for one", async () => {
    const { body, headers } = formOf({ field: "annat", bytes: await aJpeg() });
    const answers = [
      await send(body, headers["content-type"]),
      await send("{}", "application/json"),
      await shop.call("/api/upload", { method: "POST", as: admin }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(refusal("upload.not-a-picture", "Vänligen välj en bildfil"));
    }
  });

  test("a form that is cut off, none at all or none of its own is a failed upload", async () => {
    const { body, headers } = formOf({ bytes: await aJpeg() });
    const answers = [
      await send(body.subarray(0, body.length / 2), headers["content-type"]),
      await send("utan gräns", "multipart/form-data"),
      await send("inget formulär", "multipart/form-data; boundary=x"),
      await send(await aJpeg(), "image/jpeg"),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(refusal("request.malformed", "Uppladdningen misslyckades"));
    }
  });

  test("no other call takes a form", async () => {
    const { body, headers } = formOf({ bytes: await aJpeg() });
    const answer = await shop.call("/api/login", { method: "POST", body, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).not.toHaveProperty("error");
  });
});
