import { defineConfig } from "vitest/config";
import { MAIN_PATHS_EMBEDDED } from "./test/embedded-tests.ts";
import { isThorough } from "./test/how-thorough.ts";

// What needs a database runs on both; the rest of the platform once.
const PLATFORM_TESTS = "src/server/platform/*.test.ts";
// What is imported, the compiled database above all, is shared by the files of a worker; each file still
// opens a database of its own.
const SHARED = { isolate: false, setupFiles: "test/each-file.ts" };
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

// How fast a shop opens, and its pages on a phone, is only told when nothing runs beside it.
const ALONE = ["test/process/second-start.test.ts", "test/process/on-a-phone.test.ts"];

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
          exclude: ["src/web/**/*.screen.test.tsx"],
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
          include: ["test/process/**/*.test.ts"],
          exclude: ALONE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: "alone",
          include: ALONE,
          ...PATIENCE,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
