import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { UploadedPicture } from "#contracts/uploads.ts";
import { pictures } from "#server/platform/db/tables/catalog.ts";
import { anItem } from "#test/builders.ts";
import { openTestShop } from "#test/test-shop.ts";
import { removeUnusedPictures } from "./remove-unused-pictures.ts";
import { aJpeg, sendPicture } from "./test-pictures.ts";

test("a picture survives when an item with it is being saved while it is to be removed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-uploads-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, "media"));
  const shop = await openTestShop({ dataDir });
  const admin = await shop.signIn("admin");
  const answer = await sendPicture(shop, admin, { bytes: await aJpeg() });
  const { url } = answer.json<UploadedPicture>();
  shop.clock.advance({ days: 8 });

  let removing: Promise<void> | undefined;
  await shop.db.transaction(async (tx) => {
    await anItem(tx, { mainImageUrl: url });
    removing = removeUnusedPictures({ db: shop.db, clock: shop.clock, media: shop.media });
    // Long enough for the removal to have looked and to stand waiting.
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await removing;

  expect(await shop.db.select().from(pictures).where(eq(pictures.url, url))).toHaveLength(1);
  expect(existsSync(join(dataDir, "media", basename(url)))).toBe(true);
});
