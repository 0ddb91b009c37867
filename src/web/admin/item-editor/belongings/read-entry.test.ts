import { expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { readEntry } from "./read-entry.ts";

const RULES = { required: ["name", "price"], whole: ["price"] } as const;

test("what was typed is sent with its numbers read", () => {
  expect(readEntry({ name: "Lina", price: "1 895 kr", isMany: true }, RULES)).toEqual(
    ok({ name: "Lina", price: 1895, isMany: true }),
  );
});

test("every field that is empty or no number is told at once", () => {
  expect(readEntry({ name: " ", price: "" }, RULES)).toEqual(
    fail({ name: "Måste fyllas i", price: "Måste fyllas i" }),
  );
  expect(readEntry({ name: "", price: "tio" }, RULES)).toEqual(
    fail({ name: "Måste fyllas i", price: "Måste vara ett heltal" }),
  );
});
