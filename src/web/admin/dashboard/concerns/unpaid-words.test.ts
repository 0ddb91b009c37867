import { describe, expect, test } from "vitest";
import { day, TODAY, booking, NOT_ASKED, words } from "./told-concern.ts";

describe("before a hand-over", () => {
  const pickup = {
    ...booking,
    amount: 4185,
    startDate: TODAY,
    pickupTime: "15:00",
    isOut: false,
  };
  const rent = { kind: "rent-unpaid", ...pickup, reserved: 0, ...NOT_ASKED } as const;

  test.each([
    ["2027-03-03", "Anna Berg hämtar Fjällripa 70 i dag kl 15:00"],
    ["2027-03-04", "Anna Berg hämtar Fjällripa 70 i morgon kl 15:00"],
    ["2027-03-02", "Anna Berg skulle hämta Fjällripa 70 i går kl 15:00"],
    ["2027-02-26", "Anna Berg skulle hämta Fjällripa 70 fredag 26 februari kl 15:00"],
  ])("unpaid rent says who comes for what and when (%s)", (startDate, who) => {
    expect(words({ ...rent, startDate: day(startDate) })).toBe(
      `Hyran är inte betald: ${who} | 4 185 kr återstår. Mejla en länk så att kunden betalar med kort, eller ta betalt på plats och skriv in det i bokningen.`,
    );
  });

  test("what was fetched without being paid is not said to be fetched", () => {
    expect(words({ ...rent, isOut: true })).toContain(
      "Hyran är inte betald: Anna Berg har hämtat Fjällripa 70 | ",
    );
    const deposit = { kind: "deposit-unpaid", ...pickup, isGivenBack: false } as const;
    expect(words({ ...deposit, remindedAt: null, isOut: true })).toMatch(
      /^Depositionen är inte betald: Anna Berg har hämtat Fjällripa 70 \| 4 185 kr skulle ha varit betalda/,
    );
  });

  test("rent that is reserved is only to be charged, wholly or in part", () => {
    expect(words({ ...rent, reserved: 4185 })).toContain(
      "4 185 kr är reserverade på kortet. Godkänn så dras beloppet",
    );
    expect(words({ ...rent, reserved: 4000 })).toContain(
      "4 185 kr återstår, varav 4 000 kr är reserverade på kortet och kan dras. Mejla en länk",
    );
  });

  test("an unpaid deposit says so too, and that the reminder is a letter with a link", () => {
    const deposit = { kind: "deposit-unpaid", ...pickup, isGivenBack: false } as const;
    expect(words({ ...deposit, remindedAt: null })).toBe(
      "Depositionen är inte betald: Anna Berg hämtar Fjällripa 70 i dag kl 15:00 | 4 185 kr ska vara betalda före utlämningen. Påminnelsen mejlar kunden en länk att betala med.",
    );
    expect(words({ ...deposit, remindedAt: "2027-03-02T12:00:00.000Z" })).toContain(
      "före utlämningen. Kunden fick en länk i går kl 13:00. Påminnelsen",
    );
    expect(words({ ...deposit, remindedAt: null, isGivenBack: true })).toContain(
      "är inte längre kvar hos butiken. Ta emot en ny deposition på plats",
    );
  });

  test.each([
    ["none", "Det finns ingen betalning till den."],
    ["expired", "Reservationen har gått ut."],
    ["cancelled", "Reservationen är släppt."],
    ["refunded", "Det som var betalt är återbetalt."],
    ["something new", "är varken reserverade eller betalda."],
  ])("a booking without money says that and why (%s)", (paymentStatus, reason) => {
    const said = words({
      kind: "booking-without-money",
      ...booking,
      amount: 9475,
      startDate: day("2027-07-03"),
      paymentStatus,
      paid: 0,
      reserved: 0,
      ...NOT_ASKED,
    });
    expect(said).toContain("Bokningen för Anna Berg är utan betalning");
    expect(said).toContain("Fjällripa 70 är bokad från lördag 3 juli, men 9 475 kr");
    expect(said).toContain(reason);
  });

  test("what is only reserved is not called paid, and what never was reserved has not lapsed", () => {
    const part = {
      kind: "booking-without-money",
      ...booking,
      amount: 1195,
      paid: 385,
      reserved: 385,
      startDate: day("2027-07-03"),
      ...NOT_ASKED,
    } as const;
    expect(words({ ...part, paymentStatus: "cancelled" })).toBe(
      "Bokningen för Anna Berg är bara delvis reserverad | Fjällripa 70 är bokad från lördag 3 juli, men 1 195 kr är varken reserverade eller betalda. 385 kr är reserverade på kortet och väntar på att du godkänner betalningen. Reservationen är släppt.",
    );
    expect(words({ ...part, paymentStatus: "authorized" })).not.toContain("släppt");
    const paid = words({ ...part, reserved: 0, paymentStatus: "none" });
    expect(paid).toContain("är bara delvis betald");
    expect(paid).toContain("betalda. De har aldrig reserverats.");
  });

  test("who has been asked by a link is said to have been, until when", () => {
    const linkUntil = "2027-03-04T12:00:00.000Z";
    expect(words({ ...rent, linkLapsedAt: "2027-03-02T12:00:00.000Z" })).toContain(
      "4 185 kr återstår. Betalningslänken gick ut i går kl 13:00. Mejla en ny länk",
    );
    expect(words({ ...rent, linkUntil })).toContain(
      "4 185 kr återstår. En betalningslänk är skickad och gäller till i morgon kl 13:00. Annars kan du ta betalt på plats",
    );
    const half = {
      kind: "booking-without-money",
      ...booking,
      amount: 500,
      paid: 1500,
      reserved: 0,
    } as const;
    expect(
      words({
        ...half,
        startDate: day("2027-07-03"),
        paymentStatus: "expired",
        ...NOT_ASKED,
        linkUntil,
      }),
    ).toBe(
      "Bokningen för Anna Berg är bara delvis betald | Fjällripa 70 är bokad från lördag 3 juli, men 500 kr är varken reserverade eller betalda. En betalningslänk är skickad och gäller till i morgon kl 13:00.",
    );
  });

  test("a link for a part of what is due says how much it is for", () => {
    const linkUntil = "2027-03-04T12:00:00.000Z";
    expect(words({ ...rent, linkUntil, linkAmount: 1000 })).toContain(
      "4 185 kr återstår. En betalningslänk på 1 000 kr är skickad och gäller till i morgon",
    );
    expect(words({ ...rent, linkUntil, linkAmount: 4185 })).toContain(
      "En betalningslänk är skickad och",
    );
  });

  test("a card that was reserved after the booking was confirmed waits to be approved, and the rest is told", () => {
    const waiting = {
      kind: "reservation-waiting",
      ...booking,
      amount: 1000,
      due: 1500,
      reservedUntil: "2027-03-09T12:00:00.000Z",
      ...NOT_ASKED,
    } as const;
    expect(words(waiting)).toBe(
      "Anna Berg har betalat med kort: godkänn 1 000 kr | Det gäller Fjällripa 70. 1 000 kr är reserverade på kortet och väntar på att du godkänner betalningen. Reservationen gäller till tisdag 9 mars kl 13:00. 1 500 kr återstår att betala.",
    );
    expect(words({ ...waiting, due: 0 })).not.toContain("återstår");
  });

  test("a reservation that lapses says whose, when by Swedish clocks, and what to do", () => {
    const expiresAt = "2027-03-03T12:00:00.000Z";
    expect(words({ kind: "authorization-lapsing", ...booking, amount: 9475, expiresAt })).toBe(
      "Reservationen för Anna Berg går ut onsdag 3 mars kl 13:00 | 9 475 kr för Fjällripa 70. Godkänn eller avboka innan dess, annars måste kunden betala på nytt.",
    );
  });

  test("a link that lapsed says until when it held, and that the nights are still taken", () => {
    const expiredAt = "2027-03-02T12:00:00.000Z";
    expect(words({ kind: "link-lapsed", ...booking, amount: 500, expiredAt })).toBe(
      "Betalningslänken till Anna Berg har gått ut | Den gällde till i går kl 13:00, och 500 kr för Fjällripa 70 är fortfarande obetalda. Nätterna är kvar: skicka en ny länk, eller avboka.",
    );
  });

  test("a charge that was refused says that the booking is not approved", () => {
    expect(words({ kind: "charge-failed", ...booking, amount: 500 })).toMatch(
      /nekade när 500 kr skulle dras för Anna Berg .* inte godkänd/,
    );
  });
});

