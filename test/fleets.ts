import fc from "fast-check";
import { TODAY } from "#domain/units/slow-seating.ts";
import type { UnitOut } from "#domain/units/unit-nights.ts";

const DAYS = 12;

export const stretches = fc
  .record({ start: fc.integer({ min: 0, max: DAYS - 1 }), nights: fc.integer({ min: 1, max: 5 }) })
  .map(({ start, nights }) => ({ from: TODAY + start, to: TODAY + start + nights }));

const outs = fc.oneof(
  { weight: 4, arbitrary: stretches },
  { weight: 1, arbitrary: stretches.map(({ from }) => ({ from, to: Infinity })) },
);

export const fleets = fc
  .array(fc.array(outs, { maxLength: 2 }), { minLength: 1, maxLength: 3 })
  .map((fleet): UnitOut[] => fleet.map((out, index) => ({ id: index + 1, out })));
