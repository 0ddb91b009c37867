import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Readable, Writable } from "node:stream";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  errorOf,
  heldIntent,
  holdOf,
  openBench,
  openMailbox,
  paidIntent,
  typedCard,
  type Bench,
} from "./test-bench.ts";

let folder: string;
let open: Bench[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((bench) => bench.close()));
  rmSync(folder, { recursive: true });
  expect(open.flatMap(({ shapeFaults }) => shapeFaults)).toEqual([]);
});

async function start(): Promise<Bench> {
  const bench = await openBench({ stateDir: folder });
  open.push(bench);
  return bench;
}

async function restart(bench: Bench): Promise<Bench> {
  await bench.close();
  open = open.filter((one) => one !== bench);
  return start();
}

test("everything survives a restart, the keys included", async () => {
  let bench = await start();
  const { secretKey, webhookSecret } = bench.sandbox;
  const customer = await bench.stripe.customers.create({ name: "Åsa" });
  const held = await heldIntent(bench);
  const first = await bench.stripe.paymentIntents.create(holdOf(), { idempotencyKey: "k" });

  bench = await restart(bench);
  expect(bench.sandbox).toMatchObject({ secretKey, webhookSecret });
  expect(await bench.stripe.customers.retrieve(customer.id)).toMatchObject({ name: "Åsa" });
  const replayed = await bench.stripe.paymentIntents.create(holdOf(), { idempotencyKey: "k" });
  expect(replayed.id).toBe(first.id);
  expect((await bench.stripe.paymentIntents.capture(held.id)).status).toBe("succeeded");
  const { data } = await bench.stripe.paymentIntents.list();
  expect(data.map(({ id }) => id)).toEqual([first.id, held.id]);
});

test("a hold lapses though the sandbox was away when its time came", async () => {
  let bench = await start();
  const { id } = await heldIntent(bench);
  bench = await restart(bench);
  bench.clock.advance(7 * 24 * 60 * 60);
  expect((await bench.stripe.paymentIntents.retrieve(id)).status).toBe("canceled");
});

test("a dispute is where it was, and can still be won", async () => {
  let bench = await start();
  const paid = await paidIntent(bench, 5000, "pm_card_createDispute");
  const [before] = (await bench.stripe.disputes.list()).data;
  bench = await restart(bench);
  const [dispute] = (await bench.stripe.disputes.list({ payment_intent: paid.id })).data;
  expect(dispute).toEqual(before);
  const refund = bench.stripe.refunds.create({ payment_intent: paid.id });
  expect((await errorOf(refund)).code).toBe("charge_disputed");
  const evidence = { uncategorized_text: "winning_evidence" };
  const won = await bench.stripe.disputes.update(dispute!.id, { evidence });
  expect(won.balance_transactions.map(({ amount }) => amount)).toEqual([-5000, 5000]);
});

test("an event nobody heard of before the restart is delivered after it", async () => {
  let bench = await start();
  await bench.stripe.customers.create({});
  bench = await restart(bench);
  const mailbox = await openMailbox();
  bench.sandbox.deliverTo(mailbox.url);
  await bench.sandbox.tick();
  expect(mailbox.received.map(({ event }) => event.type)).toEqual(["customer.created"]);
  bench = await restart(bench);
  bench.sandbox.deliverTo(mailbox.url);
  await bench.sandbox.tick();
  expect(mailbox.received).toHaveLength(1);
  await mailbox.close();
});

test("a last line cut short is as if it had never been written", async () => {
  let bench = await start();
  const { id } = await bench.stripe.customers.create({ name: "Åsa" });
  await bench.close();
  open = [];
  appendFileSync(join(folder, "journal.jsonl"), '[["customer","cus_half",{"id":"cus_ha');
  bench = await start();
  expect(await bench.stripe.customers.retrieve(id)).toMatchObject({ name: "Åsa" });
  expect((await bench.stripe.customers.list()).data).toHaveLength(1);
  const next = await bench.stripe.customers.create({});
  bench = await restart(bench);
  expect(await bench.stripe.customers.retrieve(next.id)).toMatchObject({ id: next.id });
});

test("a restart writes the journal afresh without old changes, for its owner's eyes only", async () => {
  const bench = await start();
  const mailbox = await openMailbox();
  bench.sandbox.deliverTo(mailbox.url);
  const { id } = await bench.stripe.customers.create({});
  for (let index = 0; index < 20; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await bench.stripe.customers.update(id, { name: `Åsa ${index % 2}` });
  }
  await bench.sandbox.tick();
  await mailbox.close();
  bench.clock.advance(31 * 24 * 60 * 60);
  await bench.sandbox.tick();
  const file = join(folder, "journal.jsonl");
  const before = statSync(file).size;
  const later = bench.clock.now;
  await bench.close();
  open = [await openBench({ stateDir: folder, now: () => later })];
  expect(statSync(file).size).toBeLessThan(before / 5);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test("no card number is ever written down", async () => {
  const bench = await start();
  const { id, client_secret: secret } = await bench.stripe.paymentIntents.create(holdOf());
  await bench.browser("POST", `/v1/payment_intents/${id}/confirm`, {
    client_secret: String(secret),
    ...typedCard("5555555555554444", { "payment_method_data[card][cvc]": "987" }),
  });
  const written = readFileSync(join(folder, "journal.jsonl"), "utf8");
  expect(written).toContain("4444");
  expect(written).not.toContain("5555555555554444");
  expect(written).not.toContain("5555 5555");
  expect(written).not.toContain('"987"');
});

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const KEY = "sk_sandbox_process";

async function startProcess(
  ...more: string[]
): Promise<{ child: ChildProcessByStdio<Writable, Readable, null>; stripe: Stripe }> {
  const options = ["--port", "0", "--state", folder, "--secret-key", KEY, ...more];
  const child = spawn(process.execPath, ["--import", "tsx", MAIN, ...options], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const { url } = JSON.parse(line.toString()) as { url: string };
  const { hostname, port } = new URL(url);
  const stripe = new Stripe(KEY, {
    host: hostname,
    port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
  });
  return { child, stripe };
}

test("killed in the middle of its work, the process has kept every promise it made", async () => {
  const { child, stripe } = await startProcess();
  const promised: string[] = [];
  const ended = once(child, "exit");
  const work = Array.from({ length: 8 }, async () => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const { id } = await stripe.paymentIntents.create({
        ...holdOf(),
        payment_method: "pm_card_visa",
        confirm: true,
      });
      promised.push(id);
      if (promised.length === 40) child.kill("SIGKILL");
    }
  });
  await Promise.allSettled(work);
  await ended;

  const second = await startProcess();
  const known = new Map<string, string>();
  for await (const { id, status } of second.stripe.paymentIntents.list({ limit: 100 })) {
    known.set(id, status);
  }
  expect(promised.length).toBeGreaterThanOrEqual(40);
  expect(promised.filter((id) => known.get(id) !== "requires_capture")).toEqual([]);
  second.child.kill("SIGTERM");
  const [code] = (await once(second.child, "exit")) as [number];
  expect(code).toBe(0);
}, 60_000);

test("a sandbox started beside a shop goes when the shop goes", async () => {
  const { child } = await startProcess("--with-parent");
  child.stdin.end();
  const [code] = (await once(child, "exit")) as [number];
  expect(code).toBe(0);
}, 30_000);
