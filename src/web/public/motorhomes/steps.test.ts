import { expect, test } from "vitest";
import { stepsOf } from "./steps.ts";

const names = (deposits: boolean) => stepsOf({ deposits }).map(({ name }) => name);

test("a deposit is a step of renting where some motorhome asks for one", () => {
  expect(names(true)).toContain("Betala depositionen");
  expect(names(false)).not.toContain("Betala depositionen");
  expect(names(false)).toHaveLength(4);
});
