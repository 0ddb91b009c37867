import { describe, expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { earliestCounted } from "./counted-from.ts";

const second = (at: string) => new Date(`2026-05-01T10:00:${at}Z`);
const BEGINS = "2026-08-01" as LocalDate;
const move = { from: "2026-07-01" as LocalDate, version: 2, at: second("00.051") };
const counted = (charges: Parameters<typeof earliestCounted>[2]) =>
  earliestCounted(BEGINS, [move], charges);

describe("the day that cancelling is counted to", () => {
  test("is where the stay begins while nothing was charged", () => {
    expect(counted([])).toBe("2026-08-01");
  });

  test("is where the stay begins that was moved before it was charged, whatever the clocks say", () => {
    expect(counted([{ at: second("00.000"), version: 2 }])).toBe("2026-08-01");
    expect(counted([{ at: second("00.000"), version: 3 }])).toBe("2026-08-01");
  });

  test("is where a stay began that was moved after it was charged, whatever the clocks say", () => {
    expect(counted([{ at: second("01.000"), version: 1 }])).toBe("2026-07-01");
  });

  test("is told by the first charge of several", () => {
    const later = { at: second("30.000"), version: 3 };
    expect(counted([later, { at: second("00.000"), version: 1 }])).toBe("2026-07-01");
  });

  test("is never later than the stay begins", () => {
    const away = { ...move, from: "2026-09-01" as LocalDate };
    const charge = { at: second("00.000"), version: 1 };
    expect(earliestCounted(BEGINS, [away], [charge])).toBe("2026-08-01");
  });

  test("is told by the clock for charges of before, and within one second to the customer's good", () => {
    expect(counted([{ at: second("00.000"), version: null }])).toBe("2026-08-01");
    expect(counted([{ at: new Date("2026-05-01T09:59:59Z"), version: null }])).toBe("2026-07-01");
    expect(counted([{ at: second("00.050"), version: null }])).toBe("2026-07-01");
  });
});
