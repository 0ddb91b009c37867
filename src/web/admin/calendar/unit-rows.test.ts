import { describe, expect, test } from "vitest";
import type { CalendarBooking, ShopCalendar } from "#contracts/calendar.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { carriedBy } from "./carried-by-keys.ts";
import { isExchanged, othersExchanged, unitsAfter, type Carried } from "./moved-stay.ts";
import { cellsOf, rowsOf, type CalendarRow } from "./rows.ts";
import { cellWords, exchangedWords, unitWords } from "./words.ts";

const day = (text: string) => `2027-03-${text}` as LocalDate;
const CAMPER = {
  id: 1,
  name: "Fjällripa 70",
  type: "rv" as const,
  quantity: 2,
  peakSeasonOnly: false,
  isHidden: false,
};
const OTHER = { ...CAMPER, id: 2, name: "Kajak", type: "equipment" as const };
const unit = (id: number, retiredOn: LocalDate | null = null) => ({
  id,
  rentalItemId: CAMPER.id,
  name: `Enhet ${id}`,
  registration: "",
  retiredOn,
});

let number = 1_000_000;
const booked = (
  [start, end]: [string, string],
  unitIds: number[],
  fields: Partial<CalendarBooking> = {},
): CalendarBooking => ({
  id: (number += 1),
  rentalItemId: CAMPER.id,
  startDate: day(start),
  endDate: day(end),
  quantity: 1,
  status: "confirmed",
  paymentStatus: "captured",
  dueAmount: 0,
  customerName: "Anna Berg",
  turnaround: 0,
  isFurther: false,
  unitIds,
  isOut: false,
  ...fields,
});

const rows = (fields: Partial<ShopCalendar> = {}): CalendarRow[] =>
  rowsOf(
    {
      from: day("01"),
      to: day("07"),
      today: day("01"),
      items: [CAMPER],
      bookings: [],
      units: [unit(1), unit(2)],
      outages: [],
      blocks: [],
      seasons: [],
      ...fields,
    },
    new Set(),
  );
const told = (all: CalendarRow[]) =>
  all.map((row) => [unitWords(row), ...row.bookings.map(({ id }) => id)]);
const words = (row: CalendarRow, date: string) =>
  cellWords(
    row,
    cellsOf(row).find((cell) => cell.day === day(date))!,
    day("01"),
  );

describe("of an item whose units are told apart", () => {
  test("each row is a unit by its name, with the bookings that have it", () => {
    const [first, second] = [booked(["02", "04"], [2]), booked(["02", "04"], [1])];
    const both = booked(["05", "06"], [1, 2], { quantity: 2 });
    expect(told(rows({ bookings: [first, second, both] }))).toEqual([
      ["2 enheter"],
      ["Enhet 1", second.id, both.id],
      ["Enhet 2", first.id, both.id],
    ]);
  });

  test("a booking without a unit stands above those who have one", () => {
    const [placed, lacking] = [booked(["02", "04"], [1]), booked(["03", "05"], [])];
    const all = rows({ bookings: [placed, lacking] });
    expect(told(all)).toEqual([
      ["2 enheter"],
      ["Utan enhet", lacking.id],
      ["Enhet 1", placed.id],
      ["Enhet 2"],
    ]);
    expect(all.map(({ isWithout }) => isWithout)).toEqual([false, true, false, false]);
    expect(words(all[1]!, "06")).toMatch(/: $/);
  });

  test("what is back from a unit that nobody noted is told as that, and alarms nobody", () => {
    const back = booked(["02", "04"], [], { status: "returned" });
    expect(told(rows({ bookings: [back], today: day("20") })).at(-1)).toEqual([
      "Okänd enhet",
      back.id,
    ]);
    const alone = rows({ bookings: [back], today: day("20"), units: [unit(1)] });
    expect(told(alone)).toEqual([["Enhet 1", back.id]]);
  });

  test("a unit that is out of use says why, and is not counted among those there are", () => {
    const outages = [{ id: 1, unitId: 2, startDate: day("03"), endDate: null, reason: "Service" }];
    const [sum, first, second] = rows({ outages });
    expect(words(second!, "02")).toContain(": ledig");
    expect(words(second!, "07")).toContain("ur drift: Service");
    expect(words(first!, "07")).toContain(": ledig");
    expect(words(sum!, "02")).toContain("0 av 2 bokade");
    expect(words(sum!, "03")).toContain("0 av 1 bokade");
  });

  test("a retired unit is shown until it is, and afterwards only with what lies on it", () => {
    expect(told(rows({ units: [unit(1), unit(2, day("04"))] }))).toHaveLength(3);
    expect(told(rows({ units: [unit(1), unit(2, day("01"))] }))).toEqual([["Enhet 1"]]);
    const bookings = [booked(["02", "04"], [2])];
    const left = rows({ bookings, units: [unit(1), unit(2, day("01"))] });
    expect(words(left[2]!, "06")).toContain("tagen ur bruk");
  });

  test("what is with its customer is told", () => {
    const all = rows({ bookings: [booked(["01", "04"], [1], { isOut: true })] });
    expect(words(all[1]!, "02")).toContain("(Bokad och bekräftad, utlämnad, betald)");
  });
});

