import { expect, test } from "vitest";
import { bookingMoney } from "#domain/payments/booking-money.ts";
import { beforeSentence, linkSums, partSentence } from "./link-sums.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

const charge = {
  status: "captured" as const,
  amount: 800,
  refundedAmount: 200,
  isLetGo: false,
  isTakenBack: false,
};
const PRICED = { status: "confirmed" as const, totalPrice: 1580, waived: 200 };
const money = bookingMoney(PRICED, [charge]);

test("a link for a part says of how much, and what is left after it", () => {
  const sums = linkSums(money, 400);
  expect(sums).toEqual({
    total: 1580,
    waived: 200,
    paid: 600,
    reserved: 0,
    amount: 400,
    rest: 380,
  });
  expect(plain(partSentence(sums))).toBe(
    "Länken gäller 400 kr av de 780 kr som återstår att betala. Sedan återstår 380 kr, och vi hör av oss till dig om det.",
  );
});

test("what was paid, is reserved and was let off comes off the price, each by its name", () => {
  expect(plain(beforeSentence(linkSums(money, 400)))).toBe(
    "Av hela priset, 1 580 kr, är 600 kr redan betalt och 200 kr avdraget.",
  );
  const reservation = { ...charge, status: "authorized" as const, amount: 300, refundedAmount: 0 };
  const withReservation = linkSums(bookingMoney(PRICED, [charge, reservation]), 480);
  expect(plain(beforeSentence(withReservation))).toBe(
    "Av hela priset, 1 580 kr, är 600 kr redan betalt, 300 kr reserverat på ditt kort och 200 kr avdraget.",
  );
  expect(withReservation.rest).toBe(0);
});

test("a link for all that is due speaks of no part", () => {
  const whole = linkSums(bookingMoney({ ...PRICED, waived: 0 }, []), 1580);
  expect([beforeSentence(whole), partSentence(whole)]).toEqual(["", ""]);
});
