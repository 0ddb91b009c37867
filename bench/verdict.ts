import { median } from "./median.ts";
import type { Measured } from "./lines.ts";
import type { BookingRates } from "./measure-bookings.ts";
import type { WorkerRates } from "./measure-workers.ts";
import type { OfficeTime } from "./office-lines.ts";

const MOST_SLOWDOWN = 1.2;
const LEAST_BOOKINGS = { booking: 0.025, placing: 0.05 };

/** One line as it is printed: how much, of what, and what it should be. */
export type Row = {
  label: string;
  /** So many a second, or milliseconds. */
  value: number;
  unit: "a second" | "ms";
  baseline: string;
  /** As a share of the baseline; of a time nothing. */
  ofBaseline?: number;
  aim: string;
  /** Against the same with few items and bookings, both taken as shares of their own baselines. */
  timesSlower?: number;
  isMet: boolean;
};

/** The middle one of the ratios of the rounds: a disturbed round changes it little. */
export function ratio(one: readonly number[], other: readonly number[]): number {
  return median(one.map((rate, round) => rate / (other[round] ?? Number.NaN)));
}

export function rowsOf(measured: readonly Measured[]): Row[] {
  return measured.map((line) => {
    const ofBaseline = ratio(line.rates, line.baselineRates);
    const small = measured.find(({ name, size }) => name === line.name && size === "small");
    const timesSlower =
      line.size === "large" && small
        ? ratio(small.rates, small.baselineRates) / ofBaseline
        : undefined;
    const isSlower = (timesSlower ?? 0) > MOST_SLOWDOWN;
    return {
      label: `${line.label}${line.size === "large" ? LARGE : ""}`,
      value: median(line.rates),
      unit: "a second",
      baseline: `${line.baseline.label.split(",")[0] ?? ""} ${median(line.baselineRates).toFixed(0)}`,
      ofBaseline,
      // With few bookings it is held against the bare route, with many against itself with few.
      aim: timesSlower === undefined ? `>= ${line.aim}` : `<= ${MOST_SLOWDOWN} times slower`,
      ...(timesSlower !== undefined && { timesSlower }),
      isMet: timesSlower === undefined ? ofBaseline >= line.aim : !isSlower,
    };
  });
}

const LARGE = ", 1,000,000 bookings, 1,000 items";

export function bookingRows({ insert, booking, placing }: BookingRates): Row[] {
  const row = (label: string, rate: number, aim: number): Row => ({
    label,
    value: rate,
    unit: "a second",
    baseline: `durable inserts ${insert.toFixed(0)}`,
    ofBaseline: rate / insert,
    aim: `>= ${aim}`,
    isMet: rate / insert >= aim,
  });
  return [
    row("whole bookings: hold, pay, book", booking, LEAST_BOOKINGS.booking),
    row("paid checkouts turned into bookings", placing, LEAST_BOOKINGS.placing),
  ];
}

export function officeRows(times: readonly OfficeTime[]): Row[] {
  return times.map(({ label, ms, fastest, most, kilobytes }) => ({
    label: `office: ${label}, ${kilobytes.toFixed(0)} KB${LARGE}`,
    value: ms,
    unit: "ms",
    baseline: `fastest ${fastest.toFixed(0)} ms`,
    aim: `<= ${most} ms`,
    isMet: ms <= most,
  }));
}

/** Told and not judged: what a second process is worth depends on the processors there are. */
export function workerRows(rates: readonly WorkerRates[]): Row[] {
  return rates.map(({ label, one, two }) => ({
    label,
    value: two,
    unit: "a second",
    baseline: `WORKERS=1 ${one.toFixed(0)}`,
    ofBaseline: two / one,
    aim: "told",
    isMet: true,
  }));
}

export function table(rows: readonly Row[]): string {
  const line = (label: string, parts: string[]) =>
    `${label.padEnd(84)}${parts.map((part) => part.padStart(24)).join("")}`;
  return [
    line("", ["measured", "baseline", "of baseline", "aim", "times slower"]),
    ...rows.map(({ label, value, unit, baseline, ofBaseline, aim, timesSlower, isMet }) =>
      line(`${isMet ? "✓" : "✗"} ${label}`, [
        `${value.toFixed(0)} ${unit}`,
        baseline,
        ofBaseline?.toFixed(3) ?? "",
        aim,
        timesSlower?.toFixed(2) ?? "",
      ]),
    ),
  ].join("\n");
}
