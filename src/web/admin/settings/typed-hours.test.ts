import { expect, test } from "vitest";
import {
  hasMonday,
  inOrder,
  likeMonday,
  NEW_EXCEPTION,
  readable,
  readableWeek,
  usualWeek,
  wantedException,
  withHours,
} from "./typed-hours.ts";

const hours = (weekday: "monday" | "tuesday" | "saturday", opens: string, closes: string) => ({
  weekday,
  opens,
  closes,
});

test("hours stand in the order of the week and of the day", () => {
  const morning = hours("monday", "09:00", "12:00");
  const afternoon = hours("monday", "13:00", "17:00");
  const saturday = hours("saturday", "10:00", "14:00");
  expect(inOrder([saturday, afternoon, morning])).toEqual([morning, afternoon, saturday]);
});

test("Monday is copied to Friday with its lunch, and the weekend is left as it is", () => {
  const week = [
    hours("monday", "09:00", "12:00"),
    hours("monday", "13:00", "17:00"),
    hours("tuesday", "08:00", "09:00"),
    hours("saturday", "10:00", "14:00"),
  ];
  const copied = likeMonday(week);
  expect(copied).toHaveLength(11);
  expect(copied.filter(({ weekday }) => weekday === "friday")).toEqual([
    { weekday: "friday", opens: "09:00", closes: "12:00" },
    { weekday: "friday", opens: "13:00", closes: "17:00" },
  ]);
  expect(copied.at(-1)).toEqual(week.at(-1));
});

test("a closed Monday is nothing to copy, and empties no other day", () => {
  const week = [hours("tuesday", "09:00", "17:00"), hours("saturday", "10:00", "14:00")];
  expect(hasMonday(week)).toBe(false);
  expect(likeMonday(week)).toEqual(week);
});

test("a day that opens gets usual hours, and a second time begins where the first ended", () => {
  const week = withHours(usualWeek(), "monday");
  expect(week.slice(0, 2)).toEqual([
    hours("monday", "09:00", "17:00"),
    hours("monday", "17:00", ""),
  ]);
  expect(withHours(week, "saturday").at(-1)).toEqual(hours("saturday", "09:00", "17:00"));
});

test("a closed day says no hours, whatever was typed before it was closed", () => {
  const typed = { ...NEW_EXCEPTION, date: "2027-06-20", opens: "10:00" };
  expect(wantedException(typed)).toEqual({ date: "2027-06-20", closed: true });
  expect(wantedException({ ...typed, closed: false })).toEqual({
    date: "2027-06-20",
    opens: "10:00",
  });
});

test("what has no day yet is not shown as something that will be", () => {
  expect(readable([NEW_EXCEPTION, { ...NEW_EXCEPTION, date: "2027-06-20" }])).toHaveLength(1);
});

test("a week is shown as what it will be, and not while a time in it cannot be", () => {
  expect(readableWeek([hours("monday", "930", "17")])).toEqual([hours("monday", "09:30", "17:00")]);
  expect(readableWeek([])).toEqual([]);
  for (const [opens, closes] of [
    ["25:00", "17:00"],
    ["09:00", ""],
    ["17:00", "09:00"],
  ] as const)
    expect(readableWeek([hours("monday", opens, closes)])).toBeUndefined();
});
