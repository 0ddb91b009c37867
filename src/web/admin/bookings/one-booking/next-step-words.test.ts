import { expect, test } from "vitest";
import { nextStep } from "#domain/bookings/next-step.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  bookingForTests,
  CHARGED,
  DEPOSIT_PAID,
  UNPAID,
} from "#web/admin/bookings/booking-for-tests.ts";
import { NOTHING_OWED } from "#web/admin/bookings/deeds/payment-words.ts";
import { stepWords } from "./next-step-words.ts";

const says = (
  fields: Parameters<typeof bookingForTests>[0],
  today: string,
  { owed = NOTHING_OWED, mayRefund = true } = {},
) => {
  const booking = bookingForTests(fields);
  const day = today as LocalDate;
  return stepWords(nextStep(booking, day, owed), booking, { today: day, owed, mayRefund });
};

test("the next step says the sum, the day and the hour, and where it is done", () => {
  const [startDate, endDate] = ["2027-06-10" as LocalDate, "2027-06-12" as LocalDate];
  const times = { startDate, endDate, pickupTime: "15:00", returnTime: "12:00" };
  const waiting = says({ ...times, status: "pending", reservedAmount: 2000 }, "2027-06-01");
  expect(waiting.sentence).toMatch(/godkänn, så dras 2\s000\skr från kortet/);
  expect(waiting.to).toMatchObject({ id: "betalning" });
  const unpaid = says(
    { ...times, ...UNPAID, reservedAmount: 0, status: "confirmed" },
    "2027-06-01",
  );
  expect(unpaid.sentence).toMatch(/^Ta betalt: /);
  const out = { ...times, status: "confirmed", reservedAmount: 0, dueAmount: 0 } as const;
  expect(says({ ...out, rentalItemType: "equipment" }, "2027-06-10")).toEqual({
    sentence: "Lämna ut i dag kl\u00a015:00.",
    to: { path: "/admin/bookings/1234567/utlamning", label: "Lämna ut" },
  });
  expect(says(out, "2027-06-12").sentence).toBe(
    "Ta emot i dag kl\u00a012:00 och markera som returnerad.",
  );
  expect(says(out, "2027-06-13").sentence).toContain("Skulle ha kommit tillbaka 12 juni 2027");
  expect(says(out, "2027-06-13").to).toMatchObject({ id: "status" });
  const stay = { state: "out", outAt: "2027-06-10T13:05:00.000Z", backAt: null } as const;
  expect(says({ ...out, stay }, "2027-06-13").to).toEqual({
    path: "/admin/bookings/1234567/aterlamning",
    label: "Ta emot",
  });
});

test("of what is out it says when it comes back, and what was not left before it went", () => {
  const days = { startDate: "2027-06-10" as LocalDate, endDate: "2027-06-12" as LocalDate };
  const stay = { state: "out", outAt: "2027-06-10T13:05:00.000Z", backAt: null } as const;
  const out = { ...CHARGED, ...days, stay, dueAmount: 0, returnTime: "12:00" };
  expect(says(out, "2027-06-10")).toEqual({
    sentence: "Ta emot 12 juni 2027 kl\u00a012:00. Depositionen är inte betald.",
    to: { id: "deposition", label: "Till depositionen" },
  });
  expect(says({ ...out, ...DEPOSIT_PAID }, "2027-06-10")).toEqual({
    sentence: "Ta emot 12 juni 2027 kl\u00a012:00.",
    to: { path: "/admin/bookings/1234567/aterlamning", label: "Ta emot" },
  });
  expect(says(out, "2027-06-12").sentence).toBe("Ta emot i dag kl\u00a012:00.");
});

test("a deposit that is missing is asked for before the keys, and only told once they are gone", () => {
  const [startDate, endDate] = ["2027-06-10" as LocalDate, "2027-06-14" as LocalDate];
  const unpaid = {
    startDate,
    endDate,
    status: "confirmed",
    reservedAmount: 0,
    dueAmount: 0,
  } as const;
  const told = (today: string, stay: object = {}) =>
    says({ ...unpaid, ...stay }, today).sentence.replaceAll("\u00a0", " ");
  const out = { stay: { state: "out", outAt: "2027-06-10T13:05:00.000Z", backAt: null } } as const;
  expect(told("2027-06-10")).toBe("Ta emot depositionen, 5 000 kr, före utlämningen.");
  expect(told("2027-06-10", out)).toMatch(/^Ta emot .*\. Depositionen är inte betald\.$/);
  expect(told("2027-06-11")).toBe("Depositionen är inte betald: 5 000 kr.");
});

