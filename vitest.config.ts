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

// A test that waits this long has hung; a shorter patience only tells how busy the machine is.
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
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
          exclude: [...AREA_TESTS.exclude, RACES],
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
          include: ["test/process/**/*.test.ts"],
          ...PATIENCE,
          fileParallelism: false,
        },
      },
    ],
  },
});
