import { describe, expect, test } from "vitest";
import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { concernKey, concernWords } from "./concern-words.ts";
import { goWithShop } from "./shop-clock.ts";

const booking = { bookingId: 1234567, customerName: "Anna Berg", itemName: "Fjällripa 70" };
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const words = (concern: Concern) => {
  const { title, text } = concernWords(concern);
  return plain(`${title} | ${text}`);
};

describe("what an owner is told", () => {
  test("reserved money can be let go from here, charged money is refunded at the card company", () => {
    const money = { kind: "money-without-booking", intentId: "pi_1", amount: 2000 } as const;
    expect(words({ ...money, isReserved: true })).toMatch(
      /2 000 kr är reserverade utan bokning.*Släpp reservationen/,
    );
    expect(words({ ...money, isReserved: false })).toMatch(
      /2 000 kr är dragna utan bokning.*Återbetala det hos kortbolaget/,
    );
  });

  test("a reservation that lapses says whose, when by Swedish clocks, and what to do", () => {
    const expiresAt = "2027-03-03T12:00:00.000Z";
    expect(words({ kind: "authorization-lapsing", ...booking, amount: 9475, expiresAt })).toBe(
      "Reservationen för Anna Berg går ut onsdag 3 mars kl 13:00 | 9 475 kr för Fjällripa 70. Godkänn eller avboka innan dess, annars måste kunden betala på nytt.",
    );
  });

  test("a withdrawal says who, of what, when by Swedish clocks, and by when the money is due", () => {
    expect(words({ kind: "withdrawn", ...booking, at: "2027-03-03T12:00:00.000Z" })).toBe(
      "Anna Berg har ångrat sin bokning | Kunden använde sin ångerrätt för Fjällripa 70 onsdag 3 mars kl 13:00. Öppna bokningen och avboka den. Det som är betalt ska vara tillbaka hos kunden inom 14 dagar.",
    );
  });

  test.each([
    ["none", "Det finns ingen betalning till den."],
    ["expired", "Reservationen har gått ut."],
    ["cancelled", "Reservationen är släppt."],
    ["something new", "inget är reserverat eller betalt."],
  ])("a booking without money says why (%s)", (paymentStatus, reason) => {
    expect(words({ kind: "booking-without-money", ...booking, paymentStatus })).toContain(reason);
  });

  test("a letter that failed names itself, its reader, the error and whether it is still tried", () => {
    const mail = {
      kind: "mail-failed",
      mailId: 7,
      bookingId: null,
      type: "booking_confirmation",
      recipient: "anna@example.com",
      error: "Mejlservern tog inte emot mejlet.",
    } as const;
    expect(words({ ...mail, isGivenUp: false })).toBe(
      "Bokningsbekräftelsen till anna@example.com kom inte fram | Butiken försöker igen av sig själv. Mejlservern tog inte emot mejlet.",
    );
    expect(words({ ...mail, isGivenUp: true, type: "ny_sort" })).toContain("Mejlet ”ny_sort”");
    expect(words({ ...mail, isGivenUp: true })).toContain("Butiken har slutat försöka.");
  });

  test("a difference says what both sides believe", () => {
    const differ = {
      kind: "books-differ",
      intentId: "pi_1",
      bookingId: null,
      amount: 500,
    } as const;
    expect(words({ ...differ, ours: "authorized", theirs: "charged" })).toContain(
      "Hos oss: reserverat. Hos kortbolaget: draget.",
    );
  });

  test("two concerns of a kind are told apart", () => {
    const money = { kind: "money-without-booking", amount: 1, isReserved: true } as const;
    expect(concernKey({ ...money, intentId: "pi_1" })).not.toBe(
      concernKey({ ...money, intentId: "pi_2" }),
    );
  });
});

describe("the time left of a reservation", () => {
  const now = new Date("2027-03-01T12:00:00Z");
  test("is not counted by a clock that is days away from the shop's", () => {
    expect(goWithShop(now, "2027-03-01" as LocalDate)).toBe(true);
    expect(goWithShop(now, "2027-02-28" as LocalDate)).toBe(true);
    expect(goWithShop(now, "2026-11-15" as LocalDate)).toBe(false);
  });
});
