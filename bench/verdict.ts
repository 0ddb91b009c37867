/** Requests a second. */
export type Rates = {
  bare: number;
  daily: { small: number; large: number };
  price: { small: number; large: number };
};

const LEAST_OF_BARE = 0.5;
const MOST_SLOWDOWN = 1.2;

export function table({ bare, daily, price }: Rates): string {
  const line = (label: string, rate: number, slowdown?: number) =>
    [
      label.padEnd(48),
      rate.toFixed(0).padStart(10),
      (rate / bare).toFixed(2).padStart(12),
      (slowdown?.toFixed(2) ?? "").padStart(20),
    ].join("");
  return [
    `${"".padEnd(48)}${"requests/s".padStart(10)}${"of the bare".padStart(12)}${"times slower".padStart(20)}`,
    line("bare Fastify, the range scan alone", bare),
    line("availability/daily, 1,000 bookings", daily.small),
    line("availability/daily, 1,000,000 bookings", daily.large, daily.small / daily.large),
    line("calculate-booking-price, 1,000 bookings", price.small),
    line("calculate-booking-price, 1,000,000 bookings", price.large, price.small / price.large),
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
    if (small / bare < LEAST_OF_BARE)
      failures.push(
        `${name} reaches ${(small / bare).toFixed(2)} of the bare range scan; required is at least ${LEAST_OF_BARE}.`,
      );
    if (small / large > MOST_SLOWDOWN)
      failures.push(
        `${name} is ${(small / large).toFixed(2)} times slower with 1,000,000 bookings than with 1,000; allowed is ${MOST_SLOWDOWN}.`,
      );
  }
  return failures;
}
