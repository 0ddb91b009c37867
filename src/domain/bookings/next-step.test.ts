import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { nextStep } from "./next-step.ts";

const TODAY = "2027-06-10" as LocalDate;

type Booked = Parameters<typeof nextStep>[0];

const NOTHING = { amount: 0, undecided: 0 };

const step = (fields: Partial<Booked> & { from?: string; to?: string }, owed = NOTHING) => {
  const { from = "2027-06-12", to = "2027-06-14", ...rest } = fields;
  return nextStep(
    {
      status: "confirmed",
      startDate: from as LocalDate,
      endDate: to as LocalDate,
      dueAmount: 0,
      chargeDueAmount: 0,
      reservedAmount: 0,
      withdrawnAt: null,
      rentalItemType: "rv",
      depositAmount: 5000,
      depositPaymentStatus: "captured",
      depositPaidAmount: 5000,
      depositRefundedAmount: 0,
      depositKeptAmount: 0,
      disputes: [],
      stay: { state: "waiting" },
      ...rest,
    },
    TODAY,
    owed,
  );
};

const DISPUTED = { paidFor: "deposit", isCurrent: true, amount: 5000, isDecided: false } as const;
const noDeposit = { depositPaymentStatus: null, depositPaidAmount: 0 };

test("a new booking is answered, and one that was withdrawn from is cancelled instead", () => {
  expect(step({ status: "pending", reservedAmount: 2000 })).toBe("approve");
  expect(step({ status: "pending" })).toBe("confirm");
  expect(step({ status: "pending", dueAmount: 2000 })).toBe("take-rent");
  expect(
    step({ status: "pending", reservedAmount: 2000, withdrawnAt: "2027-06-09T10:00:00Z" }),
  ).toBe("cancel");
});

test("the keys wait for the rent and the deposit", () => {
  expect(step({ dueAmount: 500, ...noDeposit })).toBe("take-rent");
  expect(step(noDeposit)).toBe("take-deposit");
  expect(step({})).toBe("hand-over");
  expect(step({ from: "2027-06-10" })).toBe("hand-over");
  expect(step({ ...noDeposit, rentalItemType: "equipment" })).toBe("hand-over");
});

test("what is out is awaited, and taken back on its last day", () => {
  expect(step({ from: "2027-06-09" })).toBe("await-return");
  expect(step({ from: "2027-06-08", to: "2027-06-10", dueAmount: 500 })).toBe("take-back");
  expect(step({ from: "2027-06-01", to: "2027-06-08" })).toBe("take-back");
});

test("what was handed over is awaited, also where it left early or without its deposit", () => {
  const stay = { state: "out" } as const;
  expect(step({ stay })).toBe("await-return");
  expect(step({ stay, from: "2027-06-10" })).toBe("await-return");
  expect(step({ stay, ...noDeposit })).toBe("await-return");
  expect(step({ stay, dueAmount: 500 })).toBe("take-rent");
  expect(step({ stay, from: "2027-06-08", to: "2027-06-10" })).toBe("take-back");
});

test("what is over is over when nobody has anybody else's money", () => {
  expect(step({ status: "returned" })).toBe("give-back-deposit");
  expect(step({ status: "cancelled" })).toBe("give-back-deposit");
  expect(step({ status: "returned", dueAmount: -200 })).toBe("give-back-rent");
  expect(step({ status: "returned", dueAmount: 200 })).toBe("take-rent");
  expect(step({ status: "returned", depositRefundedAmount: 5000 })).toBe("nothing");
});

test("a return that waits to be settled is settled, once no bank has a say in it", () => {
  const waits = { ...NOTHING, isToSettle: true };
  expect(step({ status: "returned" }, waits)).toBe("settle");
  expect(step({ status: "returned", ...noDeposit }, waits)).toBe("settle");
  expect(step({ status: "returned", dueAmount: 200 }, waits)).toBe("take-rent");
  const disputes = [{ ...DISPUTED, standing: "open" } as const];
  expect(step({ status: "returned", disputes }, waits)).toBe("see-to-dispute");
});

test("what was asked for after the return is waited for once nothing is the customer's", () => {
  const asked = { status: "returned", chargeDueAmount: 3000 } as const;
  expect(step({ ...asked, depositKeptAmount: 5000 })).toBe("take-charge");
  expect(step(asked)).toBe("give-back-deposit");
  expect(step({ ...asked, dueAmount: 200 })).toBe("take-rent");
});

test("a cancelled booking is not done with while its rent waits for somebody", () => {
  const off = { status: "cancelled", ...noDeposit } as const;
  expect(step(off)).toBe("nothing");
  expect(step(off, { amount: 0, undecided: 1200 })).toBe("decide-rent");
  expect(step({ status: "cancelled" }, { amount: 5000, undecided: 1200 })).toBe("decide-rent");
  expect(step(off, { amount: 1200, undecided: 0 })).toBe("give-back-rent");
});

const over = (
  dispute: Partial<Booked["disputes"][number]> & { standing: "open" | "lost" | "won" },
) => step({ status: "returned", disputes: [{ ...DISPUTED, ...dispute }] });

test("a deposit that a bank decides on, or has given away, is not to be given back", () => {
  expect(over({ standing: "open" })).toBe("see-to-dispute");
  expect(over({ standing: "lost" })).toBe("see-to-dispute");
  expect(over({ standing: "lost", isDecided: true })).toBe("nothing");
});

test("what a bank has left of a deposit is given back once its loss is booked, and all of what was won", () => {
  expect(over({ standing: "lost", amount: 2000 })).toBe("see-to-dispute");
  expect(over({ standing: "lost", amount: 2000, isDecided: true })).toBe("give-back-deposit");
  expect(over({ standing: "won" })).toBe("give-back-deposit");
});

test("money that is only reserved is charged, with the answer where the booking waits for one", () => {
  expect(step({ reservedAmount: 2000 })).toBe("charge");
  expect(step({ reservedAmount: 2000, from: "2027-06-01", to: "2027-06-08" })).toBe("charge");
});
