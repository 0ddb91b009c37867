import { expect, test } from "vitest";
import { agreementStanding } from "./agreement-standing.ts";

const MAY = "2026-05-02T10:00:00.000Z";
const JUNE = "2026-06-01T10:00:00.000Z";
const accepted = { name: "Hyresvillkor", acceptedAt: MAY, how: "checkout" } as const;
const waiting = { name: "Villkor för husdjur", acceptedAt: null, how: null } as const;

test("a booking that no agreement belongs to lacks none", () => {
  expect(agreementStanding([])).toEqual({ state: "none" });
});

test("what nobody has accepted yet is waited for, by its name", () => {
  expect(agreementStanding([waiting])).toEqual({ state: "waiting", name: "Villkor för husdjur" });
});

test("one of several that is not accepted keeps the booking waiting", () => {
  expect(agreementStanding([accepted, waiting])).toEqual({
    state: "waiting",
    name: "Villkor för husdjur",
  });
});

test("all are accepted when the last of them was", () => {
  const onPaper = { name: "Villkor för husdjur", acceptedAt: JUNE, how: "paper" } as const;
  expect(agreementStanding([onPaper, accepted])).toEqual({
    state: "accepted",
    name: "Villkor för husdjur, Hyresvillkor",
    at: JUNE,
    how: "paper",
  });
});
