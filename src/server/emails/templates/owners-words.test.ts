import { describe, expect, test } from "vitest";
import {
  EDITABLE_LETTERS,
  type EditableLetter,
  type OwnersLetter,
} from "#domain/shop/letter-words.ts";
import { emailTypeLabel } from "#texts/statuses.ts";
import { bookingConfirmed } from "./booking-confirmed.tsx";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { plain, someFacts } from "./example-facts.ts";
import { exampleLetter } from "./example-letters.ts";
import { paymentLink } from "./payment-link.tsx";

const NOW = new Date("2026-06-01T10:00:00Z");
const OWN: OwnersLetter = {
  subject: "Nu, {namn}: {objekt}",
  opening: "Tjena {namn}!\n\nRad ett\nrad två <script>alert(1)</script>",
  closing: "Vi ses {datum}.\n\nHälsningar {butik}",
};

const written = (letter: (typeof EDITABLE_LETTERS)[number], own?: OwnersLetter) => {
  const { shop, booking } = someFacts();
  const letters = own ? { [letter]: own } : {};
  return exampleLetter(letter, { shop: { ...shop, letters }, booking, now: NOW });
};

/** What each of its lines says, besides where the words of the owner or the standard ones stand. */
const lines = (text: string) => plain(text).split("\n");

/** Those whose opening tells nothing that the rest of the letter does not. */
const ONLY_GREETS: EditableLetter[] = [
  "booking_confirmation",
  "booking_confirmed",
  "booking_changed",
  "booking_cancelled",
  "pickup_soon",
  "pickup_tomorrow",
  "return_thanks",
];

describe.each(EDITABLE_LETTERS)("%s", (letter) => {
  test("has a name in the office", () => {
    expect(emailTypeLabel(letter)).not.toBe(letter);
  });

  test("says the owner's words, in both forms and with nothing of them as markup", () => {
    const { subject, html, text } = written(letter, OWN);
    expect(subject).toBe("Nu, Åsa: Fjällripa 70");
    expect(plain(text)).toContain("Tjena Åsa!\n\nRad ett\nrad två <script>alert(1)</script>\n\n");
    expect(text).toContain("Vi ses söndag 28 juni 2026.\n\nHälsningar Norrvidd");
    expect(html).toContain(">Tjena Åsa!</p>");
    expect(html).toContain("white-space:pre-line");
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script");
  });

  test("keeps every line of facts, sums, links and rights whatever the owner writes", () => {
    const standard = written(letter);
    const own = written(letter, OWN);
    const [, , , opening = "", ...rest] = lines(standard.text);
    for (const line of rest) expect(lines(own.text)).toContain(line);
    // Of the opening everything but the owner's part, which the standard text begins with.
    const kept = lines(own.text).find((line) => line !== "" && opening.endsWith(` ${line}`));
    if (!ONLY_GREETS.includes(letter)) expect(kept).toBeDefined();
    const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links(own.html)).toEqual(links(standard.html));
  });

  test("says the standard words where the owner's are empty", () => {
    const empty = { subject: "", opening: "", closing: "" };
    expect(written(letter, empty)).toEqual(written(letter));
  });
});

const withLetters = (letters: BookingLetterFacts["shop"]["letters"]) => {
  const facts = someFacts();
  return { ...facts, shop: { ...facts.shop, letters } };
};

test("words that look ahead to the stay are not said of one that is over", () => {
  const facts = withLetters({ booking_confirmed: { opening: "Snart ses vi!", closing: "Packa!" } });
  const { text } = bookingConfirmed({ ...facts, receiptNumbers: [], isStayOver: true });
  expect(text).not.toMatch(/Snart ses vi|Packa/);
});

test("a link to pay and a request to confirm are letters of their own", () => {
  const facts = {
    ...withLetters({ payment_link: { opening: "Betala gärna." } }),
    payUrl: "https://norrvidd.example/betala/x",
    expiresAt: NOW,
    amount: 500,
    isChargedAtOnce: true,
    isConfirmed: true,
    again: null,
  };
  expect(paymentLink(facts).text).toContain("Betala gärna.\n\nHär kommer länken");
  expect(paymentLink({ ...facts, isRequest: true }).text).not.toContain("Betala gärna.");
});

test("a subject cannot bring a header of its own along", () => {
  expect(written("refund_notice", { subject: "Hej\r\nBcc: alla@example.com" }).subject).toBe(
    "Hej Bcc: alla@example.com",
  );
});
