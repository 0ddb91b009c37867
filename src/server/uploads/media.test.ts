import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { UploadedPicture } from "#contracts/uploads.ts";
import type { Database } from "#server/platform/db/database.ts";
import { atFileEnd } from "#test/file-end.ts";
import { openTestDatabase } from "#test/databases.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { openMedia } from "./media.ts";
import { aJpeg, sendPicture } from "./test-pictures.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "norrvidd-media-"));
  mkdirSync(join(folder, "media"));
  atFileEnd(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Two processes on one database, each with a folder of its own. */
let database: Database;
let shops: TestShop[];
let folders: string[];
beforeAll(async () => {
  const opened = await openTestDatabase();
  atFileEnd(() => opened.close());
  database = { ...opened, isShared: true };
  folders = [aFolder(), aFolder()];
  shops = await Promise.all(folders.map((dataDir) => openTestShop({ database, dataDir })));
});

test("a picture that was uploaded to one process is shown by the other", async () => {
  const [here, there] = shops;
  const admin = await here!.signIn("admin");
  const answer = await sendPicture(here!, admin, { bytes: await aJpeg(200, 100) });
  const { url } = answer.json<UploadedPicture>();
  const [seenHere, seenThere] = [await here!.call(url), await there!.call(url)];
  expect(seenThere.statusCode).toBe(200);
  expect(seenThere.headers["content-type"]).toBe("image/webp");
  expect(seenThere.rawPayload.equals(seenHere.rawPayload)).toBe(true);
  // Brought near once; from then on it lies there.
  expect(readdirSync(join(folders[1]!, "media"))).toHaveLength(1);
});

test("an address under which nothing was uploaded is unknown to both", async () => {
  for (const shop of shops)
    expect((await shop.call(`/media/${"0".repeat(32)}.webp`)).statusCode).toBe(404);
});

test("pictures that a shop had in its folder become everybody's at its next start", async () => {
  const folder = aFolder();
  writeFileSync(join(folder, "media", "gammal.webp"), "en gammal bild");
  writeFileSync(join(folder, "media", "halv.webp.1.part"), "halv");
  await openMedia(database, folder);
  expect((await shops[1]!.call("/media/gammal.webp")).body).toBe("en gammal bild");
  expect((await shops[1]!.call("/media/halv.webp.1.part")).statusCode).toBe(404);
});

test("a change that is taken back leaves no file behind", async () => {
  const [here, there] = shops;
  const file = { name: "ångrad.webp", bytes: Buffer.from("ångrad") };
  const change = here!.media.change([file], async () => {
    throw new Error("taken back");
  });
  await expect(change).rejects.toThrow("taken back");
  expect(await there!.media.read("/media/ångrad.webp")).toBeUndefined();
});
