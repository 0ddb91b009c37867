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

test("the calendar's days and item stand in the form, and what is no day or item there is left out", () => {
  const from = (query: string) => changeDraftOf(BOOKING, new URLSearchParams(query));
  expect(from("start=2027-06-05&end=2027-06-08&item=12")).toMatchObject({
    startDate: "2027-06-05",
    endDate: "2027-06-08",
    itemId: "12",
  });
  expect(from("start=2027-02-30&end=soon&item=7b")).toMatchObject({
    startDate: "2027-06-01",
    endDate: "2027-06-03",
    itemId: "7",
  });
});

test("what was agreed upon the price stands in the form, and is sent only when it is another", () => {
  const agreed = (amount: number) => ({
    ...BOOKING,
    quoteLines: [{ kind: "adjustment" as const, label: "Rabatt", note: "Stamgäst", amount }],
  });
  const discount = changeDraftOf(agreed(-200), new URLSearchParams());
  expect(discount).toMatchObject({
    change: "discount",
    changeAmount: "200",
    changeReason: "Stamgäst",
  });
  expect(asBooked(agreed(150))).toMatchObject({ change: "addition", changeAmount: "150" });
  expect(isChange(changeWish(agreed(-200), discount)!)).toBe(false);
  expect(changeWish(agreed(-200), { ...discount, changeAmount: "300" })).toMatchObject({
    adjustment: { amount: -300, reason: "Stamgäst" },
  });
  expect(changeWish(agreed(-200), { ...discount, change: "none" })).toMatchObject({
    adjustment: null,
  });
});

test("a booking that nothing was paid of asks for nothing by itself; any other is settled", () => {
  expect(start().money).toBe("later");
  expect(asBooked({ ...BOOKING, reservedAmount: 2000 }).money).toBe("settle");
  expect(asBooked({ ...BOOKING, paidAmount: 2000 }).money).toBe("settle");
});

test("each thing that is another is sent, and nothing else", () => {
  const draft = { ...start(), itemId: "8", startDate: "2027-06-02", quantity: 2, lines: [TENT] };
  const { overrides, version, money, notify, ...what } = changeWish(BOOKING, draft)!;
  expect(what).toEqual({
    rentalItemId: 8,
    startDate: "2027-06-02",
    quantity: 2,
    lines: [TENT],
  });
  expect([overrides, version, money, notify]).toEqual([[], 3, "later", true]);
  expect(changeWish(BOOKING, { ...start(), addons: [{ id: 4, quantity: 1 }] })).toMatchObject({
    selectedAddons: [{ id: 4, quantity: 1 }],
  });
});

test("who only says that no letter is to be sent, or sets a rule aside, has changed nothing", () => {
  const draft = { ...start(), notify: false, overrides: ["period" as const] };
  expect(isChange(changeWish(BOOKING, draft)!)).toBe(false);
});

test("nothing is asked for until there are two days", () => {
  expect(changeWish(BOOKING, { ...start(), endDate: "" })).toBeUndefined();
  expect(changeWish(BOOKING, { ...start(), endDate: "2027-06" })).toBeUndefined();
});

test("a change back brings days, hours and price back, and no rule of the shop is in its way", () => {
  const before = { ...BOOKING, pickupTime: "09:00" };
  const after = { ...BOOKING, version: 4, endDate: "2027-06-05" } as Booking;
  expect(changeBack(before, after, false)).toMatchObject({
    startDate: "2027-06-01",
    endDate: "2027-06-03",
    pickupTime: "09:00",
    adjustment: null,
    overrides: ["period", "window", "opening"],
    version: 4,
    notify: false,
  });
});
