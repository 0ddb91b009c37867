import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BookingInterval } from "#domain/catalog/item.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, momentInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { pickupProblem } from "./check-stay.ts";
import { pickupLimits } from "./pickup-notice.ts";

const day = (text: string) => text as LocalDate;

type World = { now: Date; hours: number; pickupTime: string; intervals?: BookingInterval[] };

function verdictOn(date: LocalDate, { now, hours, pickupTime, intervals = [] }: World) {
  const item = { defaultPickupTime: pickupTime, defaultReturnTime: null };
  const rules = { intervals, item, shop: { noticeHours: hours } };
  const limits = pickupLimits(rules, momentInSweden(now), momentInSweden(now, hours));
  const stay = { startDate: date, endDate: addDays(date, 1) };
  return pickupProblem({ today: dayInSweden(now), ...limits }, stay)?.code ?? "ok";
}

describe("how long before a pick-up the shop wants to know", () => {
  // 1 June 2027, 14 in Sweden.
  const world = { now: new Date("2027-06-01T12:00:00Z"), pickupTime: "15:00" };

  test("without notice all but what has passed can be had", () => {
    expect(verdictOn(day("2027-06-01"), { ...world, hours: 0 })).toBe("ok");
    const late = { ...world, hours: 0, pickupTime: "13:59" };
    expect(verdictOn(day("2027-06-01"), late)).toBe("stay.pickup-passed");
    expect(verdictOn(day("2027-06-02"), late)).toBe("ok");
  });

  test("with 24 hours tomorrow's pick-up can be had while it is a day away, to the minute", () => {
    const wanted = { ...world, hours: 24 };
    expect(verdictOn(day("2027-06-01"), wanted)).toBe("stay.too-short-notice");
    expect(verdictOn(day("2027-06-02"), { ...wanted, pickupTime: "14:00" })).toBe("ok");
    expect(verdictOn(day("2027-06-02"), { ...wanted, pickupTime: "13:59" })).toBe(
      "stay.too-short-notice",
    );
    expect(verdictOn(day("2027-06-03"), { ...wanted, pickupTime: "00:00" })).toBe("ok");
  });

  test("what has passed is said to have passed, whatever the notice", () => {
    const late = { ...world, hours: 48, pickupTime: "10:00" };
    expect(verdictOn(day("2027-06-01"), late)).toBe("stay.pickup-passed");
    expect(verdictOn(day("2027-06-02"), late)).toBe("stay.too-short-notice");
  });

  test("a booking period's own hour decides on its days", () => {
    const evenings: BookingInterval = {
      id: 1,
      startDate: day("2027-06-02"),
      endDate: day("2027-06-02"),
      startWeekday: "wednesday",
      pickupTime: "20:00",
      returnTime: "10:00",
      intervalDays: 1,
    };
    const early = { ...world, hours: 24, pickupTime: "08:00" };
    expect(verdictOn(day("2027-06-02"), early)).toBe("stay.too-short-notice");
    expect(verdictOn(day("2027-06-02"), { ...early, intervals: [evenings] })).toBe("ok");
  });

  test("the night the clocks are put forward has an hour less, the one they are put back an hour more", () => {
    const spring = { now: new Date("2027-03-27T14:00:00Z"), hours: 24 };
    expect(verdictOn(day("2027-03-28"), { ...spring, pickupTime: "15:59" })).toBe(
      "stay.too-short-notice",
    );
    expect(verdictOn(day("2027-03-28"), { ...spring, pickupTime: "16:00" })).toBe("ok");
    const autumn = { now: new Date("2027-10-30T13:00:00Z"), hours: 24 };
    expect(verdictOn(day("2027-10-31"), { ...autumn, pickupTime: "14:00" })).toBe("ok");
    expect(verdictOn(day("2027-10-31"), { ...autumn, pickupTime: "13:59" })).toBe(
      "stay.too-short-notice",
    );
  });

  test("it agrees with waiting minute by minute until a clock in Sweden shows the hour", () => {
    const around = fc.constantFrom("2027-03-26", "2027-10-29", "2027-12-30", "2028-02-27");
    fc.assert(
      fc.property(
        fc.record({
          from: around,
          minute: fc.nat(2 * 24 * 60),
          hours: fc.nat(60),
          // Not in the hour of the night that the clocks show twice, or not at all.
          pickup: fc.integer({ min: 3 * 60, max: 24 * 60 - 1 }),
          ahead: fc.nat(4),
        }),
        ({ from, minute, hours, pickup, ahead }) => {
          const now = new Date(Date.parse(`${from}T00:00:00Z`) + minute * 60_000);
          const two = (number: number) => String(number).padStart(2, "0");
          const pickupTime = `${two(Math.floor(pickup / 60))}:${two(pickup % 60)}`;
          const date = addDays(dayInSweden(now), ahead);
          const shows = (at: number) => {
            const instant = new Date(at);
            return `${dayInSweden(instant)} ${timeInSweden(instant)}`;
          };
          // Hour by hour until it is near, then by the minute.
          let at = now.getTime();
          if (shows(at) > `${date} ${pickupTime}`) {
            expect(verdictOn(date, { now, hours, pickupTime })).toBe("stay.pickup-passed");
            return;
          }
          while (shows(at + 2 * 3_600_000) < `${date} ${pickupTime}`) at += 3_600_000;
          while (shows(at) < `${date} ${pickupTime}`) at += 60_000;
          const isInTime = at - now.getTime() >= hours * 3_600_000;
          expect(verdictOn(date, { now, hours, pickupTime })).toBe(
            isInTime ? "ok" : "stay.too-short-notice",
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