describe("after a return", () => {
  test.each([
    ["2027-03-02", "tillbaka i går | Har Anna Berg"],
    ["2027-02-27", "tillbaka lördag 27 februari | Det är 4 dagar sedan. Har Anna Berg"],
    ["2026-12-30", "tillbaka 30 december 2026 | Det är 63 dagar sedan."],
  ])("a return that nobody marked says how late it is (%s)", (endDate, late) => {
    const said = words({ kind: "return-unmarked", ...booking, endDate: day(endDate) });
    expect(said).toContain(`Fjällripa 70 skulle ha varit ${late}`);
  });

  test("rent that was never charged is approved where it is reserved, and asked for where it is not", () => {
    const returned = {
      kind: "returned-unpaid",
      ...booking,
      amount: 4185,
      ...NOT_ASKED,
    } as const;
    expect(words({ ...returned, reserved: 4185 })).toBe(
      "Anna Berg har lämnat tillbaka, men hyran är inte dragen | Det gäller Fjällripa 70. 4 185 kr är reserverade på kortet. Godkänn så dras beloppet, innan reservationen går ut.",
    );
    expect(words({ ...returned, reserved: 0 })).toContain(
      "hyran är inte betald | Det gäller Fjällripa 70. 4 185 kr återstår. Mejla en länk",
    );
  });
});
