import * as contracts from "#contracts/accounting.ts";
import type { ShopFacts } from "#contracts/page.ts";
import { monthPeriod, yearPeriod } from "#domain/bookkeeping/accounting-period.ts";
import { ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { changeAccounts, readChoices } from "./change-accounts.ts";
import { closeMonth } from "./close-month.ts";
import { monthAsCsv, yearAsCsv } from "./export-csv.ts";
import { monthAsPdf } from "./export-month-pdf.ts";
import { periodAsSie } from "./export-sie.ts";
import { yearAsPdf } from "./export-year-pdf.ts";
import { fileAnswer } from "./file-answer.ts";
import { depositsOwed } from "./posted-sum-rows.ts";
import { showMonth, sumUpMonth } from "./show-month.ts";
import { showOccupancy } from "./show-occupancy.ts";
import { showYear, sumUpYear } from "./show-year.ts";

type Parts = { db: Db; clock: Clock; shop: () => ShopFacts };

export function accountingRoutes(bind: Bind, parts: Parts): void {
  const { db } = parts;
  bind(contracts.yearlyAccounting, async ({ params }) => ok(await showYear(db, params.year)));
  bind(contracts.monthlyAccounting, async ({ params }) =>
    // A month of a large shop is thousands of vouchers.
    ok(JsonText.of(await showMonth(parts, params))),
  );
  bind(contracts.occupancy, async ({ params }) => ok(await showOccupancy(db, params.year)));
  bind(contracts.readLedgerAccounts, async () => ok(await readChoices(db)));
  bindChange(bind, contracts.changeLedgerAccounts, ({ body, by }) =>
    changeAccounts(parts, body, by),
  );
  bindChange(bind, contracts.closeMonth, ({ params, by }) => closeMonth(parts, params, by));
  yearFiles(bind, parts);
  monthFiles(bind, parts);
}

function yearFiles(bind: Bind, { db, clock, shop }: Parts): void {
  const about = () => ({ company: shop().company, today: clock.today(), now: clock.now() });
  bind(contracts.yearlyCsv, async ({ params: { year }, reply }) => {
    const csv = yearAsCsv(year, await sumUpYear(db, year));
    return fileAnswer(reply, { period: String(year), extension: "csv" }, csv);
  });
  bind(contracts.yearlyPdf, async ({ params: { year }, reply }) => {
    const owed = await depositsOwed(db, yearPeriod(year));
    const pdf = await yearAsPdf(await sumUpYear(db, year), { year, owed, ...about() });
    return fileAnswer(reply, { period: String(year), extension: "pdf" }, pdf);
  });
  bind(contracts.yearlySie, async ({ params: { year }, reply }) => {
    const sie = periodAsSie(db, { period: yearPeriod(year), ...about() });
    return fileAnswer(reply, { period: String(year), extension: "si" }, sie);
  });
}

function monthFiles(bind: Bind, { db, clock, shop }: Parts): void {
  const about = () => ({ company: shop().company, today: clock.today(), now: clock.now() });
  bind(contracts.monthlyCsv, async ({ params, reply }) => {
    const summed = await sumUpMonth({ db, clock }, params);
    const file = { period: summed.period.name, extension: "csv" } as const;
    return fileAnswer(reply, file, monthAsCsv(db, summed));
  });
  bind(contracts.monthlyPdf, async ({ params, reply }) => {
    const summed = await sumUpMonth({ db, clock }, params);
    const file = { period: summed.period.name, extension: "pdf" } as const;
    return fileAnswer(reply, file, await monthAsPdf(db, summed, about()));
  });
  bind(contracts.monthlySie, async ({ params, reply }) => {
    const period = monthPeriod(params.year, params.month);
    const file = { period: period.name, extension: "si" } as const;
    return fileAnswer(reply, file, periodAsSie(db, { period, ...about() }));
  });
}
