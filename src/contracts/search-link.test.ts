import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  readSearch as readFrom,
  readWanted,
  withoutDays,
  writeSearch,
  type Search,
} from "./search-link.ts";

function readSearch(query: string) {
  const asked = new URLSearchParams(query);
  return readFrom((name) => asked.get(name));
}

const STAY = { startDate: "2027-07-03" as LocalDate, endDate: "2027-07-10" as LocalDate };

test.each<Search>([
  { ...STAY, type: null, people: null },
  { ...STAY, type: "rv", people: 4 },
  { ...STAY, type: "equipment", people: 12 },
])("a search is the same after a reload: %o", (search) => {
  expect(readSearch(writeSearch(search))).toEqual(search);
});

test("an address reads as people write it down", () => {
  expect(writeSearch({ ...STAY, type: "rv", people: 4 })).toBe(
    "startDate=2027-07-03&endDate=2027-07-10&type=rv&people=4",
  );
});

test("what cannot be read counts as not said", () => {
  const stay = "startDate=2027-07-03&endDate=2027-07-10";
  expect(readSearch(`${stay}&type=boat&people=-1`)).toEqual({ ...STAY, type: null, people: null });
  expect(readSearch(`${stay}&people=1e3`)).toMatchObject({ people: null });
});

test.each([
  "",
  "startDate=2027-07-03",
  "startDate=2027-07-03&endDate=2027-07-03",
  "startDate=2027-07-10&endDate=2027-07-03",
  "startDate=2027-02-30&endDate=2027-07-03",
])("without a stay nothing is looked for: '%s'", (query) => {
  expect(readSearch(query)).toBeNull();
});

test("a stay that nobody could book for its length is not looked for", () => {
  expect(readSearch("startDate=2027-06-09&endDate=2028-06-08")).not.toBeNull();
  expect(readSearch("startDate=2027-06-09&endDate=2099-06-15")).toBeNull();
});

test.each([
  [{ type: "rv", people: 4 } as const, "/?type=rv&people=4"],
  [{ type: "equipment", people: null } as const, "/?type=equipment"],
  [{ type: null, people: 2 }, "/?people=2"],
  [{ type: null, people: null }, "/"],
])("who lets go of the days keeps what they look for: %o", (wanted, address) => {
  expect(withoutDays("/", wanted)).toBe(address);
  const asked = new URLSearchParams(address.slice(2));
  expect(readWanted((name) => asked.get(name))).toEqual(wanted);
  expect(readFrom((name) => asked.get(name))).toBeNull();
});
