import { expect, test } from "vitest";
import type { CalendarDay, DayProblem } from "#domain/availability/calendar-days.ts";
import type { StayProblem } from "#domain/availability/check-stay.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { problemSentence } from "#texts/errors.ts";
import { dayLabel, dayReason, priceInDay } from "./day-words.ts";

const day = (fields: Partial<CalendarDay>): CalendarDay => ({
  day: "2026-07-03" as LocalDate,
  isTaken: false,
  isPartly: false,
  canStart: false,
  canEnd: false,
  problem: undefined,
  ...fields,
});
const unmarked = { isStart: false, isEnd: false, isBetween: false, isToday: false };

test("a day is read out with its state", () => {
  expect(dayLabel(day({ canStart: true }), unmarked)).toBe("fredag 3 juli, ledig, möjlig startdag");
  expect(dayLabel(day({ canEnd: true }), unmarked)).toBe("fredag 3 juli, möjlig slutdag");
  expect(dayLabel(day({ problem: { code: "day.full" } }), { ...unmarked, isToday: true })).toBe(
    "fredag 3 juli, i dag, fullt",
  );
  expect(dayLabel(day({ canStart: true }), { ...unmarked, isStart: true })).toBe(
    "fredag 3 juli, vald startdag",
  );
  expect(
    dayLabel(day({ problem: { code: "day.too-few", free: 2 }, isPartly: true }), unmarked),
  ).toBe("fredag 3 juli, för få lediga: 2 kvar");
});

test("where nights differ in price, the day tells its own last, and the figures alone where it is drawn", () => {
  expect(dayLabel(day({ canStart: true }), { ...unmarked, price: 2295 })).toBe(
    "fredag 3 juli, ledig, möjlig startdag, 2\u00a0295\u00a0kr per natt",
  );
  expect(priceInDay(2295)).toBe("2\u00a0295");
  expect(priceInDay(95)).toBe("95");
});

test("every reason why a day cannot be chosen is told in Swedish, with the nearest day that can", () => {
  const nearest = "2026-07-04" as LocalDate;
  const reasons: [DayProblem, string][] = [
    [{ code: "day.past" }, "har redan varit"],
    [{ code: "day.too-far" }, "ligger mer än ett år bort"],
    [{ code: "day.unknown" }, "vi vet inte än om dagen är ledig"],
    [{ code: "day.blocked" }, "blockerat"],
    [{ code: "day.off-season", opens: null }, "utanför säsong"],
    [
      { code: "day.off-season", opens: "2027-06-14" as LocalDate },
      "utanför säsong; säsongen börjar måndag 14 juni",
    ],
    [{ code: "day.full" }, "fullt"],
    [
      { code: "day.closed-start", nearest },
      "Stängt för hämtning och återlämning; närmaste möjliga start är lördag 4 juli",
    ],
    [{ code: "day.closed-end", nearest: null }, "Stängt för hämtning och återlämning"],
    [{ code: "day.no-end" }, "ingen ledig slutdag efter den här dagen"],
    [{ code: "day.before-start" }, "ligger före startdagen"],
    [{ code: "day.behind-taken" }, "en upptagen dag ligger emellan"],
    [{ code: "day.behind-few", free: 1 }, "för få lediga på vägen dit: 1 kvar"],
    [
      { code: "day.start-weekday", weekday: "saturday", nearest },
      "fel veckodag, starta på en lördag; närmaste möjliga start är lördag 4 juli",
    ],
    [
      { code: "day.start-weekday", weekday: "saturday", nearest: null },
      "fel veckodag, starta på en lördag",
    ],
    [
      { code: "day.end-weekday", weekday: "saturday", nearest },
      "fel veckodag, sluta på en lördag; närmaste möjliga slutdag är lördag 4 juli",
    ],
    [
      { code: "day.too-short", nights: 7, earliest: nearest },
      "för kort, minst 7 nätter; första möjliga slutdag är lördag 4 juli",
    ],
  ];
  for (const [problem, words] of reasons) expect(dayReason(problem)).toBe(words);
});

test("a day that was refused aloud is told in the same words under the calendar, with what is possible instead", () => {
  const nearest = "2026-07-04" as LocalDate;
  const told: [DayProblem, StayProblem, string][] = [
    [{ code: "day.behind-taken" }, { code: "stay.unavailable" }, ""],
    [{ code: "day.before-start" }, { code: "stay.reversed" }, ""],
    [{ code: "day.behind-few", free: 1 }, { code: "stay.too-few-units", free: 1 }, ""],
    [
      { code: "day.end-weekday", weekday: "saturday", nearest },
      { code: "stay.end-weekday", weekday: "saturday" },
      "; närmaste möjliga slutdag är lördag 4 juli",
    ],
  ];
  for (const [problem, aloud, instead] of told)
    expect(dayReason(problem, aloud)).toBe(
      `${problemSentence(aloud).replace(/\.$/, "")}${instead}`,
    );
});
