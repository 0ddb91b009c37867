import { expect, test } from "vitest";
import { personKey } from "./person-key.ts";

test("an address is the same person however its letters are written", () => {
  expect(personKey(" Anna@Exempel.SE ")).toBe(personKey("anna@exempel.se"));
  expect(personKey("anna@exempel.se")).not.toBe(personKey("bo@exempel.se"));
});

test("the key does not give the address away, and what is no address is nobody", () => {
  expect(personKey("anna@exempel.se")).toMatch(/^[\w-]{43}$/);
  expect(personKey("–")).toBeNull();
  expect(personKey("")).toBeNull();
});
