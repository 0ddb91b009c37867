import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { capacityOn } from "#domain/units/unit-nights.ts";

const day = (text: string) => text as LocalDate;

test("a vehicle counts on each night but those of its outages and those after it was retired", () => {
  const units = [
    {
      id: 1,
      retiredOn: null,
      outages: [{ startDate: day("2026-06-02"), endDate: day("2026-06-03") }],
    },
    { id: 2, retiredOn: day("2026-06-05"), outages: [] },
    { id: 3, retiredOn: null, outages: [{ startDate: day("2026-06-04"), endDate: null }] },
  ];
  const nights = [
    "2026-06-01",
    "2026-06-02",
    "2026-06-03",
    "2026-06-04",
    "2026-06-05",
    "2027-01-01",
  ];
  expect(nights.map((night) => capacityOn(units, day(night)))).toEqual([3, 2, 2, 2, 1, 1]);
});
