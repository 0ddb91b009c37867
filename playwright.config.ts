import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

const executablePath = await findBrowser();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // Each worker has a shop of its own; more of them than cores only makes each journey wait.
  workers: 2,
  // A journey that only passes the second time is told as unsteady at the end of the run.
  retries: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? ".cache/journeys.json" }],
  ],
  use: {
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    trace: "retain-on-failure",
  },
});
