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

/** The rules that the linter says each file breaks, from one run over all of them. */
function lint(): Map<string, string> {
  const run = spawnSync(bin("oxlint"), ["-f", "json", "src", "sandbox", "e2e", "demo"], {
    cwd: house,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(run.stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  const broken = new Map<string, string>();
  for (const { code, filename } of diagnostics)
    broken.set(filename, `${broken.get(filename) ?? ""} ${code}`);
  return broken;
}

describe("imports go one way", () => {
  let broken: Map<string, string>;
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
    broken = lint();
  });
  const rulesBrokenBy = (file: string) => broken.get(file) ?? "";

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

describe("rules stay pure", () => {
  test.each([
    ["domain", "process"],
    ["domain", "window"],
    ["domain", "console"],
    ["contracts", "fetch"],
    ["texts", "document"],
    ["server", "document"],
    ["web", "process"],
  ])("in %s there is no %s", (folder, name) => {
    const file = `src/${folder}/x.ts`;
    write(file, `export const x: unknown = ${name};\n`);
    const run = spawnSync(bin("tsc"), ["-p", `src/${folder}`], { cwd: house, encoding: "utf8" });
    expect(run.stdout).toContain(`Cannot find name '${name}'`);
    rmSync(join(house, file));
  });
});
