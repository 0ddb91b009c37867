import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import { afterAll, expect, test } from "vitest";
import { projectRoot } from "#server/platform/project-root.ts";
import { SANDBOX_KEYS, startSandbox } from "#test/started-sandbox.ts";
import { startBuiltShop } from "#test/started-shop.ts";

const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-reconcile-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function reconcile(environment: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ["scripts/reconcile.mjs"], {
      cwd: projectRoot(),
      env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...environment },
    });
    let output = "";
    child.stdout.on("data", (part: Buffer) => (output += part.toString()));
    child.stderr.on("data", (part: Buffer) => (output += part.toString()));
    child.once("exit", (code) => resolve({ code, output }));
  });
}

test("provider and shop agree, while the shop runs and after it was stopped", async () => {
  const shop = await startBuiltShop({ dataDir });
  const running = await reconcile({ DATA_DIR: dataDir });
  expect(running.output).toMatch(/✓ \d+ payments at the card provider, all accounted for\./);
  expect(running.output).toMatch(/✓ \d+ vouchers and \d+ receipts, the books agree\./);
  expect(running.code).toBe(0);
  await shop.stop();
  const stopped = await reconcile({ DATA_DIR: dataDir });
  expect(stopped).toEqual(running);
});

test("money that nobody accounts for is printed, and the command ends with 1", async () => {
  const own = mkdtempSync(join(tmpdir(), "norrvidd-stray-"));
  const sandbox = await startSandbox("http://127.0.0.1:1/nobody");
  const environment = { ...SANDBOX_KEYS, STRIPE_API_BASE: sandbox.url, DATA_DIR: own };
  const shop = await startBuiltShop({ dataDir: own, environment });
  await shop.stop();
  const { hostname, port } = new URL(sandbox.url);
  const stripe = new Stripe(SANDBOX_KEYS.STRIPE_SECRET_KEY, {
    host: hostname,
    port,
    protocol: "http",
  });
  const stray = await stripe.paymentIntents.create({
    amount: 70_000,
    currency: "sek",
    capture_method: "manual",
    allowed_payment_method_types: ["card"],
    payment_method: "pm_card_visa",
    confirm: true,
  });
  const { code, output } = await reconcile(environment);
  expect(output).toContain(
    `✗ ${stray.id}: unaccounted, 700 kr; booking none; shop says unknown, provider says reserved`,
  );
  expect(code).toBe(1);
  await sandbox.stop();
  rmSync(own, { recursive: true, force: true });
});
