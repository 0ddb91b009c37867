import fc from "fast-check";
import { expect, test } from "vitest";
import { similarThings, type Described } from "./similar-things.ts";

const thing = (id: number, name: string, told = "", type: Described["type"] = "equipment") => ({
  id,
  type,
  name,
  miniHeading: told,
  shortDescription: "",
  pricePerDay: 100,
});
const free = (id: number, perNight = 100) => ({ id, free: true, perNight });
const taken = (id: number, perNight = 100) => ({ id, free: false, perNight });
const names = (similar: { thing: Described }[]) => similar.map((one) => one.thing.name);

const KAYAK = thing(1, "Havskajak Skärgård", "Paddel och flytväst ingår.");
const CANOE = thing(2, "Kanadensare", "Två paddlar och tre flytvästar ingår.");
const SKIS = thing(3, "Turskidor", "Stavar och pjäxor ingår.");
const SHOES = thing(4, "Snöskor", "Stavar ingår. Passar pjäxor och kängor.");
const TENT = thing(5, "Tunneltält", "Rest på tio minuter.");
const ALL = [KAYAK, CANOE, SKIS, SHOES, TENT];
const ALL_FREE = ALL.map(({ id }) => free(id));

test("who wants a kayak is offered a canoe, and no skis", () => {
  expect(names(similarThings(KAYAK, ALL, ALL_FREE))).toEqual(["Kanadensare"]);
  expect(names(similarThings(SKIS, ALL, ALL_FREE))).toEqual(["Snöskor"]);
});

test("where nothing is of the same kind, nothing is offered", () => {
  expect(similarThings(TENT, ALL, ALL_FREE)).toEqual([]);
});

test("what is taken or closed for the season is not offered", () => {
  expect(similarThings(KAYAK, ALL, [taken(1), taken(2)])).toEqual([]);
  expect(similarThings(KAYAK, ALL, [])).toEqual([]);
});

test("things whose names end alike are of one kind, and the most alike stands first", () => {
  const twoSeats = thing(6, "Tvåmannakajak");
  const sea = thing(7, "Kajak", "Med paddel och flytväst.");
  const others = ["Elcykel", "Takbox", "Lägerkök", "Pulka", "Pannlampa"].map((name, index) =>
    thing(20 + index, name),
  );
  const all = [...ALL, ...others, twoSeats, sea];
  const found = all.map(({ id }) => free(id));
  expect(names(similarThings(KAYAK, all, found))).toEqual([
    "Kajak",
    "Kanadensare",
    "Tvåmannakajak",
  ]);
});

test("of motorhomes all are alike, and those that cost about the same stand first", () => {
  const homes = ["Ripa", "Alkov", "Plåtis", "Bussen", "Midnattssol"].map((name, index) =>
    thing(10 + index, name, "", "rv"),
  );
  const found = [taken(10, 2000), free(11, 900), free(12, 1900), free(13, 2200), free(14, 3500)];
  expect(names(similarThings(homes[0]!, [...homes, KAYAK], found))).toEqual([
    "Plåtis",
    "Bussen",
    "Alkov",
  ]);
});

test("whatever there is, only what is free, of the same type and another thing is offered, at most three", () => {
  const words = fc.constantFrom("kajak", "paddel", "tält", "skidor", "flytväst", "och", "kök");
  const one = fc.record({
    type: fc.constantFrom<Described["type"]>("rv", "equipment"),
    name: words,
    miniHeading: fc.array(words, { maxLength: 4 }).map((some) => some.join(" ")),
    free: fc.boolean(),
    perNight: fc.nat(500),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (made) => {
      const things = made.map((some, id) => ({
        ...thing(id, some.name, some.miniHeading, some.type),
      }));
      const found = made.map(({ free: isFree, perNight }, id) => ({ id, free: isFree, perNight }));
      const [wanted] = things;
      const similar = similarThings(wanted!, things, found);
      expect(similar.length).toBeLessThanOrEqual(3);
      for (const { thing: other, found: told } of similar) {
        expect(other.id).not.toBe(wanted!.id);
        expect(other.type).toBe(wanted!.type);
        expect(told).toMatchObject({ id: other.id, free: true });
      }
    }),
  );
});
