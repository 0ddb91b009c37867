import { expect, test } from "vitest";
import { LINK_STATES } from "#contracts/payment-links.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  closedWords,
  headingWords,
  linkWords,
  sumsAfter,
  sumsBefore,
  titleWords,
} from "./texts.ts";

const link = {
  isChargedAtOnce: false,
  isConfirmed: false,
  isAgain: true,
  amount: 2000,
  restAmount: 0,
  usedAs: null,
  charges: [],
  chargesKept: 0,
  agreements: [],
  cancellation: null,
  lines: [],
  expiresAt: "2027-03-04T09:00:00.000Z",
};
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a link says whether the card is only reserved or charged at once", () => {
  expect(linkWords(link).note.title).toBe("Kortet blir bara reserverat");
  expect(linkWords({ ...link, isChargedAtOnce: true, isAgain: false }).note.title).toBe(
    "Beloppet dras direkt",
  );
});

test("a link for a part says so before and after it is paid, and never that it was all", () => {
  const part = { ...link, isChargedAtOnce: true, isAgain: false, amount: 400, restAmount: 380 };
  expect(plain(linkWords(part).lead)).toContain("400 kr av de 780 kr som återstår att betala");
  const used = closedWords({ ...part, state: "used", usedAs: "charged" });
  for (const { text } of [linkWords(part).done, used]) {
    expect(plain(text)).toMatch(/återstår[^.]*, och vi hör av oss till dig om det\./);
    expect(plain(text)).toContain("380 kr");
    expect(text).not.toContain("inte göra något mer");
  }
  const reserved = linkWords({ ...part, isChargedAtOnce: false });
  expect(plain(reserved.done.text)).toContain("Sedan återstår 380 kr");
});

test("the sums lead from the whole price to what is asked for and what is left", () => {
  const part = {
    ...link,
    state: "open" as const,
    bookingId: 4711234,
    rentalItemName: "Tält",
    startDate: "2027-03-05" as LocalDate,
    endDate: "2027-03-07" as LocalDate,
    quantity: 1,
    amount: 400,
    totalAmount: 1580,
    waivedAmount: 200,
    paidAmount: 600,
    reservedAmount: 0,
    restAmount: 380,
  };
  const told = (facts: { label: string; value: string }[]) =>
    facts.map(({ label, value }) => plain(`${label} ${value}`));
  expect(told(sumsBefore(part))).toEqual([
    "Hela priset 1 580 kr",
    "Avdrag 200 kr",
    "Redan betalt 600 kr",
  ]);
  expect(told(sumsAfter(part))).toEqual(["Återstår sedan 380 kr"]);
  const whole = { ...part, amount: 1580, waivedAmount: 0, paidAmount: 0, restAmount: 0 };
  expect([...sumsBefore(whole), ...sumsAfter(whole)]).toEqual([]);
});

test("a link that was used says what became of the money", () => {
  const used = { ...link, state: "used" } as const;
  expect(closedWords({ ...used, usedAs: "reserved" }).text).toContain("är reserverat för din");
  expect(closedWords({ ...used, usedAs: "charged" })).toEqual({
    title: "Beloppet är redan betalt",
    text: "Länken är använd och beloppet är betalt. Om något är kvar att göra ser du det på din bokningssida.",
  });
  const released = { ...used, usedAs: "released", restAmount: 2000 } as const;
  expect(plain(closedWords(released).text)).toBe(
    "Kortet är inte längre reserverat, och inget har dragits med länken. 2 000 kr återstår att betala, och vi hör av oss till dig om det.",
  );
});

test("whoever has paid the rent is not told that nothing is left to do, which only their own page knows", () => {
  const paid = { ...link, isChargedAtOnce: true, isAgain: false };
  const told = (known: typeof link) => [
    linkWords(known).done.text,
    closedWords({ ...known, state: "used", usedAs: "charged" }).text,
    closedWords({ ...known, state: "paid" }).text,
  ];
  for (const text of told(paid)) {
    expect(text).not.toContain("inte göra något mer");
    expect(text).toContain("Om något är kvar att göra ser du det på din bokningssida.");
  }
  const afterReturn = { ...paid, charges: [{ kind: "damage", label: "Buckla", amount: 4500 }] };
  for (const text of told(afterReturn as unknown as typeof link))
    expect(text).toContain("Du behöver inte göra något mer.");
});

test("a link that lapsed says until when it held, by Swedish clocks", () => {
  expect(closedWords({ ...link, state: "expired" }).text).toBe(
    "Den gällde till 4 mars 2027 kl\u00a010:00. Hör av dig så skickar vi en ny.",
  );
});

test("a link of a booking that waits for nothing asks for nothing", () => {
  expect(closedWords({ ...link, state: "closed" }).text).toContain("inget att betala här");
});

test("a link that a newer one took the place of leads to that one", () => {
  expect(closedWords({ ...link, state: "replaced" })).toEqual({
    title: "Det finns en nyare länk",
    text: "Vi har skickat en ny länk för samma bokning, och bara den gäller. Du hittar den i det senaste mejlet från oss.",
  });
});

test("a booking that is approved already is not said to wait for it", () => {
  const words = linkWords({ ...link, isConfirmed: true });
  expect(words.note.text).toBe("Pengarna dras först när vi har godkänt betalningen.");
  expect(JSON.stringify(words)).not.toContain("godkänt bokningen");
  expect(linkWords(link).done.text).toContain("När vi har godkänt bokningen dras det");
});

test("a link that leads to no payment is not titled as if it did", () => {
  const known = {
    ...link,
    bookingId: 4711234,
    rentalItemName: "Fjällripa",
    startDate: "2027-03-10" as LocalDate,
    endDate: "2027-03-12" as LocalDate,
    quantity: 1,
    amount: 2000,
    totalAmount: 2000,
    waivedAmount: 0,
    paidAmount: 0,
    reservedAmount: 0,
  };
  expect(titleWords({ ...known, state: "open" })).toBe("Godkänn kortet på nytt");
  expect(titleWords({ ...known, state: "replaced" })).toBe("Det finns en nyare länk");
  expect(titleWords(null)).toBe("Länken kunde inte hittas");
});

test("whoever pays reads another heading as soon as the link was replaced or the booking cancelled, or it is paid", () => {
  const known = {
    ...link,
    bookingId: 4711234,
    rentalItemName: "Fjällripa",
    startDate: "2027-03-10" as LocalDate,
    endDate: "2027-03-12" as LocalDate,
    quantity: 1,
    totalAmount: 2000,
    waivedAmount: 0,
    paidAmount: 0,
    reservedAmount: 0,
  };
  for (const isChargedAtOnce of [true, false])
    for (const isAgain of [true, false]) {
      const open = { ...known, isChargedAtOnce, isAgain, state: "open" as const };
      const others = LINK_STATES.filter((state) => state !== "open").map((state) =>
        headingWords({ ...open, state }, false),
      );
      expect([...others, headingWords(open, true)]).not.toContain(headingWords(open, false));
    }
});

test("a link for what is asked after the return speaks of that, and never of the booking or its rent", () => {
  const charges = [{ kind: "damage", label: "Buckla", amount: 4500 }] as const;
  const charge = { ...link, isChargedAtOnce: true, isAgain: false, charges: [...charges] };
  expect(linkWords(charge)).toMatchObject({
    title: "Betala efter återlämningen",
    lead: "Det här gäller skada efter återlämningen. Det är inte hyran.",
  });
  expect(closedWords({ ...charge, state: "paid" }).title).toBe("Det är redan betalt");
});
