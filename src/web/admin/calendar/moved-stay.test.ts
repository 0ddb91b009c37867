import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { gripAt, movedBy, movedTo } from "./moved-stay.ts";

const day = (text: string) => text as LocalDate;
const week = { startDate: day("2027-07-03"), endDate: day("2027-07-10") };

test("taken in the middle, the whole stay moves with the pointer", () => {
  expect(movedTo(week, "whole", [day("2027-07-05"), day("2027-07-08")])).toEqual({
    startDate: "2027-07-06",
    endDate: "2027-07-13",
  });
});

test("taken at an end, the stay becomes longer or shorter, and a night is always left", () => {
  expect(movedBy(week, "end", 2)).toEqual({ ...week, endDate: "2027-07-12" });
  expect(movedBy(week, "end", -30)).toEqual({ ...week, endDate: "2027-07-04" });
  expect(movedBy(week, "start", 30)).toEqual({ ...week, startDate: "2027-07-09" });
  expect(movedBy(week, "start", -1)).toEqual({ ...week, startDate: "2027-07-02" });
});

test("also a short bar has a middle to take it by", () => {
  const bar = { left: 100, right: 124 };
  expect([gripAt(102, bar), gripAt(112, bar), gripAt(123, bar)]).toEqual(["start", "whole", "end"]);
});
