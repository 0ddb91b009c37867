import { expect, test } from "vitest";
import { awaitsAnswer, type Asked } from "./awaits-answer.ts";

const LINK = "2027-06-04T10:00:00.000Z";
const waits = (fields: Partial<Asked>) =>
  awaitsAnswer({
    status: "pending",
    withdrawnAt: null,
    dueAmount: 0,
    paymentLinkUntil: null,
    ...fields,
  });

test("a booking waits for an answer until it has one", () => {
  expect(waits({})).toBe(true);
  expect(waits({ status: "confirmed" })).toBe(false);
  expect(waits({ dueAmount: 2000 })).toBe(true);
});

test("one that the customer is to pay by a link waits for the customer, until it is paid or withdrawn from", () => {
  const sent = { dueAmount: 2000, paymentLinkUntil: LINK };
  expect(waits(sent)).toBe(false);
  expect(waits({ ...sent, dueAmount: 0 })).toBe(true);
  expect(waits({ ...sent, withdrawnAt: "2027-06-02T10:00:00.000Z" })).toBe(true);
});
