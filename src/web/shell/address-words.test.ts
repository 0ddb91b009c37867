import { expect, test } from "vitest";
import { addressWords } from "./address-words.ts";

test("a postcode is not torn from its digits or its place at the end of a line", () => {
  expect(addressWords("Storgatan 1, 852 30 Sundsvall")).toBe(
    "Storgatan 1, 852\u00a030\u00a0Sundsvall",
  );
  expect(addressWords("Box 101 20, Höga Kusten")).toBe("Box 101 20, Höga Kusten");
  expect(addressWords("Storgatan 1, 85230 Sundsvall")).toBe("Storgatan 1, 85230 Sundsvall");
});
