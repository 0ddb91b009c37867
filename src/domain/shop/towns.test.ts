import { expect, test } from "vitest";
import { partsOfAddress, townsOf } from "./towns.ts";

const at = (address: string) => ({ address });

test("one picks up in the towns of the places, each named once", () => {
  const places = [
    at("A 1, 837 52 Åre"),
    at("B 2, 83752 Åre"),
    at("Skogen"),
    at("C 3, 837 71 Duved"),
  ];
  expect(townsOf(places)).toEqual(["Åre", "Duved"]);
  expect(townsOf([at("Gården i Timrå")])).toEqual([]);
});

test("an address is understood with and without a comma before the postcode", () => {
  const parts = { streetAddress: "Årevägen 55", postalCode: "837 52", addressLocality: "Åre" };
  expect(partsOfAddress("Årevägen 55, 837 52 Åre")).toEqual(parts);
  expect(partsOfAddress("Årevägen 55 837 52 Åre")).toEqual(parts);
});
