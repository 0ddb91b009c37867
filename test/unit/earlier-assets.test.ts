import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keepEarlierAssets } from "../../scripts/earlier-assets.mjs";

const DAY = 24 * 60 * 60;

function twoBuilds() {
  const root = mkdtempSync(join(tmpdir(), "builds-"));
  const [earlier, next] = [join(root, "earlier"), join(root, "next")];
  for (const folder of [earlier, next]) mkdirSync(folder);
  const put = (folder: string, file: string, text: string, daysAgo = 0) => {
    writeFileSync(join(folder, file), text);
    const at = Date.now() / 1000 - daysAgo * DAY;
    utimesSync(join(folder, file), at, at);
  };
  return { earlier, next, put };
}

describe("a new build", () => {
  test("keeps what a shop or a page of the earlier one may still ask for, for a week", () => {
    const { earlier, next, put } = twoBuilds();
    put(earlier, "item-page-aaa.js", "earlier", 6);
    put(earlier, "item-page-old.js", "long ago", 8);
    put(earlier, "common-same.js", "earlier");
    put(next, "common-same.js", "new");
    keepEarlierAssets(earlier, next);
    expect(readdirSync(next).toSorted((one, other) => one.localeCompare(other))).toEqual([
      "common-same.js",
      "item-page-aaa.js",
    ]);
    expect(readFileSync(join(next, "common-same.js"), "utf8")).toBe("new");
  });

  test("does without an earlier one", () => {
    const { earlier, next } = twoBuilds();
    keepEarlierAssets(join(earlier, "none"), next);
    expect(readdirSync(next)).toEqual([]);
  });
});
