import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOOKING_STATUSES, holdsNights } from "#domain/bookings/booking-status.ts";
import { lengthOf, nightsOf } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { weekdayOf } from "#domain/dates/weekday.ts";
import { CALENDAR_VIEWS, calendarRange, stepRange, weekNumber } from "./calendar-range.ts";
import { lacksMoney } from "./lacks-money.ts";
import { occupancyOn, percentOf, sumOccupancy, weighedOccupancy } from "./occupancy.ts";
import { assignLanes, drawnStay, type LaneBooking } from "./unit-lanes.ts";

const day = (text: string) => text as LocalDate;
const TODAY = day("2027-03-01");

const someDay = fc.integer({ min: -800, max: 800 }).map((days) => addDays(TODAY, days));
const someView = fc.constantFrom(...CALENDAR_VIEWS);

describe("a range of the calendar", () => {
  test("is a day, a week from Monday, or a month as calendars have it", () => {
    expect(calendarRange("day", day("2027-03-03"))).toEqual({
      startDate: "2027-03-03",
      endDate: "2027-03-03",
    });
    expect(calendarRange("week", day("2027-03-07"))).toEqual({
      startDate: "2027-03-01",
      endDate: "2027-03-07",
    });
    expect(calendarRange("week", day("2027-03-01")).startDate).toBe("2027-03-01");
    expect(calendarRange("month", day("2028-02-10"))).toEqual({
      startDate: "2028-02-01",
      endDate: "2028-02-29",
    });
  });

  test("holds its day, and the next begins the day after it ends", () => {
    fc.assert(
      fc.property(someView, someDay, (view, date) => {
        const range = calendarRange(view, date);
        expect(range.startDate <= date && date <= range.endDate).toBe(true);
        const next = calendarRange(view, stepRange(view, date, 1));
        expect(next.startDate).toBe(addDays(range.endDate, 1));
        expect(calendarRange(view, stepRange(view, next.startDate, -1))).toEqual(range);
        if (view === "week")
          expect([weekdayOf(range.startDate), lengthOf(range)]).toEqual(["monday", 7]);
      }),
    );
  });

  test.each([
    ["2027-03-01", 9],
    ["2027-01-01", 53],
    ["2026-12-31", 53],
    ["2027-01-04", 1],
    ["2029-12-31", 1],
    ["2026-06-21", 25],
    ["2026-06-22", 26],
  ])("%s lies in week %d", (date, week) => {
    expect(weekNumber(day(date))).toBe(week);
  });
});

const booking = (id: number, start: string, end: string, fields: Partial<LaneBooking> = {}) => ({
  id,
  startDate: day(`2027-03-${start}`),
  endDate: day(`2027-03-${end}`),
  quantity: 1,
  status: "confirmed" as const,
  ...fields,
});

const idsOf = (lanes: LaneBooking[][]) => lanes.map((lane) => lane.map(({ id }) => id));

