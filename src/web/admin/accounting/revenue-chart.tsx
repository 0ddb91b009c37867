import type { MonthTotals } from "#contracts/accounting.ts";
import { barsOf } from "./bars.ts";
import { count, money, monthName } from "./words.ts";

/** A picture of the table below it, which says the same in numbers to whoever does not see it. */
export function RevenueChart({ months }: { months: MonthTotals[] }) {
  const { above, bars } = barsOf(months.map(({ totalRevenue }) => totalRevenue));
  return (
    <div className="books-chart" aria-hidden="true">
      {months.map(({ month, totalRevenue }, index) => {
        const share = bars[index] ?? 0;
        const name = monthName(Number(month.slice(5)));
        return (
          <div key={month} className="books-bar" title={`${name}: ${money(totalRevenue)}`}>
            <div className="books-bar-room">
              <div
                className="books-bar-fill"
                data-below={share < 0 || undefined}
                style={{
                  height: `${Math.abs(share) * 100}%`,
                  [share < 0 ? "top" : "bottom"]: `${(share < 0 ? above : 1 - above) * 100}%`,
                }}
              >
                {share !== 0 && (
                  <span className="books-bar-sum">{count(Math.round(totalRevenue))}</span>
                )}
              </div>
              <div className="books-bar-zero" style={{ top: `${above * 100}%` }} />
            </div>
            <span className="books-bar-name">
              {name.charAt(0).toLowerCase()}
              <span>{shortName(name).slice(1)}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** `jan`, but `mars`, `juni` and `juli`: Swedish shortens no word of four letters. */
function shortName(name: string): string {
  return (name.length <= 4 ? name : name.slice(0, 3)).toLowerCase();
}
