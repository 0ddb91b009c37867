import { expect, test } from "vitest";
import { byName } from "./by-name.ts";

test("items are listed as a Swede looks them up: Å, Ä and Ö last, numbers as numbers", () => {
  const names = ["Övertält", "älv", "Åre", "Zebra", "Kajak 10", "kajak 9", "Alkov"];
  expect(
    names
      .map((name) => ({ name }))
      .toSorted(byName)
      .map(({ name }) => name),
  ).toEqual(["Alkov", "kajak 9", "Kajak 10", "Zebra", "Åre", "älv", "Övertält"]);
});
