import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayWords, momentWords, moneyOnCancelling, orNotGiven, periodWords } from "./words.ts";

test("what is missing is said to be missing, a bad date to be bad", () => {
  expect(orNotGiven(null)).toBe("Ej angivet");
  expect(orNotGiven("  ")).toBe("Ej angivet");
  expect(orNotGiven("<script>")).toBe("<script>");
  expect(dayWords(null)).toBe("Ej angivet");
  expect(dayWords("2026-02-30")).toBe("Ogiltigt datum");
  expect(dayWords("2026-07-03")).toBe("3 juli 2026");
  expect(momentWords("")).toBe("Ej angivet");
  expect(momentWords("i går")).toBe("Ogiltigt datum");
  expect(momentWords("2026-07-03T08:05:00Z")).toBe("3 juli 2026 kl 10:05");
  const [startDate, endDate] = ["2026-07-03" as LocalDate, "x" as LocalDate];
  expect(periodWords({ startDate, endDate })).toBe("2026-07-03 – Ogiltigt datum");
});

test("whoever cancels is told what becomes of the money, and nothing where there is none", () => {
  const unpaid = {
    totalPrice: 2000,
    paymentStatus: "expired" as const,
    capturedAmount: null,
    refundedAmount: 0,
    depositAmount: 5000,
    depositPaymentStatus: null,
    depositRefundedAmount: 0,
    depositKeptAmount: 0,
  };
  const released = "Reservationen på 2\u00a0000\u00a0kr släpps, och det går inte att ångra.";
  const kept = "Det som är betalt återbetalas inte av sig självt.";
  const reserved = { ...unpaid, paymentStatus: "authorized" as const };
  const paid = { ...unpaid, paymentStatus: "captured" as const, capturedAmount: 1500 };
  const deposit = { depositPaymentStatus: "captured" as const };
  expect(moneyOnCancelling(unpaid)).toEqual([]);
  expect(moneyOnCancelling(reserved)).toEqual([released]);
  expect(moneyOnCancelling(paid)).toEqual([kept]);
  expect(moneyOnCancelling({ ...paid, refundedAmount: 1500 })).toEqual([]);
  expect(moneyOnCancelling({ ...reserved, ...deposit })).toEqual([released, kept]);
  const shared = { depositRefundedAmount: 3000, depositKeptAmount: 2000 };
  expect(moneyOnCancelling({ ...unpaid, ...deposit, ...shared })).toEqual([]);
});
