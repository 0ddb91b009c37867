import { defineConfig } from "vitest/config";
import { isThorough } from "./test/how-thorough.ts";

// What needs a database runs on both; the rest of the platform once.
const PLATFORM_TESTS = "src/server/platform/*.test.ts";
// What is imported, the compiled database above all, is shared by the files of a worker; each file still
// opens a database of its own.
const SHARED = { isolate: false, setupFiles: "test/each-file.ts" };
const AREA_TESTS = {
  ...SHARED,
  include: ["src/server/**/*.test.ts", "src/demo/**/*.test.ts"],
  exclude: [PLATFORM_TESTS],
};
// A race needs several connections, and a limit a server that keeps it: only PostgreSQL has them.
const ONLY_POSTGRES = ["src/**/*.race.test.ts", "src/**/*.postgres.test.ts"];

// A test that waits this long has hung; a shorter patience only tells how busy the machine is.
const PATIENCE = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

// Of the started processes `npm test` proves each promise once; `npm run test:thorough` proves what is left. Their
// tests that a slow machine fails are among these.
const THOROUGH_ONLY = processTests([
  "all-backups",
  "all-kills",
  "all-workers",
  "day-letters",
  "html-in-full",
  "memory",
  "more-npm-starts",
  "more-starts",
  "no-power-cut",
  "restore-refused",
  "silent-database",
]);
// How fast a shop opens, and its pages on a phone, is only told when nothing runs beside it. Thorough only, too.
const ALONE = processTests(["second-start", "on-a-phone"]);

function processTests(names: string[]): string[] {
  return names.map((name) => `test/process/${name}.test.ts`);
}

export default defineConfig({
  test: {
    // One of two cores would otherwise be kept free for a developer who waits.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          ...SHARED,
          ...PATIENCE,
          include: [
            "src/{domain,contracts,texts,web}/**/*.test.{ts,tsx}",
            "test/unit/**/*.test.ts",
            "sandbox/**/*.test.ts",
            PLATFORM_TESTS,
          ],
        },
      },
      {
        test: {
          name: "embedded",
          ...AREA_TESTS,
          exclude: [...AREA_TESTS.exclude, ...ONLY_POSTGRES],
          globalSetup: "test/embedded-setup.ts",
          ...PATIENCE,
        },
      },
      {
        test: {
          name: "postgres",
          ...AREA_TESTS,
          globalSetup: "test/postgres-setup.ts",
          ...PATIENCE,
        },
      },
      {
        test: {
          name: "process",
          include: isThorough ? THOROUGH_ONLY : ["test/process/**/*.test.ts"],
          exclude: isThorough ? [] : [...THOROUGH_ONLY, ...ALONE],
          globalSetup: ["test/postgres-setup.ts", "test/prepared-setup.ts"],
          isolate: false,
          // A file waits for its shops about half of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          ...PATIENCE,
        },
      },
      {
        test: {
          name: "alone",
          include: isThorough ? ALONE : [],
          ...PATIENCE,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
