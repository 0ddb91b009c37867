import { expect, test } from "vitest";
import { officeName } from "./office-name.ts";

test("the office says of an item that visitors do not see that it is hidden", () => {
  expect(officeName({ name: "Kajak", isHidden: true })).toBe("Kajak (dold)");
  expect(officeName({ name: "Kajak", isHidden: false })).toBe("Kajak");
});
