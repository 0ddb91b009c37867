import { expect, test } from "vitest";
import { isAnotherPage } from "./use-heading-of-change.ts";

test("whoever opens a page begins where it begins, and is led to the heading only when it becomes another", () => {
  expect(isAnotherPage(null, "Betala din bokning")).toBe(false);
  expect(isAnotherPage("Betala din bokning", "Betala din bokning")).toBe(false);
  expect(isAnotherPage("Betala din bokning", null)).toBe(false);
  expect(isAnotherPage("Betala din bokning", "Det finns en nyare länk")).toBe(true);
});
