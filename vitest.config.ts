import { defineConfig } from "vitest/config";

// What needs a database runs on both; the rest of the platform once.
const PLATFORM_TESTS = "src/server/platform/*.test.ts";
const AREA_TESTS = {
  // The compiled database is shared by the files of a worker; each file still opens one of its own.
  isolate: false,
  include: ["src/server/**/*.test.ts", "src/demo/**/*.test.ts"],
  exclude: [PLATFORM_TESTS],
};
// A race needs several connections, which only PostgreSQL has.
const RACES = "src/**/*.race.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
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
          exclude: [...AREA_TESTS.exclude, RACES],
          globalSetup: "test/embedded-setup.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "postgres",
          ...AREA_TESTS,
          globalSetup: "test/postgres-setup.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "process",
          include: ["test/process/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
