import { expect, test } from "vitest";
import { motorhomesWithoutAgreement } from "./missing-agreement.ts";

const motorhome = { id: 1, type: "rv", isAddonOnly: false, rentalAgreementId: null } as const;
const kayak = { ...motorhome, id: 2, type: "equipment" } as const;

test("a motorhome that can be booked without any terms is told to the owner", () => {
  const agreements = [{ isDefault: false }];
  expect(motorhomesWithoutAgreement([motorhome, kayak], agreements)).toEqual([motorhome]);
  expect(motorhomesWithoutAgreement([motorhome], [])).toEqual([motorhome]);
});

test("a motorhome with an agreement of its own, or in a shop with one for all, is not", () => {
  expect(motorhomesWithoutAgreement([motorhome], [{ isDefault: true }])).toEqual([]);
  expect(motorhomesWithoutAgreement([{ ...motorhome, rentalAgreementId: 7 }], [])).toEqual([]);
  expect(motorhomesWithoutAgreement([{ ...motorhome, isAddonOnly: true }], [])).toEqual([]);
});