test("what was asked for after the return is told until it has come", () => {
  const asked = { ...CHARGED, status: "returned", dueAmount: 0, chargeDueAmount: 3000 } as const;
  const { sentence, to } = says(asked, "2027-06-20");
  expect(sentence).toMatch(/^3\s000\skr begärt efter återlämningen, inte betalt än\.$/);
  expect(to).toMatchObject({ id: "betalning" });
});

test("of a cancelled booking it says what is to go back, or to be decided, and by whom", () => {
  const off = { ...CHARGED, status: "cancelled", dueAmount: 0 } as const;
  const told = (fields: object, mayRefund: boolean) => {
    const owed = { amount: 0, undecided: 1200 };
    const { sentence, to } = says({ ...off, ...fields }, "2027-06-01", { owed, mayRefund });
    return [sentence.replaceAll("\u00a0", " "), to && "id" in to ? to.id : undefined];
  };
  const decided = { cancellation: { refund: 1200, kept: 800 } };
  expect(told(decided, true)).toEqual(["Betala tillbaka 1 200 kr till kunden.", "betalning"]);
  expect(told(decided, false)).toEqual([
    "En administratör betalar tillbaka 1 200 kr till kunden.",
    undefined,
  ]);
  expect(told({}, true)).toEqual([
    "Bokningen är avbokad, men 1 200 kr är betalt: avgör vad kunden ska få tillbaka.",
    "betalning",
  ]);
  expect(told({}, false)).toEqual([
    "En administratör avgör vad kunden ska få tillbaka av 1 200 kr.",
    undefined,
  ]);
});

test("a deposit that only an administrator may give back leads nobody else to a button", () => {
  const back = { ...CHARGED, ...DEPOSIT_PAID, status: "returned", dueAmount: 0 } as const;
  expect(says(back, "2027-06-10").to).toMatchObject({ id: "deposition" });
  const toStaff = says(back, "2027-06-10", { mayRefund: false });
  expect(toStaff.sentence).toMatch(/^En administratör betalar tillbaka depositionen, /);
  expect(toStaff.to).toBeUndefined();
});

test("a return that is to be settled leads an administrator there, and others nowhere", () => {
  const back = { ...CHARGED, ...DEPOSIT_PAID, status: "returned", dueAmount: 0 } as const;
  const owed = { ...NOTHING_OWED, isToSettle: true };
  expect(says(back, "2027-06-10", { owed })).toEqual({
    sentence: "Gör upp återlämningen.",
    to: { path: "/admin/bookings/1234567/avrakning", label: "Till avräkningen" },
  });
  expect(says(back, "2027-06-10", { owed, mayRefund: false })).toEqual({
    sentence: "En administratör gör upp återlämningen.",
  });
});

test("of a disputed deposit it says what is waited for, and not that it is to be paid back", () => {
  const dispute = {
    paymentId: "p1",
    paidFor: "deposit",
    isCurrent: true,
    standing: "open",
    amount: 5000,
    answerBy: "2027-06-20T21:59:00.000Z",
    isDecided: false,
  } as const;
  const told = (changed: object) =>
    says(
      { ...CHARGED, ...DEPOSIT_PAID, status: "returned", disputes: [{ ...dispute, ...changed }] },
      "2027-06-10",
    );
  expect(told({})).toEqual({
    sentence: "Depositionen är bestridd: svara senast 20 juni 2027 kl 23:59.",
    to: { id: "deposition", label: "Till depositionen" },
  });
  expect(told({ answerBy: null }).sentence).toBe("Depositionen är bestridd: banken avgör.");
  expect(told({ standing: "lost", answerBy: null }).sentence).toBe(
    "Tvisten om depositionen är förlorad: välj hur den ska bokföras.",
  );
  expect(told({ standing: "lost", answerBy: null, isDecided: true }).sentence).toBe(
    "Inget mer att göra.",
  );
});
