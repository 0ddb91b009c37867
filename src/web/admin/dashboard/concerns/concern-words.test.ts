import { describe, expect, test } from "vitest";
import { concernKey } from "./concern-words.ts";
import { goWithShop, sinceWords } from "./day-words.ts";
import { day, TODAY, entry, booking, words, tone } from "./told-concern.ts";

test("a booking without a unit says when somebody comes for it, and what can be done", () => {
  const lacking = {
    kind: "stay-without-unit",
    ...booking,
    startDate: TODAY,
    endDate: day("2027-03-06"),
    pickupTime: "15:00",
  } as const;
  expect(words(lacking)).toBe(
    "Ingen enhet till Anna Berg: Fjällripa 70, i dag kl 15:00 | Bokningen 3–6 mars 2027 ligger kvar, men ingen enhet är ledig alla nätter. Byt med en annan bokning, flytta till andra dagar eller ett annat objekt, eller hör av dig till kunden.",
  );
  expect(tone(lacking)).toBe("danger");
});

describe("money that is a customer's", () => {
  const held = {
    kind: "deposit-held",
    ...booking,
    amount: 5000,
    why: "returned",
    method: "card",
    paymentId: "p1",
  } as const;

  test("a held deposit says why it should not be, and where it is given back", () => {
    expect(words(held)).toBe(
      "Depositionen för Anna Berg ligger kvar efter återlämningen | 5 000 kr för Fjällripa 70 ska tillbaka till kunden. Betala tillbaka till kortet härifrån, eller öppna bokningen om en del ska behållas.",
    );
    expect(words({ ...held, why: "cancelled" })).toContain("ligger kvar efter avbokningen");
  });

  test("what came by hand is given back by hand, and noted where there is a booking to note it in", () => {
    expect(words({ ...held, method: "swish" })).toContain(
      "Den kom med Swish: betala tillbaka på samma sätt och registrera det här eller i bokningen.",
    );
    expect(words({ ...held, method: "till", why: "gone" })).toContain(
      "Den kom i kassan: betala tillbaka på samma sätt och registrera det sedan här.",
    );
  });

  test("a deposit whose booking is gone reads well though nobody knows whose it was", () => {
    expect(words({ ...held, why: "gone", customerName: "", itemName: "" })).toBe(
      "En deposition ligger kvar, men bokningen är borttagen | 5 000 kr ska tillbaka till kunden. Betala tillbaka till kortet härifrån.",
    );
  });

  test("of a booking that is off what was decided goes back, and else what is paid is told", () => {
    const off = { kind: "charged-but-cancelled", ...booking, amount: 100 } as const;
    expect(words({ ...off, isDecided: true })).toBe(
      "Anna Berg ska få tillbaka 100 kr | Det bestämdes när bokningen av Fjällripa 70 avbokades. Öppna bokningen och betala tillbaka.",
    );
    expect(words({ ...off, amount: 8780, isDecided: false })).toBe(
      "Bokningen för Anna Berg är avbokad, men betald | 8 780 kr för Fjällripa 70 är betalt. Öppna bokningen och betala tillbaka det som kunden ska ha.",
    );
  });

  test("money paid too much is said with its öre where there are any", () => {
    expect(words({ kind: "money-to-give-back", ...booking, amount: 120.5 })).toContain(
      "Anna Berg har betalat 120,50 kr för mycket",
    );
  });

  test("a refund that failed can be given back otherwise and recorded, where its card did not take it", () => {
    const failed = { kind: "refund-failed", ...booking, attemptId: "a1", amount: 500 } as const;
    const of = { paymentId: "p1", paidFor: "rent" } as const;
    expect(words({ ...failed, failed: of })).toBe(
      "Återbetalningen till Anna Berg gick inte igenom | 500 kr för Fjällripa 70 har inte nått kundens kort. Öppna bokningen och försök igen, eller betala tillbaka på annat sätt och registrera det här.",
    );
    expect(words({ ...failed, failed: { ...of, paidFor: "deposit" } })).toMatch(
      /^Återbetalningen av depositionen till Anna Berg gick inte igenom \| 500 kr av depositionen för/,
    );
    expect(words({ ...failed, failed: null })).toMatch(/betala tillbaka på annat sätt\.$/);
    expect(words({ ...failed, failed: of, customerName: "", itemName: "" })).toMatch(
      /^Återbetalningen till en kund gick inte igenom \| 500 kr har inte nått/,
    );
  });

  test("what a customer got twice says what happened and what to do", () => {
    expect(words({ kind: "refund-twice", ...booking, amount: 500 })).toMatch(
      /^Anna Berg har fått 500 kr två gånger \| Återbetalningen för Fjällripa 70 nådde kortet ändå/,
    );
  });

  test("reserved money can be let go from here, charged money is refunded at the card company", () => {
    const money = {
      kind: "money-without-booking",
      ...entry,
      intentId: "pi_1",
      amount: 2000,
    } as const;
    expect(words({ ...money, isReserved: true })).toMatch(
      /2 000 kr är reserverade utan bokning.*Släpp reservationen/,
    );
    expect(words({ ...money, isReserved: false })).toMatch(
      /2 000 kr är dragna utan bokning.*Återbetala det hos kortbolaget/,
    );
  });

  test("a withdrawal says who, of what, when by Swedish clocks, and by when the money is due", () => {
    const at = "2027-03-03T12:00:00.000Z";
    const withdrawn = { kind: "withdrawn", ...booking, at, paid: 2000, reserved: 0 } as const;
    expect(words({ ...withdrawn, paid: 0, reserved: 500 })).toMatch(
      /avboka den\. Då släpps reservationen på 500 kr\.$/,
    );
    expect(words(withdrawn)).toBe(
      "Anna Berg har ångrat sin bokning | Kunden använde sin ångerrätt för Fjällripa 70 onsdag 3 mars kl 13:00. Öppna bokningen och avboka den. 2 000 kr ska vara tillbaka hos kunden senast 17 mars 2027.",
    );
  });
});

