import { memo, useId } from "react";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { addMonths, firstOfMonth, yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { formatMonth, formatMonthName } from "#texts/format.ts";

type MonthChoiceProps = {
  today: LocalDate;
  firstMonth: LocalDate;
  months: number;
  onShow: (month: LocalDate) => void;
};

/** Every month that can be booked, one tap or arrow key away. The browser's own radio buttons know the keys. */
export const MonthChoice = memo(function MonthChoice({
  today,
  firstMonth,
  months,
  onShow,
}: MonthChoiceProps) {
  const name = useId();
  const last = firstOfMonth(lastBookableDay(today));
  const latestFirst = addMonths(last, 1 - months);
  return (
    <div className="month-choice" role="radiogroup" aria-label="Månad">
      {monthsBetween(firstOfMonth(today), last).map((month) => (
        <label
          key={month}
          data-shown={(month >= firstMonth && month < addMonths(firstMonth, months)) || undefined}
        >
          <input
            type="radio"
            name={name}
            aria-label={formatMonth(month)}
            checked={month === firstMonth}
            onChange={() => onShow(month < latestFirst ? month : latestFirst)}
          />
          {shortName(month)}
          {yearOf(month) > yearOf(today) && <small>{yearOf(month)}</small>}
        </label>
      ))}
    </div>
  );
});

function monthsBetween(first: LocalDate, last: LocalDate): LocalDate[] {
  const months: LocalDate[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** As Swedes shorten them: those of four letters are not. */
function shortName(month: LocalDate): string {
  const name = formatMonthName(month);
  return name.length <= 4 ? name : name.slice(0, 3);
}
