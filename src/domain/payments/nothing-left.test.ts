import { expect, test } from "vitest";
import { whyNothingLeft } from "./nothing-left.ts";

const charged = { kept: 0, takenByBank: 0 };

test("where nothing is left to give back it is said why, and not that it was given back", () => {
  expect(whyNothingLeft([charged], 0)).toBeUndefined();
  expect(whyNothingLeft([{ ...charged, kept: 5000 }], 0)).toBe("kept");
  expect(whyNothingLeft([charged, { ...charged, takenByBank: 2000 }], 0)).toBe("bank");
  expect(whyNothingLeft([{ ...charged, takenByBank: 2000 }], 500)).toBe("by-hand");
});
