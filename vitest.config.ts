import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/browser.mjs";
import { MAIN_PATHS_EMBEDDED } from "./test/embedded-tests.ts";
import { isThorough } from "./test/how-thorough.ts";

// What needs a database runs on both; the rest of the platform once.
const PLATFORM_TESTS = "src/server/platform/*.test.ts";
// What is imported, the compiled database above all, is shared by the files of a worker; each file still
// opens a database of its own.
const SHARED = { isolate: false, setupFiles: "test/each-file.ts" };
const SCREEN_TESTS = "src/web/**/*.screen.test.tsx";
const AREA_TESTS = ["src/server/**/*.test.ts", "src/demo/**/*.test.ts"];
const RACES = ["src/**/*.race.test.ts"];
const STORIES = ["src/server/money/money-sequences*.test.ts"];
// A race needs several connections, and a limit a server that keeps it: only PostgreSQL has them.
const ONLY_POSTGRES = [...RACES, "src/**/*.postgres.test.ts"];
// The thorough run proves what `npm test` leaves, and nothing again but the races and the stories.
const ON_POSTGRES = isThorough
  ? { include: [...STORIES, ...RACES], runner: "test/races-five-times.ts" }
  : { include: AREA_TESTS, exclude: [PLATFORM_TESTS] };
const ON_EMBEDDED = isThorough
  ? { include: AREA_TESTS, exclude: [PLATFORM_TESTS, ...ONLY_POSTGRES, ...MAIN_PATHS_EMBEDDED] }
  : { include: MAIN_PATHS_EMBEDDED, exclude: ONLY_POSTGRES };

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
    globalSetup: "test/run-seed.ts",
    // What was compiled for one run is compiled for the next, as far as it has not changed.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/modules" },
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
          exclude: [SCREEN_TESTS],
        },
      },
      {
        // As pages are built, and each package made ready beforehand: one that is found later loads all anew.
        extends: "./vite.config.ts",
        optimizeDeps: { entries: ["src/web/entry-client.tsx", SCREEN_TESTS, "test/screens/*"] },
        test: {
          name: "screens",
          include: [SCREEN_TESTS],
          setupFiles: "test/screens/each-screen.ts",
          isolate: false,
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: {
                locale: "sv-SE",
                timezoneId: "Europe/Stockholm",
                reducedMotion: "reduce",
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        test: {
          name: "embedded",
          ...SHARED,
          ...ON_EMBEDDED,
          globalSetup: "test/embedded-setup.ts",
          ...PATIENCE,
        },
      },
      {
        test: {
          name: "postgres",
          ...SHARED,
          ...ON_POSTGRES,
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
