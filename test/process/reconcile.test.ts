import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { createTestDatabase } from "#test/databases.ts";
import { copyDemo } from "#test/prepared-shop.ts";
import { run } from "#test/shop-commands.ts";
import { SANDBOX_KEYS, startSandbox } from "#test/started-sandbox.ts";
import { startBuiltShop } from "#test/started-shop.ts";
import { TEMPLATE } from "#test/template.ts";

test("provider and shop agree, while the shop runs and after it was stopped", async () => {
  const place = await copyDemo();
  const { DATA_DIR, DATABASE_URL } = place;
  const shop = await startBuiltShop({ dataDir: DATA_DIR, environment: { DATABASE_URL } });
  const running = await run("reconcile", place);
  expect(running.output).toMatch(/✓ [1-9]\d* payments at the card provider, all accounted for\./);
  expect(running.output).toMatch(/✓ [1-9]\d* vouchers and [1-9]\d* receipts, the books agree\./);
  expect(running.code).toBe(0);
  await shop.stop();
  const stopped = await run("reconcile", place);
  expect(stopped).toEqual(running);
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test("money that nobody accounts for is printed, and the command ends with 1", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "norrvidd-stray-"));
  const DATABASE_URL = await createTestDatabase(TEMPLATE);
  const sandbox = await startSandbox("http://127.0.0.1:1/nobody");
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
  const place = { ...SANDBOX_KEYS, STRIPE_API_BASE: sandbox.url, DATA_DIR, DATABASE_URL };
  const { code, output } = await run("reconcile", place);
  expect(output).toContain(
    `✗ ${stray.id}: unaccounted, 700 kr; booking none; shop says unknown, provider says reserved`,
  );
  expect(code).toBe(1);
  await sandbox.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});
