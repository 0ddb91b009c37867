import { expect, test } from "vitest";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import {
  EMPTY_POLICY_STEP,
  policyMistakes,
  readPolicy,
  readablePolicy,
  typedPolicy,
} from "./typed-policy.ts";

const step = (daysBefore: string, percent: string) => ({ daysBefore, percent });

test("what is stored can be typed over and is read as it was", () => {
  expect(readPolicy(typedPolicy(USUAL_POLICY))).toEqual(USUAL_POLICY);
  expect(policyMistakes("steps", typedPolicy(USUAL_POLICY))).toEqual({});
});

test("steps are read from the longest ahead on, while another is half typed, and an empty row is none", () => {
  const typed = [step("2", "25"), EMPTY_POLICY_STEP, step("7", "100"), step("30", "")];
  expect(readPolicy(typed)).toEqual([
    { daysBefore: 7, percent: 100 },
    { daysBefore: 2, percent: 25 },
  ]);
  expect(policyMistakes("steps", typed.slice(0, 3))).toEqual({});
  expect(policyMistakes("steps", typed)).toEqual({ "steps.3.percent": "Måste fyllas i" });
});

test.each([
  [step("366", "100"), "daysBefore", "Får vara högst 365"],
  [step("30", "101"), "percent", "Får vara högst 100"],
  [step("30", "-1"), "percent", "Måste vara minst 0"],
  [step("en vecka", "50"), "daysBefore", "Måste vara ett heltal"],
])("%j is told at its field", (typed, field, sentence) => {
  expect(policyMistakes("steps", [EMPTY_POLICY_STEP, typed])).toEqual({
    [`steps.1.${field}`]: sentence,
  });
  expect(readPolicy([typed])).toEqual([]);
});

test("steps that cannot stand together are told where they are typed, whatever rows were left empty", () => {
  const rising = [step("30", "50"), EMPTY_POLICY_STEP, step("14", "100"), step("30", "50")];
  expect(policyMistakes("steps", rising)).toEqual({
    "steps.2.percent":
      "Ger mer tillbaka än ett steg med fler dagar. Sänk det eller ta bort steget.",
    "steps.3.daysBefore": "Ett annat steg har samma antal dagar. Ändra eller ta bort det ena.",
  });
});

test("customers' words are shown of steps that can stand together, and of none while one is wrong", () => {
  const inOrder = [step("5", "20"), EMPTY_POLICY_STEP, step("30", "100")];
  expect(readablePolicy(inOrder)).toEqual([
    { daysBefore: 30, percent: 100 },
    { daysBefore: 5, percent: 20 },
  ]);
  expect(readablePolicy([])).toEqual([]);
  const rising = [step("30", "0"), step("5", "20")];
  const halfTyped = [step("30", "100"), step("5", "")];
  const twice = [step("30", "100"), step("30", "100")];
  for (const wrong of [rising, halfTyped, twice]) expect(readablePolicy(wrong)).toBeUndefined();
});
