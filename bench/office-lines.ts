import { BOOKING_VIEWS } from "#domain/bookings/booking-views.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { addDays, firstOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { ADMIN } from "#test/started-shop.ts";
import { median } from "./median.ts";

/** What the office opens first, and the time it may take. */
export type OfficeTime = {
  label: string;
  /** The middle one of some answers. */
  ms: number;
  fastest: number;
  most: number;
  kilobytes: number;
};

const MOST_MS = 100;
const ROUNDS = 7;

function addresses(today: LocalDate): [string, string][] {
  const week = `from=${today}&to=${addDays(today, 6)}`;
  const last = addDays(firstOfMonth(today), -1);
  const [year, month] = [last.slice(0, 4), Number(last.slice(5, 7))];
  return [
    ["the day at the counter", "/api/office/today"],
    ["bookings", "/api/bookings/search"],
    ...BOOKING_VIEWS.map((view): [string, string] => [
      `bookings, view ${view}`,
      `/api/bookings/search?view=${view}`,
    ]),
    ["bookings by when they were made", "/api/bookings/search?sort=-created"],
    ["coming bookings by when they were made", "/api/bookings/search?view=upcoming&sort=-created"],
    ["found from anywhere", "/api/office/find?q=berg"],
    ["bookings, returned", "/api/bookings/search?status=returned"],
    ["bookings, to pay", "/api/bookings/search?payment=to-pay"],
    ["bookings, paid", "/api/bookings/search?payment=paid"],
    ["bookings of an item", "/api/bookings/search?item=5"],
    ["bookings of a period", `/api/bookings/search?${week}`],
    ["bookings by name", "/api/bookings/search?q=berg+517"],
    ["dashboard", "/api/dashboard"],
    ["oversight", "/api/oversight"],
    ["calendar, a week", `/api/calendar?${week}`],
    ["timeline, a week", `/api/timeline?${week}`],
    ["accounting, a month", `/api/accounting/monthly/${year}/${month}`],
    ["accounting, a year", `/api/accounting/yearly/${year}`],
    ["occupancy, a year", `/api/accounting/occupancy/${year}`],
  ];
}

/** Asked one after the other, as a person does who has signed in. */
export async function measureOffice(
  shop: string,
  tell: (text: string) => void,
): Promise<OfficeTime[]> {
  const cookie = await signIn(shop);
  const times: OfficeTime[] = [];
  for (const [label, path] of addresses(dayInSweden(new Date()))) {
    const rounds: number[] = [];
    let bytes = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const started = performance.now();
      const answer = await fetch(`${shop}${path}`, { headers: { cookie } });
      bytes = (await answer.arrayBuffer()).byteLength;
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      // The first one warms up.
      if (round > 0) rounds.push(performance.now() - started);
    }
    times.push({
      label,
      ms: median(rounds),
      fastest: Math.min(...rounds),
      most: MOST_MS,
      kilobytes: bytes / 1024,
    });
    tell(
      `  office: ${label} ${median(rounds).toFixed(0)} ms, fastest ${Math.min(...rounds).toFixed(0)}`,
    );
  }
  return times;
}

async function signIn(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
