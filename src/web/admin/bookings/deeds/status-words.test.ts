import { expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { approvalSentences } from "#texts/approval-words.ts";
import {
  bookingForTests,
  CHARGED,
  DEPOSIT_PAID,
  UNPAID,
} from "#web/admin/bookings/booking-for-tests.ts";
import { statusChoices, statusQuestion } from "./status-words.ts";

const BEFORE = "2027-05-01" as LocalDate;
const AFTER = "2027-06-04" as LocalDate;

function asked(to: BookingStatus, fields: Partial<Booking> = {}, today = BEFORE, canCharge = true) {
  const question = statusQuestion(to, { booking: bookingForTests(fields), today, canCharge });
  return (
    question && {
      ...question,
      said: question.sentences.join(" ").replaceAll("\u00a0", " "),
      charging: question.charging?.label.replaceAll("\u00a0", " "),
    }
  );
}

test("confirming while money is reserved offers to charge it as the next step", () => {
  const question = asked("confirmed");
  expect(question?.charging).toBe("Godkänn");
  expect(question?.plain.label).toBe("Bekräfta utan att dra");
  expect(question?.said).toBe(
    "Vill du bekräfta bokning #1234567 (Anna Berg)? Godkänn drar 2 000 kr från kundens kort och bekräftar. Bekräftar du utan att dra är 2 000 kr fortfarande bara reserverat, till 8 mars 2027 kl 10:00. Kunden får mejlet Bokningsbekräftad, om det inte redan har skickats.",
  );
});

test("a booking that its customer has withdrawn from is confirmed, charged or returned only knowingly", () => {
  const withdrawn = { withdrawnAt: "2027-03-02T22:30:00.000Z" };
  const sentence =
    "Kunden har ångrat köpet 2 mars 2027. Avboka i stället, om ni inte har kommit överens om annat.";
  for (const to of ["confirmed", "returned"] as const) {
    const question = asked(to, withdrawn);
    expect(question?.sentences[0]).toBe(sentence);
    expect(question?.said).toContain(sentence);
  }
  expect(asked("confirmed", withdrawn)?.plain.isDangerous).toBe(true);
  expect(asked("confirmed", { ...withdrawn, status: "cancelled" })?.said).not.toContain("ångrat");
  expect(approvalSentences(bookingForTests(withdrawn), BEFORE)[0]).toBe(sentence);
});

test("a part that is no longer due is said to be let go", () => {
  const question = asked("confirmed", { capturedAmount: 500, paidAmount: 500, dueAmount: -500 });
  expect(question?.said).toContain("drar 1 500 kr från kundens kort, släpper resten, 500 kr,");
});

test("confirming without money says that nothing is charged and what is left to pay", () => {
  const lapsed = asked("confirmed", {}, BEFORE, false);
  expect(lapsed?.charging).toBeUndefined();
  expect(lapsed?.said).toContain("Inget dras.");
  const unpaid = asked("confirmed", UNPAID);
  expect(unpaid?.plain).toEqual({ label: "Bekräfta", isDangerous: false });
  expect(unpaid?.said).toContain("Inget dras. 2 000 kr av hyran är kvar att betala.");
});

test("nobody is told of a letter that has nowhere to go", () => {
  expect(asked("confirmed", { customerEmail: " " })?.said).toContain(
    "Kunden har ingen e-postadress, så inget mejl skickas.",
  );
});

test("cancelling what was returned says what becomes of the money, and that the customer is told", () => {
  const back = { status: "returned" } as const;
  expect(asked("cancelled", back)?.said).toBe(
    "Vill du avboka bokning #1234567 (Anna Berg)? Reservationen på 2 000 kr släpps, och det går inte att ångra. Kunden får ett mejl om avbokningen.",
  );
  const paid = asked("cancelled", { ...CHARGED, ...DEPOSIT_PAID, ...back });
  expect(paid?.plain).toEqual({ label: "Avboka", isDangerous: true });
  expect(paid?.said).toContain("2 000 kr är betalt och återbetalas inte av sig självt.");
  expect(paid?.said).toContain("Depositionen, 5 000 kr, återbetalas inte heller av sig själv.");
  const owed = asked("cancelled", { ...UNPAID, ...back });
  expect(owed?.said).toContain("2 000 kr som är obetalt ska då inte längre betalas.");
});

test("a return before the stay has begun is asked about as what it is", () => {
  const early = asked("returned", CHARGED);
  expect(early?.said).toContain("Vistelsen har inte börjat: utlämningen är 1 juni 2027.");
  expect(early?.plain.isDangerous).toBe(true);
  const begun = asked("returned", CHARGED, "2027-06-02" as LocalDate);
  expect(begun?.said).toContain("Hyrestiden är inte slut förrän 3 juni 2027.");
  expect(begun?.plain.isDangerous).toBe(false);
});

test("a return with rent reserved offers to charge first, and one with rent unpaid says so", () => {
  const reserved = asked("returned", { status: "confirmed" }, AFTER);
  expect(reserved?.charging).toBe("Dra och returnera");
  expect(reserved?.said).toContain(
    "2 000 kr är reserverat och inte draget. Du kan dra 2 000 kr först.",
  );
  const unpaid = asked("returned", { ...UNPAID, status: "confirmed" }, AFTER);
  expect(unpaid?.charging).toBeUndefined();
  expect(unpaid?.said).toContain("2 000 kr av hyran är kvar att betala.");
});

test("a return in time with all paid is a short question", () => {
  expect(asked("returned", CHARGED, AFTER)?.said).toBe(
    "Vill du markera bokning #1234567 (Anna Berg) som returnerad? Inget mejl skickas.",
  );
  expect(asked("returned", { ...CHARGED, ...DEPOSIT_PAID }, AFTER)?.said).toContain(
    "Depositionen, 5 000 kr, ska vara återbetald senast 10 juni 2027.",
  );
});

test("a booking that is taken up again takes its nights and owes its rent again", () => {
  const cancelled = { status: "cancelled", reservedAmount: 0, paymentStatus: "cancelled" } as const;
  for (const to of ["pending", "confirmed"] as const) {
    const question = asked(to, cancelled);
    expect(question?.title).toBe("Ta upp bokningen igen");
    expect(question?.said).toContain("Nätterna tas igen, om ingen annan har hunnit boka dem.");
    expect(question?.said).toContain("2 000 kr av hyran ska då betalas.");
  }
  expect(asked("pending", { ...CHARGED, status: "returned" })?.said).toContain(
    "Inget mejl skickas.",
  );
});

test("a return that is undone before the last day is not said to be over", () => {
  const returned = { ...CHARGED, status: "returned" } as const;
  expect(asked("confirmed", returned, "2027-06-02" as LocalDate)?.said).not.toContain("redan slut");
  expect(asked("confirmed", returned, "2027-06-03" as LocalDate)?.said).not.toContain("redan slut");
  expect(asked("confirmed", returned, AFTER)?.said).toContain(
    "Hyrestiden är redan slut: den gick ut 3 juni 2027.",
  );
});

test("only what mails, moves and loses nothing goes without a question", () => {
  expect(asked("pending", CHARGED)).toBeUndefined();
});

test("staff are not offered to make a booking wait again", () => {
  expect(statusChoices("confirmed", false)).toEqual(["confirmed", "cancelled", "returned"]);
  expect(statusChoices("pending", false)).toContain("pending");
  expect(statusChoices("confirmed", true)).toContain("pending");
});
