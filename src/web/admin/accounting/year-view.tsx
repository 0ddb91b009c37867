import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { MonthTotals, YearlyAccounting } from "#contracts/accounting.ts";
import { filesOfYear, yearlyAccounting } from "#web/api/accounting.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RowTable, type Column } from "#web/ui/row-table.tsx";
import { monthHref } from "./address.ts";
import { ClosedBadge } from "./closed-badge.tsx";
import { Downloads } from "./downloads.tsx";
import { Figures, FiguresSkeleton } from "./figures.tsx";
import { OccupancyPanel } from "./occupancy-panel.tsx";
import { RevenueChart } from "./revenue-chart.tsx";
import { count, money, monthName } from "./words.ts";

const MONTHS_ID = "manader";

export function YearView({ year }: { year: number }) {
  const { data, error, refetch } = useQuery(yearlyAccounting(year));
  return (
    <>
      <div className="books-period">
        <h2 className="heading-2">År {year}</h2>
        {data && !isEmpty(data) && <Downloads files={filesOfYear(year)} period={`år ${year}`} />}
      </div>
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <FiguresSkeleton cards={4} />}
      {data && <CallProblem error={error} />}
      {data && (isEmpty(data) ? <Empty year={year} /> : <Year year={year} totals={data} />)}
      <OccupancyPanel year={year} />
    </>
  );
}

function isEmpty({ months }: YearlyAccounting): boolean {
  return months.every(
    ({ totalRevenue, totalBookings, capturedPayments }) =>
      totalRevenue === 0 && totalBookings === 0 && capturedPayments === 0,
  );
}

function Empty({ year }: { year: number }) {
  return (
    <div className="notice">
      <p className="font-semibold">Ingen data tillgänglig för {year}</p>
      <p className="text-muted">Här samlas årets försäljning så snart en betalning har dragits.</p>
    </div>
  );
}

function Year({ year, totals }: { year: number; totals: YearlyAccounting }) {
  const { yearlyTotals, months } = totals;
  const href = `#${MONTHS_ID}`;
  return (
    <>
      <Figures
        label={`Summor för ${year}`}
        figures={[
          { title: "Total omsättning", value: money(yearlyTotals.totalRevenue), href },
          { title: "Antal bokningar", value: count(yearlyTotals.totalBookings), href },
          { title: "Exkl. moms", value: money(yearlyTotals.totalExcludingVat), href },
          { title: "Total moms", value: money(yearlyTotals.totalVatAmount), href },
        ]}
      />
      <Panel title="Omsättning per månad">
        <RevenueChart months={months} />
        <div className="books-months" id={MONTHS_ID}>
          <RowTable
            label={`Månader ${year}`}
            rows={months}
            keyOf={({ month }) => month}
            columns={MONTH_COLUMNS}
          />
        </div>
      </Panel>
    </>
  );
}

const MONTH_COLUMNS: Column<MonthTotals>[] = [
  { header: "Månad", cell: (month) => <MonthLink {...month} /> },
  { header: "Omsättning", kind: "number", cell: ({ totalRevenue }) => money(totalRevenue) },
  { header: "Bokningar", kind: "number", cell: ({ totalBookings }) => count(totalBookings) },
  {
    header: "Genomförda betalningar",
    kind: "number",
    cell: ({ capturedPayments }) => count(capturedPayments),
  },
  {
    header: "Väntande betalningar",
    kind: "number",
    cell: ({ pendingPayments }) => count(pendingPayments),
  },
  {
    header: "Exkl. moms",
    kind: "number",
    cell: ({ vatBreakdown }) => money(vatBreakdown.totalExcludingVat),
  },
  { header: "Moms", kind: "number", cell: ({ vatBreakdown }) => money(vatBreakdown.totalVat) },
];

function MonthLink({ month, isClosed }: MonthTotals) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return (
    <span className="books-month">
      <Link href={monthHref(year, number)}>{monthName(number)}</Link>
      {isClosed && <ClosedBadge />}
    </span>
  );
}
