import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { yearOf } from "#domain/dates/local-date.ts";
import { belongingsOf } from "#web/api/item-belongings.ts";
import { itemBookings } from "#web/api/item-editor.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { Month } from "./month.tsx";
import { daysOfYear, monthsOf, type ItemYear } from "./year-facts.ts";
import { concernsOf, linesOf } from "./year-words.ts";
import "./year.css";

type YearViewProps = {
  itemId: number;
  item: Pick<ItemYear, "quantity" | "pricePerDay" | "peakSeasonOnly" | "turnaroundNights">;
};

/** The whole year at a glance: what overlaps and what is missing is seen, and said below. */
export function YearView({ itemId, item }: YearViewProps) {
  const { today } = usePageState();
  const [year, setYear] = useState(() => yearOf(today));
  const { data, error, retry } = useItemDays(itemId);
  const shown = useMemo<ItemYear>(
    () => ({ ...item, ...data, year, today }),
    [item, data, year, today],
  );
  const days = useMemo(() => daysOfYear(shown), [shown]);
  if (error) return <FetchProblem error={error} onRetry={retry} />;
  return (
    <div className="year">
      <div className="year-top">
        <Button look="quiet" className="button-small" onClick={() => setYear(year - 1)}>
          <ChevronLeft aria-hidden="true" size={18} />
          Föregående år
        </Button>
        <h3 className="heading-3" aria-live="polite">
          {year}
        </h3>
        <Button look="quiet" className="button-small" onClick={() => setYear(year + 1)}>
          Nästa år
          <ChevronRight aria-hidden="true" size={18} />
        </Button>
      </div>
      <Legend
        hasUnits={item.quantity > 1}
        isPeakOnly={item.peakSeasonOnly}
        hasKept={days.some(({ kept }) => kept > 0)}
      />
      <div className="year-months">
        {monthsOf(days).map((month) => (
          <Month key={month[0]?.day} days={month} item={shown} today={today} />
        ))}
      </div>
      <Concerns concerns={concernsOf(days, shown)} />
      <details className="year-text">
        <summary>Hela {year} i ord</summary>
        <YearText lines={linesOf(days, shown).map(({ words }) => words)} />
      </details>
    </div>
  );
}

function useItemDays(itemId: number) {
  const seasons = useQuery(belongingsOf("seasonal-prices", itemId));
  const intervals = useQuery(belongingsOf("booking-intervals", itemId));
  const blocks = useQuery(belongingsOf("blocked-dates", itemId));
  const bookings = useQuery(itemBookings(itemId));
  const queries = [seasons, intervals, blocks, bookings];
  const data = useMemo(
    () => ({
      seasons: seasons.data ?? [],
      intervals: intervals.data ?? [],
      blocks: blocks.data ?? [],
      bookings: bookings.data ?? [],
    }),
    [seasons.data, intervals.data, blocks.data, bookings.data],
  );
  return {
    data,
    error: queries.find((query) => query.error && !query.data)?.error,
    retry: () => queries.forEach((query) => void query.refetch()),
  };
}

type LegendProps = { hasUnits: boolean; isPeakOnly: boolean; hasKept: boolean };

function Legend({ hasUnits, isPeakOnly, hasKept }: LegendProps) {
  return (
    <ul className="year-legend">
      <li>
        <span className="year-day" data-season="true" data-begins="true" /> Säsongspris
      </li>
      <li>
        <span className="year-day" data-season="true" data-overlap="true" /> Flera priser eller
        perioder
      </li>
      <li>
        <span className="year-day" data-interval="true" /> Bokningsperiod
      </li>
      <li>
        <span className="year-day" data-blocked="true" /> Blockerat
      </li>
      <li>
        <span className="year-day" data-booked="full" /> {hasUnits ? "Fullbokat" : "Bokat"}
      </li>
      {hasUnits && (
        <li>
          <span className="year-day" data-booked="part" /> Delvis bokat
        </li>
      )}
      {hasKept && (
        <li>
          <span className="year-day" data-kept="true" /> Hålls fritt efter återlämning
        </li>
      )}
      {isPeakOnly && (
        <li>
          <span className="year-day" data-hole="true" /> Går inte att boka
        </li>
      )}
      <li>
        <span className="year-day" data-today="true" /> Idag
      </li>
    </ul>
  );
}

function Concerns({ concerns }: { concerns: string[] }) {
  if (concerns.length === 0)
    return <p className="text-muted">Inga överlapp och inga luckor mellan säsongspriserna.</p>;
  return (
    <div className="year-concerns">
      <h4 className="font-semibold">Att se över</h4>
      <ul>
        {concerns.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function YearText({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <p>Inget är inlagt det här året.</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
