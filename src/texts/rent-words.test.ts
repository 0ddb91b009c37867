import { expect, test } from "vitest";
import { formatKronor } from "#texts/format.ts";
import { rentWords, type RentSums } from "./rent-words.ts";

const UNPAID: RentSums = {
  status: "confirmed",
  totalPrice: 2000,
  waivedAmount: 0,
  capturedAmount: null,
  refundedAmount: 0,
  paidAmount: 0,
  reservedAmount: 0,
  dueAmount: 2000,
  paymentStatus: null,
};
const PAID: RentSums = {
  ...UNPAID,
  capturedAmount: 2000,
  paidAmount: 2000,
  dueAmount: 0,
  paymentStatus: "captured",
};
const RESERVED: RentSums = {
  ...UNPAID,
  reservedAmount: 2000,
  dueAmount: 0,
  paymentStatus: "authorized",
};
const CANCELLED: RentSums = { ...UNPAID, status: "cancelled", dueAmount: 0 };

test.each<[string, RentSums, string]>([
  ["never asked for", UNPAID, "Att betala 2 000 kr"],
  ["asked for by card", { ...UNPAID, paymentStatus: "pending" }, "Behandlas"],
  ["let go and taken up again", { ...UNPAID, paymentStatus: "cancelled" }, "Att betala 2 000 kr"],
  ["lapsed", { ...UNPAID, paymentStatus: "expired" }, "Reservationen gick ut"],
  ["reserved", RESERVED, "Reserverad"],
  ["reserved in part", { ...RESERVED, reservedAmount: 500, dueAmount: 1500 }, "Delvis reserverad"],
  ["paid", PAID, "Betald"],
  ["paid in part", { ...PAID, capturedAmount: 500, paidAmount: 500, dueAmount: 1500 }, "Delbetald"],
  ["paid by Swish after the card had lapsed", { ...PAID, paymentStatus: "expired" }, "Betald"],
  [
    "given back in part",
    { ...PAID, refundedAmount: 500, paidAmount: 1500, waivedAmount: 500 },
    "Delvis återbetald",
  ],
  [
    "given back",
    { ...PAID, refundedAmount: 2000, paidAmount: 0, waivedAmount: 2000 },
    "Återbetald",
  ],
  ["paid too much", { ...PAID, totalPrice: 1500, dueAmount: -500 }, "Att ge tillbaka 500 kr"],
  ["free of charge", { ...UNPAID, totalPrice: 0, dueAmount: 0 }, "Inget att betala"],
  ["cancelled and never paid", CANCELLED, "Utan betalning"],
  ["cancelled and let go", { ...CANCELLED, paymentStatus: "cancelled" }, "Avbruten"],
  ["cancelled and being let go", { ...CANCELLED, paymentStatus: "authorized" }, "Släpps"],
  ["cancelled and paid", { ...PAID, status: "cancelled" }, "Betald"],
])("rent that is %s says so", (_what, booking, words) => {
  expect(rentWords(booking).replaceAll("\u00a0", " ")).toBe(words);
});

test("öre are shown where there are any", () => {
  expect(formatKronor(1500).replaceAll("\u00a0", " ")).toBe("1 500 kr");
  expect(formatKronor(1500.6).replaceAll("\u00a0", " ")).toBe("1 500,60 kr");
});
