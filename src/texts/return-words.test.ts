import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { returnMoneySentences } from "./return-words.ts";

const BOOKING = {
  status: "confirmed",
  endDate: "2026-11-19" as LocalDate,
  totalPrice: 2000,
  waivedAmount: 0,
  paidAmount: 2000,
  reservedAmount: 0,
  dueAmount: 0,
  depositPaymentStatus: null,
  depositPaidAmount: 0,
  depositRefundedAmount: 0,
  depositKeptAmount: 0,
} as const;
const DEPOSIT = { depositPaymentStatus: "captured", depositPaidAmount: 5000 } as const;
const said = (fields: object, today: string) =>
  returnMoneySentences({ ...BOOKING, ...fields }, today as LocalDate)
    .join(" ")
    .replaceAll("\u00a0", " ");

test("whoever marks a return reads what is unpaid and by when the deposit is to be back", () => {
  expect(said({}, "2026-11-19")).toBe("");
  expect(said({ ...DEPOSIT, paidAmount: 0, dueAmount: 2000 }, "2026-11-20")).toBe(
    "2 000 kr av hyran är kvar att betala. Depositionen, 5 000 kr, ska vara återbetald senast 26 november 2026.",
  );
  expect(said({ paidAmount: 0, reservedAmount: 2000 }, "2026-11-20")).toBe(
    "2 000 kr är reserverat och inte draget.",
  );
});

test("a return that is marked weeks late says that the deposit should have been back by then", () => {
  expect(said(DEPOSIT, "2026-12-22")).toBe(
    "Depositionen, 5 000 kr, skulle ha varit återbetald senast 26 november 2026.",
  );
});
