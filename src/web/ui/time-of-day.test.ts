import { expect, test } from "vitest";
import { timeProblem, wholeTime, withColon } from "./time-of-day.ts";

test.each(["00:00", "09:30", "23:59"])("%s is a time", (typed) => {
  expect(timeProblem(typed)).toBeUndefined();
});

test.each(["", "24:00", "9:00", "12:60", "12.00", "12:00:00", " 12:00", "tolv"])(
  "'%s' is none, and that is said",
  (typed) => {
    expect(timeProblem(typed)).toBe("Tid måste vara i format HH:MM");
  },
);

test("the colon comes of itself where only digits can be typed", () => {
  expect(withColon("150")).toBe("150");
  expect(withColon("1530")).toBe("15:30");
  expect(withColon("2530")).toBe("2530");
  expect(withColon("15")).toBe("15");
  expect(withColon("15:3")).toBe("15:3");
});

test("an hour alone is the hour sharp, and what is no time is left as it was typed", () => {
  expect(wholeTime("9")).toBe("09:00");
  expect(wholeTime("9.30")).toBe("09:30");
  expect(wholeTime("930")).toBe("09:30");
  expect(wholeTime("830")).toBe("08:30");
  expect(wholeTime("0930")).toBe("09:30");
  expect(wholeTime("1730")).toBe("17:30");
  expect(wholeTime("17")).toBe("17:00");
  expect(wholeTime("15:30")).toBe("15:30");
  expect(wholeTime("")).toBe("");
  expect(wholeTime("15:3")).toBe("15:3");
  expect(wholeTime("snart")).toBe("snart");
  expect(wholeTime("99")).toBe("99");
  expect(wholeTime("9360")).toBe("9360");
});
