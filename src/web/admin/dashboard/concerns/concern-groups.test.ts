import { expect, test } from "vitest";
import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { concernGroups } from "./concern-groups.ts";

const day = (text: string) => text as LocalDate;
const TODAY = day("2027-03-03");
const booking = {
  since: TODAY,
  bookingId: 1,
  customerName: "Anna Berg",
  itemName: "Ripan",
  amount: 500,
  occasion: "",
  linkUntil: null,
  linkLapsedAt: null,
  linkAmount: null,
  isCardAskedAgain: false,
};

const rent = (subject: string, startDate: string, pickupTime: string): Concern => ({
  kind: "rent-unpaid",
  ...booking,
  subject,
  reserved: 0,
  startDate: day(startDate),
  pickupTime,
  isOut: false,
});
const lapsing = (subject: string, expiresAt: string): Concern => ({
  kind: "authorization-lapsing",
  ...booking,
  subject,
  expiresAt,
});
const giveBack = (subject: string, since: string): Concern => ({
  kind: "money-to-give-back",
  ...booking,
  subject,
  since: day(since),
});
const penniless = (subject: string, startDate: string): Concern => ({
  kind: "booking-without-money",
  ...booking,
  subject,
  paymentStatus: "expired",
  paid: 0,
  reserved: 0,
  startDate: day(startDate),
});
const disputed = (subject: string, state: string): Concern => ({
  kind: "dispute",
  ...booking,
  subject,
  disputeId: subject,
  intentId: "pi",
  isInquiry: false,
  isDeposit: false,
  state,
  dueBy: "2027-03-10T12:00:00.000Z",
});

const order = (concerns: Concern[]) =>
  concernGroups(concerns, TODAY).map(({ name, concerns: listed }) => [
    name,
    ...listed.map(({ subject }) => subject),
  ]);

test("what leaves today comes first, in the order of the clock, whatever order it was told in", () => {
  expect(
    order([
      giveBack("owed", "2027-01-01"),
      rent("tomorrow", "2027-03-04", "09:00"),
      lapsing("lapsing", "2027-03-04T10:00:00.000Z"),
      rent("afternoon", "2027-03-03", "15:00"),
      rent("morning", "2027-03-03", "10:00"),
    ]),
  ).toEqual([
    ["handover", "morning", "afternoon", "tomorrow"],
    ["deadline", "lapsing"],
    ["owed", "owed"],
  ]);
});

test("a booking without money is urgent when it leaves today or tomorrow", () => {
  expect(order([penniless("summer", "2027-07-01"), penniless("tomorrow", "2027-03-04")])).toEqual([
    ["handover", "tomorrow"],
    ["unpaid", "summer"],
  ]);
});

test("what has waited longest comes first where no day is to be kept", () => {
  expect(order([giveBack("new", "2027-03-01"), giveBack("old", "2027-01-01")])).toEqual([
    ["owed", "old", "new"],
  ]);
});

test("a dispute is urgent until it is answered", () => {
  expect(order([disputed("open", "needs_response"), disputed("sent", "under_review")])).toEqual([
    ["deadline", "open"],
    ["unclear", "sent"],
  ]);
});

test("nothing to see to has no headings", () => {
  expect(concernGroups([], TODAY)).toEqual([]);
});
