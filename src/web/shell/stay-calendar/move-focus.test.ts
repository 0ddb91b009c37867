import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { moveFocus } from "./move-focus.ts";

const move = (key: string, day: string) =>
  moveFocus(key, day as LocalDate, "2026-03-18" as LocalDate);

test.each([
  ["ArrowLeft", "2026-04-01", "2026-03-31"],
  ["ArrowRight", "2026-03-31", "2026-04-01"],
  ["ArrowUp", "2026-04-03", "2026-03-27"],
  ["ArrowDown", "2026-03-27", "2026-04-03"],
  ["Home", "2026-04-03", "2026-03-30"],
  ["End", "2026-04-03", "2026-04-05"],
  ["PageDown", "2026-05-31", "2026-06-30"],
  ["PageUp", "2026-05-31", "2026-04-30"],
  ["PageUp", "2026-03-20", "2026-03-01"],
  ["ArrowDown", "2027-03-17", "2027-03-18"],
])("%s leads from %s to %s", (key, from, to) => {
  expect(move(key, from)).toBe(to);
});

test("other keys lead nowhere", () => {
  expect(move("Enter", "2026-04-03")).toBeNull();
  expect(move("a", "2026-04-03")).toBeNull();
});
