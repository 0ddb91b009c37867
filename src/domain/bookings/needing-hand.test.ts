import { expect, test } from "vitest";
import { countNeedingHand } from "./needing-hand.ts";

const BOOKED = { dueAmount: 0, withdrawnAt: null, paymentLinkUntil: null };
const QUIET = {
  unanswered: 0,
  late: { total: 0, rows: [] },
  waiting: { rows: [] },
  days: [{ rows: [] }, { rows: [] }],
};
const DAY = {
  unanswered: 3,
  late: { total: 2, rows: [{ id: 1 }, { id: 2 }] },
  waiting: { rows: [{ id: 3 }, { id: 4 }] },
  days: [
    {
      rows: [
        { booking: { ...BOOKED, id: 5, status: "pending" as const } },
        { booking: { ...BOOKED, id: 6, status: "confirmed" as const } },
      ],
    },
    { rows: [] },
  ],
};

test("what waits for an answer and what is late needs a hand, and nothing on a quiet day", () => {
  expect(countNeedingHand(DAY, [])).toBe(5);
  expect(countNeedingHand(QUIET, [])).toBe(0);
});

test("a concern counts besides, also one that is about no booking", () => {
  const concerns = [
    { kind: "deposit-unpaid", bookingId: 6 },
    { kind: "mail-failed" },
    { kind: "dispute", bookingId: null },
  ];
  expect(countNeedingHand(DAY, concerns)).toBe(8);
});

test("a booking that is late or waits already is not counted once more for its concern", () => {
  const concerns = [
    { kind: "return-unmarked", bookingId: 1 },
    // Of a list that is cut short.
    { kind: "return-unmarked", bookingId: 99 },
    { kind: "rent-unpaid", bookingId: 2 },
    { kind: "authorization-lapsing", bookingId: 4 },
    { kind: "withdrawn", bookingId: 5 },
  ];
  expect(countNeedingHand(DAY, concerns)).toBe(5);
});
