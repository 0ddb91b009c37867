import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { paramsOf, placeOf } from "./address.ts";

const TODAY = "2027-03-01" as LocalDate;
const at = (query: string) => placeOf(new URLSearchParams(query), TODAY);

test("an address without a day is the week from today on", () => {
  expect(at("")).toEqual({ view: "week", day: TODAY });
  expect(paramsOf({ view: "week", day: null }).toString()).toBe("");
});

test("view and day are read back as they were written", () => {
  for (const view of ["day", "week", "month"] as const) {
    const place = { view, day: "2027-06-15" as LocalDate };
    expect(at(paramsOf(place).toString())).toEqual(place);
  }
  expect(at(paramsOf({ view: "month", day: null }).toString())).toEqual({
    view: "month",
    day: TODAY,
  });
});

test.each(["day=2027-02-30", "day=x", "day=9999-12-31", "day=0001-01-01", "view=year", "day="])(
  "%s is nonsense, and read as if it were not there",
  (query) => expect(at(query)).toEqual({ view: "week", day: TODAY }),
);
