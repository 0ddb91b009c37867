import type { BookingInterval } from "#contracts/catalog.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

const day = (text: string) => text as LocalDate;

// What belongs to the item of the editor's screens, one of each kind.

export const ADDON = {
  id: 4,
  name: "Pumpen",
  description: "",
  price: 50,
  rentalItemId: 7,
  priceType: "one-time" as const,
  allowQuantitySelect: true,
  linkedItemId: null,
};
export const SEASON = {
  id: 5,
  rentalItemId: 7,
  startDate: day("2027-07-10"),
  endDate: day("2027-07-20"),
  price: 900,
};
export const BLOCK = {
  id: 6,
  rentalItemId: 7,
  startDate: day("2027-07-10"),
  endDate: day("2027-07-20"),
  reason: "Service",
};
export const INTERVAL: BookingInterval = {
  id: 8,
  rentalItemId: 7,
  startDate: day("2027-07-10"),
  endDate: day("2027-07-20"),
  startWeekday: "sunday",
  pickupTime: "10:00",
  returnTime: "16:00",
  intervalDays: 7,
};
