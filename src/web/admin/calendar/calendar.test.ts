import { describe, expect, test } from "vitest";
import type { CalendarBooking, CalendarItem, ShopCalendar } from "#contracts/calendar.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { addressOf, shownBy } from "./address.ts";
import { barsFrom, blockFrom, tailFrom } from "./bars.ts";
import { canBeMoved } from "./moved-stay.ts";
import { movePlace, selectedPeriod } from "./move.ts";
import { cellsOf, rowsOf, totalsOf, type CalendarRow } from "./rows.ts";
import { ROW_HEIGHT, rowsBetween } from "./use-visible-rows.ts";
import { barWords, cellWords, percentWords, rangeWords, refusedMove, unitWords } from "./words.ts";

const day = (text: string) => text as LocalDate;
const TODAY = day("2027-03-01");

const CAMPER: CalendarItem = {
  id: 1,
  name: "Fjällripa 70",
  type: "rv",
  quantity: 1,
  peakSeasonOnly: false,
  isHidden: false,
};
const KAYAK: CalendarItem = { ...CAMPER, id: 2, name: "Kajak", type: "equipment", quantity: 3 };

let number = 1_000_000;
const booked = (start: string, end: string, fields: Partial<CalendarBooking> = {}) => ({
  id: (number += 1),
  rentalItemId: CAMPER.id,
  startDate: day(`2027-${start}`),
  endDate: day(`2027-${end}`),
  quantity: 1,
  status: "confirmed" as const,
  paymentStatus: "captured" as const,
  dueAmount: 0,
  customerName: "Anna Berg",
  turnaround: 0,
  isFurther: false,
  unitIds: [],
  isOut: false,
  ...fields,
});

const calendar = (fields: Partial<ShopCalendar> = {}): ShopCalendar => ({
  from: day("2027-03-01"),
  to: day("2027-03-07"),
  today: TODAY,
  items: [CAMPER],
  bookings: [],
  units: [],
  outages: [],
  blocks: [],
  seasons: [],
  ...fields,
});

const rows = (fields: Partial<ShopCalendar> = {}, ...unfolded: number[]) =>
  rowsOf(calendar(fields), new Set(unfolded));
const wordsOn = (row: CalendarRow | undefined, date: string) => {
  const cell = cellsOf(row!).find((one) => one.day === `2027-03-${date}`)!;
  return cellWords(row!, cell, TODAY).replaceAll("\u00a0", " ");
};

describe("the address", () => {
  const read = (search: string) => shownBy(new URLSearchParams(search), TODAY);

  test("shows the week around today unless it says otherwise", () => {
    expect(read("")).toEqual({ view: "week", day: TODAY });
    expect(read("view=month&day=2027-05-17")).toEqual({ view: "month", day: "2027-05-17" });
  });

  test.each(["view=year", "day=2027-02-30", "day=1999-12-31", "day=2100-01-01", "day=x&view="])(
    "that makes no sense, %s, shows this week",
    (search) => expect(read(search)).toEqual({ view: "week", day: TODAY }),
  );

  test("is read as it was written, and says no more than it must", () => {
    const shown = { view: "month", day: day("2027-05-01") } as const;
    expect(read(addressOf(shown, TODAY).toString())).toEqual(shown);
    expect(addressOf({ view: "week", day: TODAY }, TODAY).toString()).toBe("");
  });
});

