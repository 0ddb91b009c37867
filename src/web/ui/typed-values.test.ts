import { expect, test } from "vitest";
import { oneLine, readWhole, tidyTime } from "./typed-values.ts";

test("times typed in a hurry become times of the clock", () => {
  for (const [typed, tidy] of [
    ["9", "09:00"],
    ["930", "09:30"],
    ["15.00", "15:00"],
    ["kl 9", "09:00"],
    ["15:00", "15:00"],
    ["", ""],
    ["eftermiddag", "eftermiddag"],
  ])
    expect(tidyTime(typed ?? "")).toBe(tidy);
});

test("a number is read whole or not at all", () => {
  expect(readWhole("1\u00a0895 kr")).toEqual({ ok: true, value: 1895 });
  expect(readWhole(" ")).toEqual({ ok: true, value: null });
  expect(readWhole("1e9").ok).toBe(false);
  expect(readWhole("−5")).toEqual({ ok: false, problem: "Måste vara minst 0" });
});

test("lines that were pasted together are one", () => {
  expect(oneLine("Två paddlar \r\n och\nflytvästar")).toBe("Två paddlar och flytvästar");
  expect(oneLine("Plats för två ")).toBe("Plats för två ");
});
