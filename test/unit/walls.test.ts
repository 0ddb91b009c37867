import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "#server/platform/project-root.ts";

const root = projectRoot();
const bin = (name: string) => join(root, "node_modules", ".bin", name);

/** A copy of the walls, with files behind them that try to climb over. */
let house: string;
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "norrvidd-walls-"));
  for (const file of [".oxlintrc.json", "package.json", "tsconfig.base.json"])
    cpSync(join(root, file), join(house, file));
  for (const folder of ["domain", "contracts", "texts", "server", "web"])
    cpSync(
      join(root, "src", folder, "tsconfig.json"),
      join(house, "src", folder, "tsconfig.json"),
      {
        recursive: true,
      },
    );
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
});
afterAll(() => rmSync(house, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

const FORBIDDEN = [
  ["src/domain/pricing", "#contracts/catalog.ts"],
  ["src/domain/pricing", "zod"],
  ["src/domain/pricing", "node:fs"],
  ["src/domain/dates", "#domain/pricing/quote.ts"],
  ["src/contracts", "#texts/format.ts"],
  ["src/contracts", "#server/app.ts"],
  ["src/texts", "#web/routes.tsx"],
  ["src/server/platform/http", "#server/auth/session.ts"],
  ["src/server/auth", "#server/catalog/routes.ts"],
  ["src/server/payments", "#server/bookings/booking-rows.ts"],
  ["src/server/accounting", "#server/bookings/one-booking/routes.ts"],
  ["src/server/money", "#server/counter/make-booking.ts"],
  ["src/server/hand-over", "#server/own-page/routes.ts"],
  ["src/server/money", "#server/hand-over/settle-return.ts"],
  ["src/server/counter", "#server/checkout/open-checkout.ts"],
  ["src/server/bookings", "#server/bookings/lists/list-bookings.ts"],
  ["src/server/bookings", "./lists/list-bookings.ts"],
  ["src/server/bookings", "#server/money/held-money.ts"],
  ["src/server/bookings/one-booking", "#server/bookings/lists/list-bookings.ts"],
  ["src/server/bookings/lists", "#server/bookings/schedule/show-calendar.ts"],
  ["src/server/bookings/schedule", "#server/bookings/withdrawal/withdraw.ts"],
  ["src/server/bookings/customers", "#server/bookings/schedule/show-calendar.ts"],
  ["src/server/bookings/lists", "#server/bookings/customers/show-customer.ts"],
  ["src/server/bookings/withdrawal", "#server/bookings/one-booking/show-owed.ts"],
  ["src/server/bookings/withdrawal", "#server/money/change-status.ts"],
  ["src/server/ledger", "#server/accounting/routes.ts"],
  ["src/server/catalog", "#web/routes.tsx"],
  ["src/server", "#web/entry-server.tsx"],
  ["src/web/ui", "#web/shell/header.tsx"],
  ["src/web/ui", "#contracts/catalog.ts"],
  ["src/web/api", "#web/ui/button.tsx"],
  ["src/web/shell", "#web/public/home/hero.tsx"],
  ["src/web/public/about", "#web/admin/dashboard/password-card.tsx"],
  ["src/web/public/about", "#web/public/home/hero.tsx"],
  ["src/web/admin/dashboard", "#server/app.ts"],
  ["src/web/public/about", "../home/hero.tsx"],
  ["src/web/public/checkout/details", "#web/public/deposit/deposit-page.tsx"],
  ["src/web/public/checkout/steps", "#web/public/checkout/running/use-steps.ts"],
  ["src/web/public/checkout/steps", "react"],
  ["sandbox", "#domain/result.ts"],
  ["e2e", "#texts/errors.ts"],
  ["src/start", "#web/routes.tsx"],
  ["src/start", "../demo/load-demo.ts"],
  ["src/demo", "../start/card-provider.ts"],
  ["demo/drawing", "#domain/money/kronor.ts"],
] as const;

const ALLOWED = [
  ["src/domain/pricing", "#domain/dates/local-date.ts"],
  ["src/server/auth", "#server/audit/record-change.ts"],
  ["src/server/checkout", "#server/offers/price-stay.ts"],
  ["src/server/accounting", "#server/ledger/post-voucher.ts"],
  ["src/server/money", "#server/bookings/one-booking/comment-booking.ts"],
  ["src/server/bookings", "#server/payments/payment-rows.ts"],
  ["src/server/bookings/lists", "#server/bookings/booking-rows.ts"],
  ["src/server/bookings/lists", "#server/bookings/one-booking/show-owed.ts"],
  ["src/server/bookings/customers", "#server/bookings/lists/search-bookings-rows.ts"],
  ["src/server/bookings/withdrawal", "#server/emails/queue-mail.ts"],
  ["src/server", "#server/auth/routes.ts"],
  ["src/start", "#web/entry-server.tsx"],
  ["src/web/public/about", "#web/ui/button.tsx"],
  ["src/web/public/checkout/running", "#web/public/checkout/steps/checkout-steps.ts"],
  ["src/web/ui", "radix-ui"],
  ["src/web/ui", "./button.tsx"],
  ["src/contracts", "zod"],
] as const;

const IMPURE = ["new Date()", "Date.now()", "Math.random()"];

const fileOf = (folder: string, what: string) =>
  `${folder}/${what.replaceAll(/[^a-z]+/gi, "-")}.ts`.toLowerCase();

interface Diagnostic {
  code: string;
  filename: string;
  message: string;
}

function lint(...args: string[]): Diagnostic[] {
  const run = spawnSync(bin("oxlint"), ["-f", "json", ...args], { cwd: house, encoding: "utf8" });
  return (JSON.parse(run.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

describe("imports go one way", () => {
  let broken: Diagnostic[];
  beforeAll(() => {
    for (const [folder, imported] of [...FORBIDDEN, ...ALLOWED])
      write(
        fileOf(folder, imported),
        `import * as it from "${imported}";\nexport const x: unknown = it;\n`,
      );
    write(
      "src/domain/catalog/type.ts",
      `export type { Config } from "#server/platform/config.ts";\n`,
    );
    write("src/domain/money/a.ts", `import type { B } from "./b.ts";\nexport type A = B | 1;\n`);
    write("src/domain/money/b.ts", `import type { A } from "./a.ts";\nexport type B = A | 2;\n`);
    for (const expression of IMPURE)
      write(fileOf("src/domain/money", expression), `export const x: unknown = ${expression};\n`);
    broken = lint("src", "sandbox", "e2e", "demo");
  });
  const rulesBrokenBy = (file: string) =>
    broken
      .filter(({ filename }) => filename === file)
      .map(({ code }) => code)
      .join(" ");

  test.each(FORBIDDEN)("%s may not import %s", (folder, imported) => {
    expect(rulesBrokenBy(fileOf(folder, imported))).toContain("no-restricted-imports");
  });

  test("not even for a type", () => {
    expect(rulesBrokenBy("src/domain/catalog/type.ts")).toContain("no-restricted-imports");
  });

  test.each(ALLOWED)("%s may import %s", (folder, imported) => {
    expect(rulesBrokenBy(fileOf(folder, imported))).not.toContain("no-restricted-imports");
  });

  test("never in a circle, not even for types", () => {
    expect(rulesBrokenBy("src/domain/money/a.ts")).toContain("no-cycle");
  });

  test.each(IMPURE)("the domain may not say %s", (expression) => {
    expect(rulesBrokenBy(fileOf("src/domain/money", expression))).toMatch(
      /no-restricted-(globals|properties)/,
    );
  });
});

describe("types are checked with the lint", () => {
  const PARTS = ["domain", "contracts", "texts", "server", "web"];
  const ABSENT = [
    ["domain", "process"],
    ["domain", "window"],
    ["domain", "console"],
    ["contracts", "fetch"],
    ["texts", "document"],
    ["server", "document"],
    ["web", "process"],
  ] as const;
  const MISTAKES = [
    ["a type that does not fit", "TS2322"],
    ["a promise that is not awaited", "no-floating-promises"],
  ] as const;
  const MISTAKEN = PARTS.flatMap((part) => [`src/${part}/mistaken.ts`, `src/${part}/a.test.ts`]);

  let found: Diagnostic[];
  beforeAll(() => {
    const absent = ABSENT.map(([part, name]) => {
      const file = `src/${part}/absent/${name}.ts`;
      write(file, `export const x: unknown = ${name};\n`);
      return file;
    });
    for (const file of MISTAKEN) write(file, `export const x: number = "";\nPromise.resolve(x);\n`);
    cpSync(join(root, "tsconfig.json"), join(house, "tsconfig.json"));
    found = lint("--type-aware", "--type-check", ...absent, ...MISTAKEN);
  });

  test.each(ABSENT)("in %s there is no %s", (part, name) => {
    const inFile = found.filter(({ filename }) => filename === `src/${part}/absent/${name}.ts`);
    expect(inFile.map(({ message }) => message).join()).toContain(`Cannot find name '${name}'`);
  });

  describe.each(MISTAKEN)("%s", (file) => {
    test.each(MISTAKES)("may not contain %s", (_, code) => {
      const inFile = found.filter(({ filename }) => filename === file);
      expect(inFile.map((one) => one.code).join()).toContain(code);
    });
  });
});
