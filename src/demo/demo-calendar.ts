import { addDays, monthOf, yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import type { Weekday } from "#domain/dates/weekday.ts";

type Dates = { startDate: LocalDate; endDate: LocalDate };

export type DemoCalendar = {
  seasons?: (Dates & { price: number })[];
  blocked?: (Dates & { reason: string })[];
  intervals?: (Dates & {
    startWeekday: Weekday;
    pickupTime: string;
    returnTime: string;
    intervalDays: number;
  })[];
  /** Stays that somebody already has. */
  bookings?: DemoStay[];
};

/** What was approved is charged; the rest waits for the owner. */
export type DemoStay = Dates & { quantity: number; customer: string; isApproved?: boolean };

/** What happens to each item around the day the demo is loaded, by the item's address. */
export function demoCalendar(today: LocalDate): Record<string, DemoCalendar> {
  const summer = nextSummer(today);
  const inSummer = (from: string, to: string): Dates => ({
    startDate: `${summer}-${from}` as LocalDate,
    endDate: `${summer}-${to}` as LocalDate,
  });
  const ahead = (from: number, to: number): Dates => ({
    startDate: addDays(today, from),
    endDate: addDays(today, to),
  });
  return {
    "fjallripa-70": {
      seasons: [{ ...inSummer("02-01", "04-12"), price: 2595 }],
      blocked: [{ ...ahead(24, 26), reason: "Service och besiktning" }],
      bookings: [{ ...ahead(6, 10), quantity: 1, customer: "Maja Demo", isApproved: true }],
    },
    "midnattssol-66": {
      seasons: [
        { ...inSummer("06-14", "08-15"), price: 2195 },
        { ...inSummer("06-18", "06-21"), price: 2595 },
      ],
      bookings: [
        { ...ahead(8, 15), quantity: 1, customer: "Olle Demo" },
        { ...ahead(11, 13), quantity: 1, customer: "Sara Demo" },
      ],
    },
    "familjen-alkov": {
      seasons: [{ ...inSummer("06-14", "08-15"), price: 2295 }],
      intervals: [
        {
          ...inSummer("06-12", "08-16"),
          startWeekday: "saturday",
          pickupTime: "15:00",
          returnTime: "10:00",
          intervalDays: 7,
        },
      ],
      bookings: [{ ...ahead(3, 6), quantity: 1, customer: "Erik Demo", isApproved: true }],
    },
    "hoga-kusten-platis": {
      seasons: [{ ...inSummer("06-14", "08-15"), price: 1795 }],
      blocked: [{ ...ahead(17, 17), reason: "Däckbyte" }],
      bookings: [{ ...ahead(13, 17 - 1), quantity: 1, customer: "Lina Demo" }],
    },
    sommarbussen: { seasons: [{ ...inSummer("05-25", "08-31"), price: 1395 }] },
    havskajak: {
      bookings: [
        { ...ahead(4, 7), quantity: 4, customer: "Paddelklubben Demo", isApproved: true },
        { ...ahead(12, 14), quantity: 6, customer: "Skolan Demo" },
      ],
    },
    kanadensare: {
      blocked: [{ ...ahead(30, 33), reason: "Lackning" }],
      bookings: [{ ...ahead(5, 8), quantity: 1, customer: "Nils Demo", isApproved: true }],
    },
    snoskor: { bookings: [{ ...ahead(9, 11), quantity: 18, customer: "Företaget Demo" }] },
  };
}

/** The summer that is on, or the next one to come. */
function nextSummer(today: LocalDate): number {
  return monthOf(today) >= 8 ? yearOf(today) + 1 : yearOf(today);
}
