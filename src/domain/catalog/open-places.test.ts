import { expect, test } from "vitest";
import { openPlaces } from "./open-places.ts";

test("what an agreement leaves open is found once each, in its order", () => {
  expect(openPlaces("<p>Fyllt [21] år, kört i [två] år, [21] år.</p>")).toEqual(["[21]", "[två]"]);
  expect(openPlaces("<p>Fyllt 21 år, och [].</p>")).toEqual([]);
});
