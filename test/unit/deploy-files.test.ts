import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { LARGEST_UPLOAD } from "#contracts/uploads.ts";
import { projectRoot } from "#server/platform/project-root.ts";

const root = projectRoot();
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

describe("the image of the shop", () => {
  const lines = read("Dockerfile").replaceAll("\\\n", " ").split("\n");
  const copied = lines
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));

  test("is made of files that exist, and of none that are kept out of it", () => {
    expect(copied.length).toBeGreaterThan(8);
    const keptOut = read(".dockerignore").split("\n");
    for (const path of copied) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(keptOut).not.toContain(path);
    }
  });

  test("holds everything that a build is recognised by, so that no start builds anew", () => {
    const state = read("scripts/project-state.mjs");
    const builtFrom = /BUILT_FROM = (\[.*\])/.exec(state)?.[1] ?? "[]";
    const builtBy = /BUILT_BY = (\[.*\])/.exec(state)?.[1] ?? "[]";
    const needed = [...(JSON.parse(builtFrom) as string[]), ...(JSON.parse(builtBy) as string[])];
    expect(needed.length).toBeGreaterThan(5);
    for (const path of needed)
      expect(
        copied.some((one) => path === one || path.startsWith(`${one}/`)),
        path,
      ).toBe(true);
  });

  test("runs commands that exist, as somebody who is not root", () => {
    for (const [, name = ""] of lines.join("\n").matchAll(/npm run (\S+)/g))
      expect(scripts, name).toHaveProperty(name);
    expect(lines.at(-2)).toBe(
      `CMD ${JSON.stringify(scripts["start"]?.split(" ")).replaceAll(",", ", ")}`,
    );
    expect(lines.indexOf("USER node")).toBeGreaterThan(0);
  });
});

/** The environment of a service in compose.yaml, filled in as a person would. */
function environmentOf(service: string): Record<string, string> {
  const [, block = ""] = read("compose.yaml").split(`\n  ${service}:\n`);
  const [, after = ""] = block.split(/\n {2}\w/)[0]!.split("    environment:\n");
  const given: Record<string, string> = {
    POSTGRES_PASSWORD: "hemligt",
    BASE_URL: "https://norrvidd.se",
  };
  const filled = (text: string) =>
    text.replaceAll(
      /\$\{(\w+):(?:\?[^}]*|-([^}]*))\}/g,
      (_, name: string, otherwise?: string) => given[name] ?? otherwise ?? "",
    );
  return Object.fromEntries(
    [...after.matchAll(/^ {6}(\w+): "?(.*?)"?$/gm)].map(([, name = "", value = ""]) => [
      name,
      filled(value),
    ]),
  );
}

test("the shop beside its PostgreSQL is configured as the shop reads it", () => {
  const config = readConfig(environmentOf("shop"));
  expect(config).toMatchObject({ WORKERS: 2, TRUST_PROXY: true, DEMO: false, HOST: "0.0.0.0" });
  const url = new URL(config.DATABASE_URL!);
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = environmentOf(url.hostname);
  expect([url.username, url.password, url.pathname]).toEqual([
    POSTGRES_USER,
    POSTGRES_PASSWORD,
    `/${POSTGRES_DB}`,
  ]);
});

test("the proxy lets the largest picture through and says who asks", () => {
  const conf = read("deploy/nginx.conf");
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(conf)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(LARGEST_UPLOAD);
  for (const header of ["Host", "X-Forwarded-For", "X-Forwarded-Proto"])
    expect(conf).toContain(`proxy_set_header ${header} `);
});

test("the service starts what npm starts, and has longer to stop than the shop needs", () => {
  const unit = read("deploy/norrvidd.service");
  expect(unit).toContain(`ExecStart=/usr/bin/${scripts["start"]}`);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(10);
});
