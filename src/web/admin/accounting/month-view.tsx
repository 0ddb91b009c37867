import { useQuery } from "@tanstack/react-query";
import type { MonthlyAccounting } from "#contracts/accounting.ts";
import { filesOfMonth, monthlyAccounting, type BookMonth } from "#web/api/accounting.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ClosedBadge } from "./closed-badge.tsx";
import { CloseMonth } from "./close-month.tsx";
import { Downloads } from "./downloads.tsx";
import { Figures, FiguresSkeleton } from "./figures.tsx";
import { BesideSales, Deposits, Disputes, VatReturn } from "./month-books.tsx";
import { VoucherTable } from "./voucher-table.tsx";
import { asHeading, count, money, monthWords } from "./words.ts";

const VOUCHERS_ID = "verifikationer";

export function MonthView({ year, month }: BookMonth) {
  const { data, error, refetch } = useQuery(monthlyAccounting({ year, month }));
  const period = monthWords(year, month);
  return (
    <>
      <div className="books-period">
        <h2 className="heading-2">
          {asHeading(period)} {data?.isClosed && <ClosedBadge />}
        </h2>
        {data && <Downloads files={filesOfMonth({ year, month })} period={period} />}
      </div>
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <FiguresSkeleton cards={3} />}
      {data && (
        <>
          <CallProblem error={error} />
          <Sums totals={data} />
          <Panel
            title="Bokningar"
            lead="En rad för varje verifikation, i nummerordning. Det som inte har moms, som depositioner, räknas inte i omsättningen."
          >
            <div id={VOUCHERS_ID}>
              {data.vouchers.length === 0 ? (
                <p>Inga bokningar för denna månad</p>
              ) : (
                <VoucherTable vouchers={data.vouchers} period={period} />
              )}
            </div>
          </Panel>
          <div className="books-pair">
            <VatReturn boxes={data.vatReturn} />
            <Deposits deposits={data.deposits} />
            <Disputes disputes={data.disputes} />
            <BesideSales totals={data} />
          </div>
          <CloseMonth totals={data} year={year} month={month} />
        </>
      )}
    </>
  );
}

function Sums({ totals }: { totals: MonthlyAccounting }) {
  const { vatBreakdown, capturedPayments, pendingPayments, cancelledPayments } = totals;
  const href = `#${VOUCHERS_ID}`;
  return (
    <Figures
      label="Månadens summor"
      figures={[
        {
          title: "Omsättning",
          value: money(totals.totalRevenue),
          href,
          details: [
            ["Exkl. moms", money(vatBreakdown.totalExcludingVat)],
            ["Moms", money(vatBreakdown.totalVat)],
          ],
        },
        {
          title: "Betalningar",
          value: count(capturedPayments + pendingPayments + cancelledPayments),
          href,
          details: [
            ["Genomförda", count(capturedPayments)],
            ["Väntande", count(pendingPayments)],
            ["Avbrutna", count(cancelledPayments)],
          ],
          hint: "Avbrutna är kort som reserverades för bokningar gjorda i månaden och som gick ut eller släpptes utan att dras.",
        },
        { title: "Totalt antal bokningar", value: count(totals.totalBookings), href },
      ]}
    />
  );
}
