import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/browser.mjs";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/opened-shop.ts",
  outputDir: "test-results",
  // Each worker has a shop of its own. A journey waits for timers and debounces a good part of its time, in
  // which another uses the core.
  workers: Math.ceil(availableParallelism() * 1.5),
  // A journey that passes only when it is tried again has failed.
  retries: 0,
  // A shorter patience only tells how busy the machine is.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? ".cache/journeys.json" }],
  ],
  use: {
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    // What fades and slides is drawn sixty times a second and waited for; the journeys that are about
    // choosing, paying and approving see it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: await launchOptions(),
  },
});
