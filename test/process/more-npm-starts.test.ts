import { existsSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyPrepared } from "#test/prepared-shop.ts";
import {
  CTRL_C,
  expectLetGo,
  isOpen,
  startByNpm,
  startInTerminal,
  startWithoutNpm,
  TERMINAL,
} from "#test/started-by-hand.ts";

let folder: string;
beforeAll(async () => {
  folder = await copyPrepared("empty");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a shop started by npm closes when npm alone is killed", async () => {
  const { child, address, ended } = await startByNpm(folder);
  expect(await isOpen(address)).toBe(true);
  child.kill("SIGKILL");
  await ended;
  await expectLetGo(folder);
  expect(await isOpen(address)).toBe(false);
});

test("Ctrl-C that arrives twice, from the terminal and from npm, lets the shop finish", async () => {
  const { child, ended } = await startWithoutNpm(folder);
  child.kill("SIGINT");
  await sleep(20);
  child.kill("SIGINT");
  expect(await ended).toBe(0);
});

if (existsSync(TERMINAL))
  test("in a terminal, who asks for the log reads it in lines made for people", async () => {
    const { child, address, ended, output } = await startInTerminal(folder, { LOG_LEVEL: "info" });
    await fetch(`${address}/api/rental-items`);
    await expect.poll(output).toMatch(/^\d\d:\d\d:\d\d {2}GET \/api\/rental-items 200 [\d.]+\r?$/m);
    expect(output()).not.toContain('{"level"');
    child.stdin.write(CTRL_C);
    await ended;
    await expectLetGo(folder);
  });
