import { expect, test } from "vitest";
import { voucherWords } from "./sale-words.ts";

const voucher = { kind: "deposit", totalPrice: null, amount: 4200, isAfterReturn: true } as const;

test("what was asked for after a return is called so in the books, and never a deposit", () => {
  expect(voucherWords(voucher)).toBe("Betalt efter återlämningen");
  expect(voucherWords({ ...voucher, kind: "deposit-kept" })).toBe("Skada efter återlämningen");
  expect(voucherWords({ ...voucher, kind: "deposit-kept", totalPrice: 4200 })).toBe(
    "Tjänst efter återlämningen",
  );
  expect(voucherWords({ ...voucher, isAfterReturn: false })).toBe("Deposition");
});
