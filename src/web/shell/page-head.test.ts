import { expect, test } from "vitest";
import { wordRoom } from "./page-head.tsx";

test("a heading has the room that its longest word needs", () => {
  expect(wordRoom("Hyr husbil i Sundsvall")).toEqual({ "--letters": 9 });
  expect(wordRoom("Bokningsvillkor")).toEqual({ "--letters": 15 });
  expect(wordRoom("Sov-i-bil")).toEqual({ "--letters": 3 });
});
