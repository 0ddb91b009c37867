import { expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { asBooked, changeBack, changeDraftOf, changeWish, isChange } from "./change-draft.ts";

const KAYAKS = { rentalItemId: 8, quantity: 2 };
const TENT = { rentalItemId: 9, quantity: 1 };

const BOOKING = {
  id: 1,
  version: 3,
  rentalItemId: 7,
  startDate: "2027-06-01",
  endDate: "2027-06-03",
  quantity: 1,
  selectedAddons: [],
  lines: [
    { ...KAYAKS, name: "Havskajak" },
    { ...TENT, name: "Tunneltält" },
  ],
  quoteLines: [],
  paidAmount: 0,
  reservedAmount: 0,
  pickupTime: "15:00",
  returnTime: "12:00",
} as unknown as Booking;

const start = () => changeDraftOf(BOOKING, new URLSearchParams());

test("a booking is opened with the things it has, and nothing is a change yet", () => {
  expect(start().lines).toEqual([KAYAKS, TENT]);
  expect(isChange(changeWish(BOOKING, start())!)).toBe(false);
});

test("further things are sent only when they are others, and then all of them", () => {
  const inAnotherOrder = { ...start(), lines: [TENT, KAYAKS] };
  expect(changeWish(BOOKING, inAnotherOrder)).not.toHaveProperty("lines");
  const longer = { ...start(), endDate: "2027-06-04" };
  expect(changeWish(BOOKING, longer)).not.toHaveProperty("lines");
  const fewer = { ...start(), lines: [{ ...KAYAKS, quantity: 1 }, TENT] };
  expect(changeWish(BOOKING, fewer)).toMatchObject({
    lines: [{ rentalItemId: 8, quantity: 1 }, TENT],
  });
});

test("to take everything away is a change, too", () => {
  expect(changeWish(BOOKING, { ...start(), lines: [] })).toMatchObject({ lines: [] });
});

test("a change back brings back the things it had, of the booking as it is by now", () => {
  const changed = { ...BOOKING, version: 4, lines: [] };
  expect(changeBack(BOOKING, changed, true)).toMatchObject({
    lines: [KAYAKS, TENT],
    version: 4,
  });
  expect(asBooked(changed).lines).toEqual([]);
});
