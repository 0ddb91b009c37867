import { describe, expect, test } from "vitest";
import { isReadableName, lookOf } from "./look-alike.ts";

describe("names that a person could take for each other have one look", () => {
  test.each([
    ["admin", "ADMIN"],
    ["admin", "аdmin"],
    ["admin", "аԁміп"],
    ["admin", "adm1n"],
    ["admin", "ádmin"],
    ["admin", "ad\u200Bmin"],
    ["admin", "adrnin"],
    ["admin", "admin"],
    ["anna.berg", "Anna Berg"],
    ["anna_berg", "anna-berg"],
    ["Lars", "Iars"],
    ["olof", "0l0f"],
    ["Åsa", "A\u030Asa"],
  ])("%s and %s", (one, other) => {
    expect(lookOf(other)).toBe(lookOf(one));
  });
});

test.each([
  ["Par", "Pär"],
  ["Asa", "Åsa"],
  ["Bo", "Bö"],
  ["anna", "anne"],
  ["anna-1", "anna-2"],
  ["kund 10", "kund 11"],
  ["Elin", "Ellen"],
])("%s and %s are two names to a Swede", (one, other) => {
  expect(lookOf(other)).not.toBe(lookOf(one));
});

test("a name needs something to read", () => {
  expect(isReadableName("Åsa")).toBe(true);
  expect(isReadableName("7")).toBe(true);
  expect(isReadableName("...")).toBe(false);
  expect(isReadableName("\u200B\u200B")).toBe(false);
});
