import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "#test/databases.ts";
import { post } from "#test/shop-calls.ts";
import {
  CTRL_C,
  expectLetGo,
  isOpen,
  startByNpm,
  startInTerminal,
  TERMINAL,
} from "#test/started-by-hand.ts";
import { failToStart } from "#test/started-shop.ts";
import { TEMPLATE } from "#test/template.ts";

const folder = mkdtempSync(join(tmpdir(), "norrvidd-npm-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("npm start opens an empty shop from nothing, says how to get in, and closes it when told to", async () => {
  const { child, address, ended, output } = await startByNpm(folder, {
    CLOCK_START: "2031-12-31T23:30:00Z",
  });
  expect(output()).toContain("Migrating the database");
  expect(output()).toContain("test mode");
  expect(output()).toContain(folder);
  expect(await (await fetch(`${address}/api/rental-items`)).json()).toEqual([]);
  // The day of its own clock.
  expect(await (await fetch(address)).text()).toContain('"today":"2032-01-01"');

  const passwordFile = join("secrets", "admin-password");
  const password = readFileSync(join(folder, passwordFile), "utf8").trim();
  expect(output()).toContain("Administrator  admin, password in");
  expect(output()).not.toContain(password);
  const signedIn = await post({ address }, "/api/login", { username: "admin", password });
  expect(signedIn.status).toBe(200);
  // What customers have told the shop is for nobody else on the machine.
  for (const name of ["database", "secrets", "sandbox", passwordFile])
    expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);

  const beside = await failToStart({ DATA_DIR: folder, PORT: "0" });
  expect(beside.code).toBe(1);
  expect(beside.output).toContain(`The shop is already running on the data folder ${folder}.`);

  child.kill("SIGTERM");
  await ended;
  await expectLetGo(folder);
  expect(await isOpen(address)).toBe(false);
});

if (existsSync(TERMINAL))
  test("in a terminal the shop says how to get in and then keeps quiet while all is well", async () => {
    const dataDir = join(folder, "in-a-terminal");
    const DATABASE_URL = await createTestDatabase(TEMPLATE);
    const { child, address, ended, output } = await startInTerminal(dataDir, { DATABASE_URL });
    const said = output();
    // Only the one who sits there sees the word itself.
    const password = readFileSync(join(dataDir, "secrets", "admin-password"), "utf8").trim();
    expect(said).toContain(`Administrator  admin, password ${password}`);
    expect(said).not.toContain("Migrating");
    await fetch(`${address}/api/rental-items`);
    await sleep(300);
    expect(output()).toBe(said);
    expect(said).not.toContain('{"level"');
    child.stdin.write(CTRL_C);
    await ended;
    await expect.poll(() => isOpen(address)).toBe(false);
  });
