import { expect, test } from "vitest";
import {
  awaitsAnswer,
  depositDispute,
  disputesToTell,
  disputeStanding,
  mostPressing,
  type BookedDispute,
  type DisputeStanding,
} from "./dispute.ts";

const a = (
  standing: DisputeStanding,
  { paidFor = "rent", isCurrent = true }: Partial<BookedDispute> = {},
): BookedDispute => ({ standing, paidFor, isCurrent });
const told = (...disputes: BookedDispute[]) =>
  disputesToTell(disputes).map(({ paidFor, standing }) => `${paidFor} ${standing}`);

test.each([
  ["needs_response", "open"],
  ["under_review", "open"],
  ["warning_needs_response", "inquiry"],
  ["warning_under_review", "inquiry"],
  ["warning_closed", "over"],
  ["prevented", "over"],
  ["won", "won"],
  ["lost", "lost"],
  // What the provider may call it some day: the money is not known to be the shop's again.
  ["something_new", "open"],
])("what the bank calls %s is %s to the shop", (state, standing) => {
  expect(disputeStanding(state)).toBe(standing);
});

test("the shop has a day to keep until it has answered", () => {
  expect(awaitsAnswer("needs_response")).toBe(true);
  expect(awaitsAnswer("warning_needs_response")).toBe(true);
  expect(awaitsAnswer("under_review")).toBe(false);
  expect(awaitsAnswer("lost")).toBe(false);
});

test("an open dispute is told before one that is lost, and both before a question of the bank's", () => {
  expect(mostPressing([a("won"), a("inquiry"), a("lost"), a("open")])?.standing).toBe("open");
  expect(mostPressing([a("won"), a("inquiry"), a("lost")])?.standing).toBe("lost");
  expect(mostPressing([a("over")])).toBeUndefined();
});

test("beside what is paid the rent's and the deposit's dispute are told, and none that was won", () => {
  const deposit = { paidFor: "deposit" } as const;
  expect(told(a("open"), a("lost", deposit), a("lost"))).toEqual(["rent open", "deposit lost"]);
  expect(told(a("won"), a("won", deposit), a("over"))).toEqual([]);
  expect(told(a("lost"), a("won"))).toEqual(["rent lost"]);
});

test("a dispute about a part payment is told; one about a deposit that another has replaced is not", () => {
  expect(told(a("open", { isCurrent: false }))).toEqual(["rent open"]);
  expect(told(a("lost", { paidFor: "deposit", isCurrent: false }))).toEqual([]);
});

test("a deposit cannot be touched while its bank has it or has given it away; a question stops nobody", () => {
  const of = (standing: DisputeStanding) => depositDispute([a(standing, { paidFor: "deposit" })]);
  expect(of("open")).toBeDefined();
  expect(of("lost")).toBeDefined();
  expect(of("inquiry")).toBeUndefined();
  expect(of("won")).toBeUndefined();
  expect(depositDispute([a("open")])).toBeUndefined();
});
