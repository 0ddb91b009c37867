import type { BookingRates } from "./measure-bookings.ts";

/** Requests a second, round by round. */
export type Rates = {
  bare: number[];
  daily: { small: number[]; large: number[] };
  price: { small: number[]; large: number[] };
};

const LEAST_OF_BARE = 0.5;
const MOST_SLOWDOWN = 1.2;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The middle one of the ratios of the rounds: a disturbed round changes it little. */
export function ratio(one: readonly number[], other: readonly number[]): number {
  return median(one.map((rate, round) => rate / (other[round] ?? Number.NaN)));
}

export function table({ bare, daily, price }: Rates): string {
  const line = (label: string, rates: number[], small?: number[]) =>
    [
      label.padEnd(48),
      median(rates).toFixed(0).padStart(10),
      ratio(rates, bare).toFixed(2).padStart(12),
      (small ? ratio(small, rates).toFixed(2) : "").padStart(20),
    ].join("");
  return [
    `${"".padEnd(48)}${"requests/s".padStart(10)}${"of the bare".padStart(12)}${"times slower".padStart(20)}`,
    line("bare Fastify, the range scan alone", bare),
    line("availability/daily, 1,000 bookings", daily.small),
    line("availability/daily, 1,000,000 bookings", daily.large, daily.small),
    line("calculate-booking-price, 1,000 bookings", price.small),
    line("calculate-booking-price, 1,000,000 bookings", price.large, price.small),
  ].join("\n");
}

export function bookingTable({ insert, booking, placing }: BookingRates): string {
  const line = (label: string, rate: number) =>
    `${label.padEnd(48)}${rate.toFixed(0).padStart(10)}${(rate / insert).toFixed(3).padStart(12)}`;
  return [
    `${"".padEnd(48)}${"a second".padStart(10)}${"of the bare".padStart(12)}`,
    line("one-row insert transactions, 8 at a time", insert),
    line("whole bookings: hold, pay, book", booking),
    line("paid checkouts turned into bookings", placing),
  ].join("\n");
}

/** A sentence for each requirement that is not met. */
export function judge({ bare, daily, price }: Rates, differences: number): string[] {
  const failures: string[] = [];
  if (differences !== 0)
    failures.push(
      `The night table differs from a recount of the bookings in ${differences} nights.`,
    );
  for (const [name, { small, large }] of Object.entries({
    "availability/daily over 210 days": daily,
    "calculate-booking-price for 14 nights": price,
  })) {
    const ofBare = ratio(small, bare);
    if (ofBare < LEAST_OF_BARE)
      failures.push(
        `${name} reaches ${ofBare.toFixed(2)} of the bare range scan; required is at least ${LEAST_OF_BARE}.`,
      );
    const slowdown = ratio(small, large);
    if (slowdown > MOST_SLOWDOWN)
      failures.push(
        `${name} is ${slowdown.toFixed(2)} times slower with 1,000,000 bookings than with 1,000; allowed is ${MOST_SLOWDOWN}.`,
      );
  }
  return failures;
}
