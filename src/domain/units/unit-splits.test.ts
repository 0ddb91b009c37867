import fc from "fast-check";
import { expect, test } from "vitest";
import { fromDayNumber } from "#domain/dates/local-date.ts";
import { placeUnits, type UnitStay } from "#domain/units/place-units.ts";
import { meet, type Stretch, type UnitOut } from "#domain/units/unit-nights.ts";
import { unitSplits, unitsThroughout } from "#domain/units/unit-splits.ts";
import { fleets, stretches } from "#test/fleets.ts";
import { aStay, fitsSomehow, TODAY } from "./slow-seating.ts";

const day = (offset: number) => fromDayNumber(TODAY + offset);

test("two vehicles in service one after the other split the days between them", () => {
  const units = [
    { id: 1, out: [{ from: TODAY + 1, to: TODAY + 4 }] },
    { id: 2, out: [{ from: TODAY + 4, to: TODAY + 7 }] },
  ];
  expect(unitSplits(units, [], TODAY)).toEqual([{ startDate: day(3), endDate: day(4), units: 0 }]);
});

test("stays alone split nothing: they change places", () => {
  const units = [
    { id: 1, out: [] },
    { id: 2, out: [] },
  ];
  const stays = [
    aStay(1, { from: TODAY + 1, to: TODAY + 4 }, { unitId: 1, isPlaced: true }),
    aStay(2, { from: TODAY + 4, to: TODAY + 7 }, { unitId: 2, isPlaced: true }),
  ];
  expect(unitSplits(units, stays, TODAY)).toEqual([]);
});

test("a split says no to two where one can still be had throughout", () => {
  const units = [
    { id: 1, out: [{ from: TODAY + 1, to: TODAY + 4 }] },
    { id: 2, out: [{ from: TODAY + 4, to: TODAY + 7 }] },
    { id: 3, out: [] },
  ];
  const splits = unitSplits(units, [], TODAY);
  expect(unitsThroughout(splits, day(2), day(6))).toBe(1);
  expect(unitsThroughout(splits, day(2), day(4))).toBe(Infinity);
});

function standing(units: readonly UnitOut[], wanted: readonly { from: number; to: number }[]) {
  let stays: UnitStay[] = [];
  for (const [index, stretch] of wanted.entries()) {
    const all = [...stays, aStay(index, stretch)];
    const { unitOf } = placeUnits(units, all);
    stays = all.flatMap((stay) => {
      const unitId = unitOf.get(stay.id);
      return unitId === undefined ? [] : [{ ...stay, unitId, isPlaced: true }];
    });
  }
  return stays;
}

test("the splits say no exactly where the placing says no, to one unit and to several", () => {
  fc.assert(
    fc.property(
      fleets,
      fc.array(stretches, { maxLength: 5 }),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      fleets,
      (known, wanted, pins, later) => {
        const stays = standing(known, wanted).map((stay, index) => ({
          ...stay,
          isPinned: pins[index] === true,
        }));
        // What is told once a vehicle is out: it may be meant for nights that its own stay has.
        const moved = (unitId: number) =>
          stays.filter((stay) => stay.unitId === unitId && !stay.isPinned);
        const units = known.map(({ id, out }, index) => ({
          id,
          out: [
            ...out,
            ...(later[index]?.out ?? []).filter(
              (one) => !moved(id).some((stay) => meet(one, stay)),
            ),
          ],
        }));
        const splits = unitSplits(units, stays, TODAY);
        const on = (night: number) => (one: Stretch) => one.from <= night && night < one.to;
        const freeOn = (night: number) =>
          units.filter(({ id, out }) => {
            const has = stays.filter(({ unitId }) => unitId === id);
            return ![...out, ...has].some(on(night));
          }).length;
        for (let from = TODAY; from < TODAY + 16; from += 1)
          for (let to = from + 1; to < TODAY + 18; to += 1) {
            const nights = Array.from({ length: to - from }, (_, index) => from + index);
            const free = Math.min(...nights.map(freeOn));
            const throughout = unitsThroughout(splits, fromDayNumber(from), fromDayNumber(to));
            for (let quantity = 1; quantity <= free; quantity += 1) {
              const news = Array.from({ length: quantity }, () => ({ from, to }));
              const pinned = stays.filter(({ isPinned }) => isPinned);
              const others = stays.filter(({ isPinned }) => !isPinned);
              const fits = fitsSomehow(units, pinned as never, [...others, ...news]);
              expect(throughout >= quantity).toBe(fits);
            }
          }
      },
    ),
    { numRuns: 150 },
  );
});
