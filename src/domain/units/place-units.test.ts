import fc from "fast-check";
import { expect, test } from "vitest";
import { placeUnits, type UnitStay } from "#domain/units/place-units.ts";
import { meet, type UnitOut } from "#domain/units/unit-nights.ts";
import { fleets, stretches } from "#test/fleets.ts";
import { aStay, fitsSomehow } from "./slow-seating.ts";

const unit = (id: number, ...out: [number, number][]): UnitOut => ({
  id,
  out: out.map(([from, to]) => ({ from, to })),
});
const nights = (from: number, to: number) => ({ from, to });

/** The stays as they stand after a placing. */
function placed(units: readonly UnitOut[], stays: readonly UnitStay[]): UnitStay[] {
  const { unitOf } = placeUnits(units, stays);
  return stays.map((stay) => {
    const unitId = unitOf.get(stay.id);
    return unitId === undefined
      ? { ...stay, isPlaced: false }
      : { ...stay, unitId, isPlaced: true };
  });
}

test("a new stay gets the vehicle on which it leaves the smallest gap", () => {
  const units = [unit(1), unit(2)];
  const stays = [
    aStay(1, nights(10, 12), { unitId: 1, isPlaced: true }),
    aStay(2, nights(10, 14), { unitId: 2, isPlaced: true }),
    aStay(3, nights(14, 16)),
  ];
  expect(placeUnits(units, stays).unitOf.get(3)).toBe(2);
});

test("what stands is kept as long as there is room without moving it", () => {
  const units = [unit(1), unit(2)];
  const stays = [aStay(1, nights(10, 14), { unitId: 2, isPlaced: true }), aStay(2, nights(12, 16))];
  expect(placeUnits(units, stays)).toEqual({
    unitOf: new Map([
      [1, 2],
      [2, 1],
    ]),
    lacking: [],
  });
});

test("stays change places where that makes room for another one", () => {
  // The first vehicle is in service from the 6th on; only who is back by then may have it.
  const units = [unit(1, [16, 20]), unit(2)];
  const stays = [aStay(1, nights(10, 13), { unitId: 2, isPlaced: true }), aStay(2, nights(11, 18))];
  expect(placeUnits(units, stays)).toEqual({
    unitOf: new Map([
      [1, 1],
      [2, 2],
    ]),
    lacking: [],
  });
});

test("a vehicle that is with its customer is not taken from them", () => {
  const units = [unit(1, [16, 20]), unit(2)];
  const stays = [
    aStay(1, nights(10, 13), { unitId: 2, isPlaced: true, isPinned: true }),
    aStay(2, nights(11, 18)),
  ];
  expect(placeUnits(units, stays)).toEqual({ unitOf: new Map([[1, 2]]), lacking: [2] });
});

test("a customer keeps the vehicle they have even when it is taken out of use", () => {
  const units = [unit(1, [11, 20]), unit(2)];
  const stays = [aStay(1, nights(10, 13), { unitId: 1, isPlaced: true, isPinned: true })];
  expect(placeUnits(units, stays)).toEqual({ unitOf: new Map([[1, 1]]), lacking: [] });
});

test("a stay that is free every night and fits no vehicle is lacking", () => {
  const units = [unit(1, [10, 13]), unit(2, [13, 16])];
  expect(placeUnits(units, [aStay(1, nights(11, 15))]).lacking).toEqual([1]);
});

test("a stay that loses its vehicle comes before one that never had any", () => {
  const units = [unit(1, [10, 20]), unit(2)];
  const stays = [aStay(1, nights(11, 15)), aStay(2, nights(10, 14), { unitId: 1, isPlaced: true })];
  expect(placeUnits(units, stays)).toEqual({ unitOf: new Map([[2, 2]]), lacking: [1] });
});

const steps = fc.array(fc.record({ stretch: stretches, isPinnedThen: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

test("no vehicle is given twice, each stay keeps its own throughout, and who is lacking fits nowhere", () => {
  fc.assert(
    fc.property(fleets, steps, (units, wanted) => {
      let stays: UnitStay[] = [];
      for (const [index, { stretch, isPinnedThen }] of wanted.entries()) {
        const before = stays.filter(({ isPlaced }) => isPlaced);
        stays = placed(units, [...stays, aStay(index, stretch)]);
        const now = stays.filter(({ isPlaced }) => isPlaced);
        for (const one of now) {
          const out = units.find(({ id }) => id === one.unitId)!.out;
          expect(out.some((stretchOut) => meet(stretchOut, one))).toBe(false);
          for (const other of now)
            if (one.id < other.id && meet(one, other)) expect(one.unitId).not.toBe(other.unitId);
        }
        // Nobody loses a unit to who came later, and what was pinned stands where it stood.
        for (const one of before) {
          const after = now.find(({ id }) => id === one.id);
          expect(after).toBeDefined();
          if (one.isPinned) expect(after?.unitId).toBe(one.unitId);
        }
        const pinned = before.filter(({ isPinned }) => isPinned);
        const free = before.filter(({ isPinned }) => !isPinned);
        const fits = fitsSomehow(units, pinned as never, [...free, stretch]);
        expect(now.some(({ id }) => id === index)).toBe(fits);
        if (isPinnedThen)
          stays = stays.map((one) =>
            one.id === index && one.isPlaced ? { ...one, isPinned: true } : one,
          );
      }
    }),
    { numRuns: 400 },
  );
});

test("after an outage each stay has a vehicle throughout or is lacking, and no more are than must be", () => {
  fc.assert(
    fc.property(fleets, steps, stretches, (units, wanted, out) => {
      let stays: UnitStay[] = [];
      for (const [index, { stretch }] of wanted.entries())
        stays = placed(units, [...stays, aStay(index, stretch)]);
      const after = units.map((one, index) =>
        index === 0 ? { ...one, out: [...one.out, out] } : one,
      );
      const { unitOf, lacking } = placeUnits(after, stays);
      expect([...unitOf.keys(), ...lacking].toSorted((a, b) => a - b)).toEqual(
        stays.map(({ id }) => id),
      );
      const seated = stays.filter(({ id }) => unitOf.has(id));
      expect(fitsSomehow(after, [], seated)).toBe(true);
      for (const id of lacking)
        expect(fitsSomehow(after, [], [...seated, stays.find((one) => one.id === id)!])).toBe(
          false,
        );
    }),
    { numRuns: 400 },
  );
});
