import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import type { Question } from "./measure.ts";

/** Any item will do: they all look alike. Its four addons have the numbers after its predecessors'. */
const ITEM = 5;
const [FIRST_ADDON, SECOND_ADDON] = [17, 18];
const DAYS = 210;
const CAPACITY = 20;

function range(today: LocalDate): string {
  return `startDate=${today}&endDate=${addDays(today, DAYS - 1)}`;
}

export function bareQuestion(address: string, today: LocalDate): Question {
  return {
    label: "bare range scan, 210 rows",
    url: `${address}/nights/${ITEM}?${range(today)}`,
    isRight: (answer) => Object.keys(JSON.parse(answer) as object).length === DAYS,
  };
}

export function dailyQuestion(address: string, today: LocalDate, bookings: number): Question {
  return {
    label: `availability/daily, 210 days, ${bookings} bookings`,
    url: `${address}/api/rental-items/${ITEM}/availability/daily?${range(today)}`,
    // Nearly every night is held by somebody; three days are blocked.
    isRight: (answer) => {
      const free = Object.values(JSON.parse(answer) as Record<LocalDate, number>);
      const isPartlyFree = (units: number) => units > 0 && units < CAPACITY;
      return (
        free.length === DAYS &&
        free.filter((units) => units === 0).length === 3 &&
        free.filter(isPartlyFree).length > (3 * DAYS) / 4
      );
    },
  };
}

const SEARCH_NIGHTS = 14;
const SEARCH_AROUND = 14;

/** The very nights that a search reads: the stay's own, and those it may be moved to. */
export function bareSearchQuestion(address: string, today: LocalDate, items: number): Question {
  const ids = Array.from({ length: items }, (_, index) => index + 1).join();
  const start = addDays(today, 55 - SEARCH_AROUND);
  const end = addDays(today, 55 + SEARCH_NIGHTS + SEARCH_AROUND - 1);
  return {
    label: `bare range scans, ${items} items`,
    url: `${address}/nights?ids=${ids}&startDate=${start}&endDate=${end}`,
    isRight: (answer) => Object.keys(JSON.parse(answer) as object).length === items,
  };
}

export function searchQuestion(address: string, today: LocalDate, items: number): Question {
  const stay = `startDate=${addDays(today, 55)}&endDate=${addDays(today, 55 + SEARCH_NIGHTS)}`;
  return {
    label: `search, ${items} items, 14 nights`,
    url: `${address}/api/rental-items/search?${stay}`,
    // Fee, five ordinary nights, nine of the season.
    isRight: (answer) => {
      const found = JSON.parse(answer) as { free: boolean; total: number | null }[];
      return found.length === items && found[0]?.total === 500 + 5 * 1200 + 9 * 1400;
    },
  };
}

export function priceQuestion(address: string, today: LocalDate, bookings: number): Question {
  return {
    label: `calculate-booking-price, 14 nights, ${bookings} bookings`,
    url: `${address}/api/calculate-booking-price`,
    body: {
      rentalItemId: ITEM,
      startDate: addDays(today, 55),
      endDate: addDays(today, 69),
      quantity: 1,
      selectedAddons: [
        { id: FIRST_ADDON, quantity: 1 },
        { id: SECOND_ADDON, quantity: 2 },
      ],
    },
    // Fee, five ordinary nights, nine of the season, one addon once, two of another each night.
    isRight: (answer) =>
      (JSON.parse(answer) as { total: number }).total ===
      500 + 5 * 1200 + 9 * 1400 + 50 + 2 * 100 * 14,
  };
}
