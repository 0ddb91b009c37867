import { expect, test } from "vitest";
import { LINE_PURPOSES } from "#domain/bookkeeping/voucher.ts";
import { accountProblems, PURPOSES, readAccounts, type TypedAccounts } from "./typed-accounts.ts";

const USUAL: TypedAccounts = {
  sales: "3001",
  outputVat: "2611",
  cardReceivable: "1686",
  deposits: "2890",
  damages: "3990",
  bank: "1930",
  fees: "6570",
  disputed: "1689",
  losses: "6351",
  cancellationFees: "3999",
};

test("the dialog asks for each account once", () => {
  expect(PURPOSES.toSorted()).toEqual(LINE_PURPOSES.toSorted());
});

test("the usual accounts are taken as they are", () => {
  expect(accountProblems(USUAL)).toEqual({});
  expect(readAccounts(USUAL)).toMatchObject({ sales: 3001, damages: 3990, bank: 1930 });
});

test("an account has four digits, and says so at its field", () => {
  const typed = { ...USUAL, sales: "300", deposits: "" };
  expect(accountProblems(typed)).toEqual({
    sales: "Ett konto har fyra siffror.",
    deposits: "Ett konto har fyra siffror.",
  });
});

test("an account where the chart has none for its purpose is refused", () => {
  expect(accountProblems({ ...USUAL, sales: "1930" })).toEqual({
    sales: "Försäljning bokförs på ett konto mellan 3000 och 3999.",
  });
});

test("two purposes never share an account", () => {
  expect(accountProblems({ ...USUAL, damages: "3001" })).toEqual({
    damages: "Konto 3001 är valt två gånger. Välj ett eget konto för varje ändamål.",
  });
});