const carried = (booking: CalendarBooking, fields: Partial<Carried> = {}): Carried => {
  const { rentalItemId: itemId, startDate, endDate, unitIds } = booking;
  const unitId = unitIds[0] ?? null;
  return { booking, itemId, startDate, endDate, fromUnitId: unitId, unitId, ...fields };
};

describe("a booking that is carried", () => {
  const booking = booked(["02", "04"], [1]);

  test("to another unit on the same days is exchanged, and nothing else is", () => {
    expect(isExchanged(carried(booking, { unitId: 2 }))).toBe(true);
    expect(isExchanged(carried(booking))).toBe(false);
    expect(isExchanged(carried(booking, { unitId: 2, startDate: day("03") }))).toBe(false);
    expect(isExchanged(carried(booking, { unitId: 9, itemId: OTHER.id }))).toBe(false);
    const both = booked(["02", "04"], [1, 2], { quantity: 2 });
    expect(isExchanged(carried(both, { unitId: 2 }))).toBe(false);
  });

  test("keeps the units of its other things", () => {
    const along = { ...booking, rentalItemId: OTHER.id, isFurther: true, unitIds: [7, 8] };
    const stranger = booked(["02", "04"], [2]);
    const all = [booking, along, stranger];
    expect(unitsAfter(carried(booking, { unitId: 2 }), all)).toEqual([7, 8, 2]);
    expect(unitsAfter(carried(booking, { fromUnitId: null, unitId: 2 }), all)).toEqual([
      1, 7, 8, 2,
    ]);
  });

  test("goes by keys from unit to unit of its own item, and past others in one step", () => {
    const counted = { ...CAMPER, id: 3, name: "Sjöbris" };
    const all = rows({
      items: [CAMPER, OTHER, counted],
      bookings: [booking],
      units: [unit(1), unit(2), { ...unit(3), rentalItemId: OTHER.id }],
    });
    const down = { key: "ArrowDown", shiftKey: false };
    const second = carriedBy(down, carried(booking), all)!;
    expect(second).toMatchObject({ itemId: CAMPER.id, unitId: 2 });
    const third = carriedBy(down, second, all)!;
    expect(third).toMatchObject({ itemId: OTHER.id, unitId: null });
    const last = carriedBy(down, third, all)!;
    expect(last).toMatchObject({ itemId: counted.id, unitId: null });
    expect(carriedBy(down, last, all)).toEqual(last);
    expect(carriedBy({ ...down, key: "ArrowUp" }, second, all)).toMatchObject({ unitId: 1 });
    expect(carriedBy({ ...down, key: "ArrowRight" }, second, all)).toMatchObject({
      unitId: 2,
      startDate: day("03"),
    });
  });

  test("along with another thing stays on its days and at its item", () => {
    const along = { ...booking, isFurther: true };
    const all = rows({ items: [CAMPER, OTHER], bookings: [along] });
    const right = { key: "ArrowRight", shiftKey: false };
    expect(carriedBy(right, carried(along), all)).toBeUndefined();
    const down = { key: "ArrowDown", shiftKey: false };
    const second = carriedBy(down, carried(along), all)!;
    expect(second).toMatchObject({ unitId: 2 });
    expect(carriedBy(down, second, all)).toEqual(second);
  });
});

test("an exchange tells who else got another unit", () => {
  const [mine, other] = [booked(["02", "04"], [1]), booked(["02", "04"], [2])];
  const after = [
    { ...mine, unitIds: [2] },
    { ...other, unitIds: [1], customerName: "Bo Ek" },
  ];
  expect(othersExchanged([mine, other], after, mine.id).map(({ id }) => id)).toEqual([other.id]);
  expect(othersExchanged([mine, other], [after[0]!, other], mine.id)).toEqual([]);
  const bo = { id: other.id, customerName: "Bo Ek", unit: "Enhet 1" };
  expect(exchangedWords(mine, "Enhet 2", [bo])).toEqual({
    title: "Anna Berg har nu Enhet 2",
    description: `Bo Ek (#${other.id}) fick Enhet 1.`,
  });
  expect(exchangedWords(mine, "Enhet 2", [bo, bo, bo, bo]).description).toContain(
    "2 bokningar till bytte enhet.",
  );
});
