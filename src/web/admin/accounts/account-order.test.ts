import { expect, test } from "vitest";
import type { Account } from "#contracts/people.ts";
import { inOrder, matching } from "./account-order.ts";

const account = (username: string, role: Account["role"]): Account => ({
  id: 1,
  username,
  email: username === "anna" ? "Anna@exempel.se" : null,
  role,
  createdAt: "2027-03-01T09:00:00.000Z",
  lastSeenAt: null,
  sessions: 0,
});
const names = (accounts: Account[]) => accounts.map(({ username }) => username);

test("administrators come first, then staff, then customers, each by name", () => {
  const all = [
    account("örjan", "customer"),
    account("anna", "customer"),
    account("bo", "staff"),
    account("zara", "admin"),
  ];
  expect(names(all.toSorted(inOrder))).toEqual(["zara", "bo", "anna", "örjan"]);
});

test("an account is found by a part of its name, however it is written", () => {
  const all = [account("Örjan", "staff"), account("anna", "staff")];
  expect(names(matching(all, " öR "))).toEqual(["Örjan"]);
  expect(names(matching(all, "anna@ex"))).toEqual(["anna"]);
  expect(matching(all, "")).toHaveLength(2);
});