describe("the rows", () => {
  const shape = (all: CalendarRow[]) => all.map(({ item, unit }) => [item.name, unit]);

  test("are one for an item of one unit, and a sum with one each for several", () => {
    expect(shape(rows({ items: [CAMPER, KAYAK] }))).toEqual([
      ["Fjällripa 70", 1],
      ["Kajak", null],
      ["Kajak", 1],
      ["Kajak", 2],
      ["Kajak", 3],
    ]);
  });

  test("of a large stock are those in use, until all are asked for", () => {
    const many = { ...KAYAK, quantity: 60 };
    const bookings = [booked("03-02", "03-05", { rentalItemId: KAYAK.id, quantity: 9 })];
    const [sum, ...units] = rows({ items: [many], bookings });
    expect([sum?.folded, units.length]).toEqual([50, 10]);
    expect(rows({ items: [many] })[0]?.folded).toBe(54);
    expect(rows({ items: [many] }, KAYAK.id)).toHaveLength(61);
    expect(rows({ items: [many] }, KAYAK.id)[0]?.folded).toBe(0);
    expect(rows({ items: [{ ...KAYAK, quantity: 8 }] })[0]?.folded).toBeNull();
  });

  test("tell what was out beyond what the item has now", () => {
    const bookings = [booked("03-01", "03-04"), booked("03-01", "03-04")];
    const all = rows({ bookings, today: day("2027-03-20") });
    expect(all.map(unitWords)).toEqual(["1 enhet", "Enhet 1", "Utöver antalet"]);
    expect(all.map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
  });

  test("sum up how full the shop is, each item once, motorhomes and equipment apart", () => {
    const bookings = [
      booked("03-01", "03-03"),
      booked("03-02", "03-03", { rentalItemId: KAYAK.id, quantity: 2 }),
    ];
    const all = rows({ items: [CAMPER, KAYAK], bookings });
    const told = totalsOf(all).map(({ type, days }) => [
      type,
      ...days.slice(0, 3).map((total) => percentWords(total).replace("\u00a0", " ")),
    ]);
    expect(told).toEqual([
      ["rv", "100 %", "100 %", "0 %"],
      ["equipment", "0 %", "67 %", "0 %"],
    ]);
    expect(totalsOf(rows({ items: [KAYAK] })).map(({ type }) => type)).toEqual(["equipment"]);
    expect(percentWords(all[0]!.occupancy).replace("\u00a0", " ")).toBe("29 %");
  });
});

describe("a cell says", () => {
  test("whose the unit is that night, who fetches it and who brings it back", () => {
    const bookings = [
      booked("03-02", "03-04"),
      booked("03-04", "03-06", {
        customerName: "Bo Ek",
        status: "pending",
        paymentStatus: "authorized",
      }),
    ];
    const [row] = rows({ bookings });
    expect(wordsOn(row, "01")).toBe("Fjällripa 70, måndag 1 mars, idag: ledig");
    expect(wordsOn(row, "02")).toBe(
      "Fjällripa 70, tisdag 2 mars: hämtas av Anna Berg (Bokad och bekräftad, betald)",
    );
    expect(wordsOn(row, "03")).toBe(
      "Fjällripa 70, onsdag 3 mars: bokad av Anna Berg (Bokad och bekräftad, betald)",
    );
    expect(wordsOn(row, "04")).toBe(
      "Fjällripa 70, torsdag 4 mars: återlämnas av Anna Berg, hämtas av Bo Ek (Väntar på bekräftelse, reserverad)",
    );
    expect(wordsOn(row, "06")).toBe("Fjällripa 70, lördag 6 mars: återlämnas av Bo Ek");
  });

  test("which unit it is about, or how many of all are booked", () => {
    const bookings = [booked("03-02", "03-04", { rentalItemId: KAYAK.id, quantity: 2 })];
    const all = rows({ items: [KAYAK], bookings });
    expect(wordsOn(all[0], "02")).toBe("Kajak, tisdag 2 mars: 2 av 3 bokade");
    expect(wordsOn(all[1], "03")).toContain("Kajak, enhet 1, onsdag 3 mars: bokad av Anna Berg");
    expect(wordsOn(all[3], "03")).toBe("Kajak, enhet 3, onsdag 3 mars: ledig");
  });

  test("what is blocked, what costs otherwise and what cannot be booked", () => {
    const period = { rentalItemId: CAMPER.id, startDate: TODAY, endDate: day("2027-03-02") };
    const [row] = rows({
      items: [{ ...CAMPER, peakSeasonOnly: true }],
      blocks: [{ id: 1, ...period, endDate: TODAY, reason: "Service" }],
      seasons: [{ id: 1, ...period, price: 1700 }],
    });
    expect(wordsOn(row, "01")).toBe(
      "Fjällripa 70, måndag 1 mars, idag: blockerad: Service, säsongspris 1 700 kr",
    );
    expect(wordsOn(row, "02")).toBe("Fjällripa 70, tisdag 2 mars: ledig, säsongspris 1 700 kr");
    expect(wordsOn(row, "03")).toBe("Fjällripa 70, onsdag 3 mars: går inte att boka");
  });

  test("the customer's name as it was typed, or that there is none", () => {
    const bookings = [booked("03-02", "03-04", { customerName: "<script>" })];
    expect(wordsOn(rows({ bookings })[0], "03")).toContain("bokad av <script>");
    expect(barWords(booked("03-02", "03-04", { customerName: " ", quantity: 2 }))).toMatch(
      /^#\d+ Ej angivet\n2–4 mars 2027, 2 enheter\nBokad och bekräftad, betald$/,
    );
  });
});

describe("a bar", () => {
  const barsOn = (date: string, ...bookings: CalendarBooking[]) => {
    const [row] = rows({ bookings });
    const index = Number(date) - 1;
    return barsFrom(cellsOf(row!)[index]!, index === 0, day("2027-03-07"));
  };

  test("lasts from midday to midday", () => {
    const [bar] = barsOn("02", booked("03-02", "03-05"));
    expect(bar).toMatchObject({ left: 0.5, width: 3, beganBefore: false, endsAfter: false });
    expect(barsOn("03", booked("03-02", "03-05"))).toEqual([]);
  });

  test("is cut where the days end, on both sides", () => {
    const [long] = barsOn("01", booked("02-20", "03-20"));
    expect(long).toMatchObject({ left: 0, width: 7, beganBefore: true, endsAfter: true });
    const [last] = barsOn("07", booked("03-07", "03-09"));
    expect(last).toMatchObject({ left: 0.5, width: 0.5, endsAfter: true });
  });

  test("of a return on the first day shares it with the one that follows", () => {
    const bars = barsOn("01", booked("02-20", "03-01"), booked("03-01", "03-03"));
    expect(bars.map(({ left, width }) => [left, width])).toEqual([
      [0.5, 2],
      [0, 0.5],
    ]);
  });
});

test("what comes along says what it comes along with, and stays where that is", () => {
  const main = booked("03-02", "03-04", { id: 7 });
  const along = { ...main, rentalItemId: KAYAK.id, isFurther: true, mainItem: "Fjällripa 70" };
  const all = rows({ items: [CAMPER, KAYAK], bookings: [main, along] });
  const kayak = all.find(({ item, unit }) => item.id === KAYAK.id && unit === 1);
  expect(wordsOn(kayak, "03")).toContain("följer med #7 Fjällripa 70");
  expect(wordsOn(all[0], "03")).not.toContain("följer med");
  expect(barWords(along)).toMatch(/\nFöljer med #7 Fjällripa 70$/);
  expect([canBeMoved(main), canBeMoved(along)]).toEqual([true, false]);
  expect(refusedMove(along)).toMatchObject({
    title: "Följer med #7 Fjällripa 70",
    description: expect.stringContaining("Flytta Fjällripa 70 i stället"),
  });
});

test("what is kept free after a return is a tail of its own, drawn, said in words and nobody's night", () => {
  const { id, ...fields } = booked("03-02", "03-04", { turnaround: 2 });
  const [row] = rows({ bookings: [{ id, ...fields }] });
  const cells = cellsOf(row!);
  const last = day("2027-03-07");
  expect(tailFrom(cells[3]!, false, last)).toMatchObject({ left: 0.5, width: 2 });
  expect(tailFrom(cells[4]!, false, last)).toBeUndefined();
  expect(tailFrom(cells[5]!, false, last)).toBeUndefined();
  expect(cells[4]!.night).toBeUndefined();
  expect(cells[4]!.occupancy.taken).toBe(0);
  expect(cellWords(row!, cells[4]!, TODAY)).toContain(
    `hålls fri för städning efter bokning #${id}`,
  );
});

test("nights that were kept free are told as over, and only then", () => {
  const { id, ...fields } = booked("03-02", "03-04", { status: "returned", turnaround: 2 });
  const [row] = rows({ bookings: [{ id, ...fields }] });
  const words = (cell: number, today: string) => cellWords(row!, cellsOf(row!)[cell]!, day(today));
  expect(words(3, "2027-03-05")).toContain(`hölls fri för städning efter bokning #${id}`);
  expect(words(4, "2027-03-05")).toContain(`hålls fri för städning efter bokning #${id}`);
  expect(tailFrom(cellsOf(row!)[3]!, false, day("2027-03-07"))?.endDate).toBe("2027-03-06");
});

test("the sum of an item says what is kept free beside what is booked", () => {
  const [sum] = rows({
    items: [KAYAK],
    bookings: [
      booked("03-01", "03-03", { rentalItemId: KAYAK.id, turnaround: 1, quantity: 2 }),
      booked("03-03", "03-05", { rentalItemId: KAYAK.id }),
    ],
  });
  const words = cellsOf(sum!).map((cell) => cellWords(sum!, cell, TODAY).split(": ")[1]);
  expect(words.slice(1, 4)).toEqual([
    "2 av 3 bokade",
    "1 av 3 bokade, 2 för städning",
    "1 av 3 bokade",
  ]);
});

test("nobody else is drawn on a unit that is kept free", () => {
  const kept = booked("03-01", "03-03", { rentalItemId: KAYAK.id, turnaround: 1 });
  const next = booked("03-03", "03-05", { rentalItemId: KAYAK.id });
  const lanes = rows({ items: [KAYAK], bookings: [kept, next] }).filter(({ unit }) => unit);
  expect(lanes.map(({ bookings }) => bookings.map(({ id }) => id))).toEqual([
    [kept.id],
    [next.id],
    [],
  ]);
});

test("a block is drawn over its whole days, cut where the days end", () => {
  const block = { id: 1, rentalItemId: 1, reason: "Service", startDate: day("2027-02-27") };
  const [row] = rows({ blocks: [{ ...block, endDate: day("2027-03-02") }] });
  const cells = cellsOf(row!);
  expect(blockFrom(cells[0]!, true, day("2027-03-07"))?.days).toBe(2);
  expect(blockFrom(cells[1]!, false, day("2027-03-07"))).toBeUndefined();
});

test("the reason of a block is written once, where no booking hides it", () => {
  const period = { rentalItemId: KAYAK.id, startDate: TODAY, endDate: day("2027-03-03") };
  const bookings = [
    booked("03-02", "03-05", { rentalItemId: KAYAK.id }),
    booked("03-04", "03-06", { rentalItemId: KAYAK.id }),
  ];
  const block = { id: 7, ...period, reason: "Service" };
  const written = (all: CalendarRow[]) =>
    all.filter(({ reasons }) => reasons.includes(7)).map(({ unit }) => unit);
  expect(written(rows({ items: [KAYAK], bookings, blocks: [block] }))).toEqual([2]);
  const leaving = [booked("02-27", "03-01", { rentalItemId: KAYAK.id })];
  expect(written(rows({ items: [KAYAK], bookings: leaving, blocks: [block] }))).toEqual([2]);
  const full = [booked("03-01", "03-06", { rentalItemId: KAYAK.id, quantity: 3 })];
  expect(written(rows({ items: [KAYAK], bookings: full, blocks: [block] }))).toEqual([1]);
});

test("the days are named as people speak of them", () => {
  expect(rangeWords("day", TODAY)).toBe("Måndag 1 mars 2027");
  expect(rangeWords("week", TODAY)).toBe("Vecka 9, 1–7 mars 2027");
  expect(rangeWords("week", day("2027-05-31"))).toBe("Vecka 22, 31 maj – 6 juni 2027");
  expect(rangeWords("week", day("2027-01-01"))).toBe("Vecka 53, 28 december 2026 – 3 januari 2027");
  expect(rangeWords("month", TODAY)).toBe("Mars 2027");
});

test("keys lead from cell to cell and never over the edge", () => {
  const size = { rows: 20, columns: 7 };
  const from = { row: 1, column: 1 };
  const to = (key: string) => movePlace(key, from, size);
  expect(to("ArrowLeft")).toEqual({ row: 1, column: 0 });
  expect(to("ArrowRight")).toEqual({ row: 1, column: 2 });
  expect(to("ArrowUp")).toEqual({ row: 0, column: 1 });
  expect(to("ArrowDown")).toEqual({ row: 2, column: 1 });
  expect(to("Home")).toEqual({ row: 1, column: 0 });
  expect(to("End")).toEqual({ row: 1, column: 6 });
  expect(to("PageUp")).toEqual({ row: 0, column: 1 });
  expect(to("PageDown")).toEqual({ row: 11, column: 1 });
  expect(to("a")).toBeNull();
});

test("days are chosen in either direction", () => {
  const [early, late] = [day("2027-03-02"), day("2027-03-05")];
  const period = { startDate: early, endDate: late };
  expect(selectedPeriod({ itemId: 1, anchor: early, end: late })).toEqual(period);
  expect(selectedPeriod({ itemId: 1, anchor: late, end: early })).toEqual(period);
});

test("the rows in sight are always among those that are drawn", () => {
  for (let top = 0; top < 9000; top += 37) {
    const { first, last } = rowsBetween(top, 700);
    expect(first * ROW_HEIGHT).toBeLessThanOrEqual(top);
    expect((last + 1) * ROW_HEIGHT).toBeGreaterThanOrEqual(top + 700);
    expect(last - first).toBeLessThan(48);
  }
});
