import { expect, test } from "vitest";
import { closedWords, linkWords } from "./texts.ts";

const link = { isChargedAtOnce: false, isAgain: true, expiresAt: "2027-03-04T09:00:00.000Z" };

test("a link says whether the card is only reserved or charged at once", () => {
  expect(linkWords(link).note.title).toBe("Kortet blir bara reserverat");
  expect(linkWords({ isChargedAtOnce: true, isAgain: false }).note.title).toBe(
    "Beloppet dras direkt",
  );
});

test("a link that was used says what became of the money", () => {
  expect(closedWords({ ...link, state: "used" }).text).toContain("reserverat");
  expect(closedWords({ ...link, isChargedAtOnce: true, state: "used" }).title).toBe(
    "Beloppet är redan betalt",
  );
});

test("a link that lapsed says until when it held, by Swedish clocks", () => {
  expect(closedWords({ ...link, state: "expired" }).text).toBe(
    "Den gällde till 4 mars 2027 kl 10:00. Hör av dig så skickar vi en ny.",
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