const someBookings = fc
  .array(
    fc.record({
      start: fc.integer({ min: 0, max: 40 }),
      nights: fc.integer({ min: 1, max: 12 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      status: fc.constantFrom(...BOOKING_STATUSES.filter((status) => status !== "cancelled")),
    }),
    { maxLength: 30 },
  )
  .map((drafts) =>
    drafts.map(({ start, nights, quantity, status }, index) => ({
      id: 1_000_000 + index,
      startDate: addDays(TODAY, start),
      endDate: addDays(TODAY, start + nights),
      quantity,
      status,
    })),
  );

/** The most units that are held on any one night. */
function mostHeld(bookings: LaneBooking[]): number {
  const taken = new Map<LocalDate, number>();
  for (const one of bookings)
    for (const night of nightsOf(one)) taken.set(night, (taken.get(night) ?? 0) + one.quantity);
  return Math.max(0, ...taken.values());
}

describe("the units of an item", () => {
  test("take bookings one after the other, and a turnover day is shared", () => {
    const bookings = [booking(1, "01", "04"), booking(2, "04", "06"), booking(3, "03", "05")];
    expect(idsOf(assignLanes(bookings, 2))).toEqual([[1, 2], [3]]);
  });

  test("are taken as many as a booking has, also where they do not lie side by side", () => {
    const bookings = [booking(1, "01", "10"), booking(2, "01", "03"), booking(3, "01", "10")];
    const pair = booking(4, "03", "05", { quantity: 2 });
    expect(idsOf(assignLanes([...bookings, pair], 4))).toEqual([[1], [2, 4], [3], [4]]);
  });

  test("are left to those who hold them by those who brought theirs back early", () => {
    const early = booking(1, "01", "10", { status: "returned" });
    expect(idsOf(assignLanes([early, booking(2, "05", "08")], 1))).toEqual([[2], [1]]);
    expect(idsOf(assignLanes([early, booking(2, "10", "12")], 1))).toEqual([[1, 2]]);
  });

  test("are drawn over no day that is free again since it came back early", () => {
    const early = booking(1, "01", "10", { status: "returned" });
    const drawn = (today: string, one = early) => drawnStay(one, day(today)).endDate;
    expect([drawn("2027-03-01"), drawn("2027-03-05"), drawn("2027-03-12")]).toEqual([
      "2027-03-02",
      "2027-03-05",
      "2027-03-10",
    ]);
    expect(drawn("2027-03-05", booking(2, "01", "10"))).toBe("2027-03-10");
    const after = drawnStay(early, day("2027-03-05"));
    expect(idsOf(assignLanes([after, booking(2, "05", "08")], 1))).toEqual([[1, 2]]);
  });

  test("are never given to two bookings on the same night", () => {
    fc.assert(
      fc.property(someBookings, fc.integer({ min: 0, max: 6 }), (bookings, units) => {
        for (const lane of assignLanes(bookings, units))
          for (const [index, one] of lane.entries())
            expect(index === 0 || lane[index - 1]!.endDate <= one.startDate).toBe(true);
      }),
    );
  });

  test("are enough for what holds them whenever the nights allow it", () => {
    fc.assert(
      fc.property(someBookings, (all) => {
        const holding = all.filter(({ status }) => holdsNights(status));
        const units = mostHeld(holding);
        expect(assignLanes(holding, units)).toHaveLength(units);
        // What was returned gets out of the way and changes nothing for the others.
        const lanes = assignLanes(all, units).map((lane) =>
          lane.filter(({ status }) => holdsNights(status)),
        );
        expect(lanes.slice(0, units)).toEqual(assignLanes(holding, units));
      }),
    );
  });

  test("each booking has as many as it booked, in whatever order the bookings come", () => {
    fc.assert(
      fc.property(someBookings, (bookings) => {
        const lanes = assignLanes(bookings, 3);
        for (const one of bookings)
          expect(lanes.filter((lane) => lane.includes(one))).toHaveLength(one.quantity);
        expect(assignLanes(bookings.toReversed(), 3)).toEqual(lanes);
      }),
    );
  });
});

describe("how full a night is", () => {
  const item = {
    quantity: 4,
    bookings: [booking(1, "01", "04", { quantity: 2 }), booking(2, "03", "05")],
  };

  test("counts the units of those who sleep there, not those who leave that day", () => {
    const taken = ["01", "03", "04", "05"].map((date) => {
      const night = day(`2027-03-${date}`);
      return occupancyOn(night, item, TODAY).taken;
    });
    expect(taken).toEqual([2, 3, 1, 0]);
  });

  test("counts what was returned on nights that have passed only", () => {
    const bookings = [booking(1, "01", "10", { status: "returned" })];
    const on = (night: string) =>
      occupancyOn(day(night), { quantity: 1, bookings }, day("2027-03-05")).taken;
    expect([on("2027-03-04"), on("2027-03-05")]).toEqual([1, 0]);
  });

  test("counts nobody who cancelled, and never more than there was", () => {
    const bookings = [
      booking(1, "01", "03", { status: "cancelled" }),
      booking(2, "01", "03", { quantity: 3 }),
    ];
    expect(occupancyOn(TODAY, { quantity: 2, bookings }, TODAY)).toEqual({ taken: 3, units: 3 });
  });

  test.each([
    [{ taken: 0, units: 0 }, 0],
    [{ taken: 0, units: 9 }, 0],
    [{ taken: 1, units: 1000 }, 1],
    [{ taken: 1, units: 3 }, 33],
    [{ taken: 999, units: 1000 }, 99],
    [{ taken: 3, units: 3 }, 100],
  ])("%o is %d percent", (occupancy, percent) => {
    expect(percentOf(occupancy)).toBe(percent);
  });

  test("is summed over items by their units", () => {
    const parts = [
      { taken: 1, units: 1 },
      { taken: 0, units: 3 },
    ];
    expect(percentOf(sumOccupancy(parts))).toBe(25);
  });

  test("a motorhome that stands still is not made up for by snowshoes that are out", () => {
    const motorhome = { taken: 0, units: 1, pricePerDay: 2000 };
    const snowshoes = { taken: 20, units: 20, pricePerDay: 100 };
    expect(percentOf(sumOccupancy([motorhome, snowshoes]))).toBe(95);
    expect(percentOf(weighedOccupancy([motorhome, snowshoes]))).toBe(50);
    expect(percentOf(weighedOccupancy([{ ...motorhome, taken: 1 }, snowshoes]))).toBe(100);
  });

  test("what is lent for nothing is counted as it is where there is nothing else", () => {
    expect(weighedOccupancy([{ taken: 1, units: 4, pricePerDay: 0 }])).toEqual({
      taken: 1,
      units: 4,
    });
    expect(weighedOccupancy([])).toEqual({ taken: 0, units: 0 });
  });
});

test("a booking lacks money while something is due of it, and not when it was paid too much", () => {
  expect(lacksMoney({ dueAmount: 500 })).toBe(true);
  expect(lacksMoney({ dueAmount: 0 })).toBe(false);
  expect(lacksMoney({ dueAmount: -500 })).toBe(false);
});

test("the lanes of a night are as many as the units that are out", () => {
  fc.assert(
    fc.property(someBookings, (all) => {
      const bookings = all.filter(({ status }) => holdsNights(status));
      const lanes = assignLanes(bookings, 0);
      for (let days = 0; days < 52; days += 1) {
        const night = addDays(TODAY, days);
        const used = lanes.filter((lane) =>
          lane.some(({ startDate, endDate }) => startDate <= night && night < endDate),
        );
        expect(used).toHaveLength(occupancyOn(night, { quantity: 0, bookings }, TODAY).taken);
      }
    }),
  );
});
