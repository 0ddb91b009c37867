import type { Measured } from "./lines.ts";
import type { BookingRates } from "./measure-bookings.ts";

const MOST_SLOWDOWN = 1.2;
const LEAST_BOOKINGS = { booking: 0.025, placing: 0.05 };

export type Row = {
  label: string;
  rate: number;
  ofBaseline: number;
  aim: number;
  /** Against the same with few items and bookings, both taken as shares of their own baselines. */
  timesSlower?: number;
  isMet: boolean;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

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
    return {
      label: `${line.label}${line.size === "large" ? ", 1,000,000 bookings, 1,000 items" : ""}`,
      rate: median(line.rates),
      ofBaseline,
      aim: line.aim,
      ...(timesSlower !== undefined && { timesSlower }),
      isMet: ofBaseline >= line.aim && (timesSlower ?? 0) <= MOST_SLOWDOWN,
    };
  });
}

export function bookingRows({ insert, booking, placing }: BookingRates): Row[] {
  const row = (label: string, rate: number, aim: number): Row => ({
    label,
    rate,
    ofBaseline: rate / insert,
    aim,
    isMet: rate / insert >= aim,
  });
  return [
    row("whole bookings: hold, pay, book", booking, LEAST_BOOKINGS.booking),
    row("paid checkouts turned into bookings", placing, LEAST_BOOKINGS.placing),
  ];
}

export function table(rows: readonly Row[]): string {
  const line = (parts: [string, string, string, string, string]) =>
    `${parts[0].padEnd(96)}${parts
      .slice(1)
      .map((part) => part.padStart(13))
      .join("")}`;
  return [
    line(["", "a second", "of baseline", "aim", "times slower"]),
    ...rows.map(({ label, rate, ofBaseline, aim, timesSlower, isMet }) =>
      line([
        `${isMet ? "✓" : "✗"} ${label}`,
        rate.toFixed(0),
        ofBaseline.toFixed(3),
        String(aim),
        timesSlower?.toFixed(2) ?? "",
      ]),
    ),
  ].join("\n");
}
