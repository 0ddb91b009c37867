import fc from "fast-check";
import { expect, test } from "vitest";
import type { Place } from "./owners-shop.ts";
import { placeOf, toldPlace, wayIn } from "./place-of.ts";

const place = (id: number, facts: Partial<Place> = {}): Place => ({
  id,
  name: `Plats ${id}`,
  address: `Gatan ${id}`,
  mapUrl: "",
  instructions: "",
  ...facts,
});

test("an item is picked up at its own place, and else at the shop's first", () => {
  const places = [place(4), place(7)];
  expect(placeOf({ placeId: 7 }, places)?.id).toBe(7);
  expect(placeOf({ placeId: null }, places)?.id).toBe(4);
  expect(placeOf({}, places)?.id).toBe(4);
  expect(placeOf({ placeId: 7 }, [])).toBeNull();
});

test("a place that is gone leaves its items at one that is there", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9), { minLength: 1 }), fc.nat(9), (ids, placeId) => {
      const places = ids.map((id) => place(id));
      const slow = ids.includes(placeId) ? placeId : ids[0];
      expect(placeOf({ placeId }, places)?.id).toBe(slow);
    }),
  );
});

test("a place is told by name and address, the shop's only one as well", () => {
  const bridge = place(1, { name: "Bryggan i Åre", address: "Årevägen 55, 837 52 Åre" });
  expect(toldPlace({}, [bridge]).words).toBe("Bryggan i Åre, Årevägen 55, 837 52 Åre");
  expect(toldPlace({}, [place(1, { name: "" })]).words).toBe("Gatan 1");
  expect(toldPlace({ placeId: 2 }, [place(1), place(2)]).words).toBe("Plats 2, Gatan 2");
});

test("a place without an address is told by its name, and nothing is made up where none is", () => {
  expect(toldPlace({}, [place(1, { address: "" })])).toMatchObject({
    at: "Plats 1",
    words: "Plats 1",
  });
  expect(toldPlace({}, [])).toEqual({ at: null, words: null, mapUrl: null });
  expect(wayIn({}, [])).toBeNull();
});

test("the code of a door is told apart from where the door is", () => {
  const locked = place(7, { instructions: "Kod 4711." });
  expect(JSON.stringify(toldPlace({ placeId: 7 }, [place(4), locked]))).not.toContain("4711");
  expect(wayIn({ placeId: 7 }, [place(4), locked])).toBe("Kod 4711.");
  expect(wayIn({ placeId: 4 }, [place(4), locked])).toBeNull();
});