describe("money that is not agreed about", () => {
  const dispute = {
    kind: "dispute",
    ...booking,
    disputeId: "dp_1",
    intentId: "pi_1",
    amount: 2000,
    isInquiry: false,
    isDeposit: false,
    state: "needs_response",
    dueBy: "2027-03-12T22:59:59.000Z",
  } as const;

  test("a dispute says by when to answer, and where", () => {
    expect(words(dispute)).toBe(
      "Betalningen på 2 000 kr för Anna Berg är bestridd | Banken har tagit tillbaka pengarna tills det är avgjort, och så länge går det inte att betala tillbaka härifrån. Svara senast fredag 12 mars kl 23:59. Det gör du i kortbolagets egna sidor.",
    );
    expect(tone(dispute)).toBe("danger");
  });

  test("an inquiry is told as one: no money has moved", () => {
    const inquiry = { ...dispute, isInquiry: true, state: "warning_needs_response" };
    expect(words(inquiry)).toContain("Kundens bank frågar om betalningen på 2 000 kr");
    expect(words(inquiry)).toContain("inga pengar har flyttats");
    expect(tone(inquiry)).toBe("warning");
  });

  test("a dispute that is answered is waited for, and asks for nothing", () => {
    const answered = { ...dispute, state: "under_review" };
    expect(words(answered)).toContain("Svaret är inskickat, och banken avgör.");
    expect(words(answered)).not.toContain("Svara senast");
    expect(tone(answered)).toBe("warning");
  });

  test("a lost dispute of nobody's booking still reads well", () => {
    const nobodys = { ...booking, customerName: "", bookingId: null };
    const lost = { ...nobodys, disputeId: "dp_1", amount: 2000, isDeposit: false };
    expect(words({ kind: "dispute-lost", ...lost })).toContain("Tvisten om 2 000 kr är förlorad");
    expect(words({ kind: "dispute-lost", ...lost, isDeposit: true })).toContain(
      "Tvisten om depositionen på 2 000 kr är förlorad | Banken har gett depositionen till den som har kortet.",
    );
  });

  test("money charged elsewhere is booked, and the booking is not confirmed", () => {
    expect(words({ kind: "charged-elsewhere", ...booking, amount: 900 })).toBe(
      "900 kr drogs hos kortbolaget, inte av butiken | Beloppet är bokfört för Anna Berg och Fjällripa 70, men bokningen är inte bekräftad. Öppna den och bekräfta, eller betala tillbaka.",
    );
  });

  test.each([
    ["capture", "en dragning"],
    ["void", "en släppt reservation"],
    ["refund", "en återbetalning"],
  ] as const)("what the card company has not answered is named (%s)", (action, name) => {
    const startedAt = "2027-03-03T08:05:00.000Z";
    const said = words({ kind: "payment-stuck", ...booking, action, amount: 500, startedAt });
    expect(said).toContain(`Butiken väntar på besked om ${name} på 500 kr för Anna Berg`);
    expect(said).toContain("har inte svarat sedan i dag kl 09:05.");
  });

  test("a difference says what both sides believe", () => {
    const differ = { ...entry, intentId: "pi_1", bookingId: null, amount: 500 };
    expect(
      words({ kind: "books-differ", ...differ, ours: "authorized", theirs: "charged" }),
    ).toContain("Hos oss: reserverat. Hos kortbolaget: draget.");
  });
});

test("a letter that failed names itself, its reader, the error and whether it is still tried", () => {
  const mail = {
    kind: "mail-failed",
    ...entry,
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

test("two concerns of a kind are told apart by what they are about", () => {
  const money = { kind: "money-to-give-back", ...booking, amount: 1 } as const;
  expect(concernKey(money)).not.toBe(concernKey({ ...money, subject: "7654321" }));
});

test.each([
  ["2027-03-03", "sedan i dag"],
  ["2027-03-02", "sedan i går"],
  ["2027-02-03", "sedan 3 februari"],
  ["2026-07-03", "sedan 3 juli 2026"],
])("an entry says since when it counts (%s)", (since, said) => {
  expect(sinceWords(day(since), TODAY)).toBe(said);
});

describe("the time left of a reservation", () => {
  const now = new Date("2027-03-01T12:00:00Z");
  test("is not counted by a clock that is days away from the shop's", () => {
    expect(goWithShop(now, day("2027-03-01"))).toBe(true);
    expect(goWithShop(now, day("2027-02-28"))).toBe(true);
    expect(goWithShop(now, day("2026-11-15"))).toBe(false);
  });
});
