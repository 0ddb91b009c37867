import { memo } from "react";
import { dayOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS, weekdayOf } from "#domain/dates/weekday.ts";
import { formatMonth } from "#texts/format.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";
import type { DayFacts, ItemYear } from "./year-facts.ts";
import { linesOf } from "./year-words.ts";

type MonthProps = { days: DayFacts[]; item: ItemYear; today: LocalDate };

/** One month as a picture that says in words what it shows. */
export const Month = memo(function Month({ days, item, today }: MonthProps) {
  const first = days[0]?.day;
  if (!first) return null;
  const title = formatMonth(first);
  const lines = linesOf(days, item).map(({ words }) => words);
  const label = lines.length > 0 ? `${title}. ${lines.join(". ")}.` : `${title}. Inget är inlagt.`;
  return (
    <figure className="year-month">
      <figcaption aria-hidden="true">{title}</figcaption>
      <div className="year-grid" role="img" aria-label={label}>
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} className="year-weekday">
            {WEEKDAY_LABELS[weekday].slice(0, 1)}
          </span>
        ))}
        {days.map((facts, index) => (
          <Day
            key={facts.day}
            facts={facts}
            item={item}
            isToday={facts.day === today}
            isSeasonStart={facts.season !== undefined && facts.season !== days[index - 1]?.season}
            column={index === 0 ? WEEKDAYS.indexOf(weekdayOf(facts.day)) + 1 : undefined}
          />
        ))}
      </div>
    </figure>
  );
});

type DayProps = {
  facts: DayFacts;
  item: ItemYear;
  isToday: boolean;
  /** Another price than the day before, or than none. */
  isSeasonStart: boolean;
  /** Where the first of the month stands in its week. */
  column: number | undefined;
};

function Day({ facts, item, isToday, isSeasonStart, column }: DayProps) {
  const { day, season, seasons, interval, intervals, block, booked, kept } = facts;
  return (
    <span
      className="year-day"
      title={linesOf([facts], item)
        .map(({ words }) => words)
        .join("\n")}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      data-season={season !== undefined}
      data-begins={isSeasonStart}
      data-interval={interval !== undefined}
      data-blocked={block !== undefined}
      data-booked={booked > 0 ? (booked >= item.quantity ? "full" : "part") : undefined}
      data-kept={kept > 0 && booked === 0 ? true : undefined}
      data-overlap={seasons > 1 || intervals > 1}
      data-hole={item.peakSeasonOnly && season === undefined}
      data-today={isToday}
    >
      <span>{dayOfMonth(day)}</span>
    </span>
  );
}
