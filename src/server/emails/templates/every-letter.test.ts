import { describe, expect, test } from "vitest";
import { OWN_KEY_PLACE } from "#server/emails/own-key-place.ts";
import { anUnsetShop, someFacts } from "./example-facts.ts";
import { HOSTILE, LETTERS } from "./letters-for-tests.ts";

/** What goes to the shop, and what is about an account: no customer's page belongs in them. */
const NOT_TO_A_CUSTOMER = [
  "adminNotification",
  "cancelledNotice",
  "authorizationWarning",
  "authorizationExpired",
  "paymentToApprove",
  "withdrawalNotice",
  "testLetter",
  "accountInvitation",
  "passwordReset",
];

test("every letter to a customer leads to their own page, by a key of its own, and no other letter does", () => {
  const without = Object.entries(LETTERS).flatMap(([name, letter]) => {
    const { html, text } = letter(someFacts());
    const isIn = (form: string) => form.includes(`/min-bokning/${OWN_KEY_PLACE}`);
    // Both forms, or neither.
    expect(isIn(html), name).toBe(isIn(text));
    return isIn(text) ? [] : [name];
  });
  expect(without.toSorted()).toEqual(NOT_TO_A_CUSTOMER.toSorted());
});

const PERSONAL_NUMBER = "19850709-9805";

describe.each(Object.entries(LETTERS))("%s", (_name, letter) => {
  test("nothing that somebody typed becomes part of the markup", () => {
    const { html, text } = letter(
      someFacts({
        customerName: HOSTILE,
        customerEmail: `"><img src=x onerror=alert(1)>@example.com`,
        customerPhone: HOSTILE,
        customerAddress: HOSTILE,
        travelInfo: `${HOSTILE}\n</td></table>`,
        itemName: HOSTILE,
        agreementName: HOSTILE,
      }),
    );
    expect(html).not.toMatch(/<script|<img/i);
    expect(html.match(/<\/table>/g)).toHaveLength(html.match(/<table/g)?.length ?? 0);
    expect(html).toContain("&lt;script&gt;");
    expect(text).toContain(HOSTILE);
  });

  test("the personal number is never told, even if it is at hand", () => {
    const facts = someFacts();
    const booking = { ...facts.booking, customerPersonalNumber: PERSONAL_NUMBER };
    const { subject, html, text } = letter({ ...facts, booking });
    expect(subject + html + text).not.toContain(PERSONAL_NUMBER);
  });

  test("who reads without HTML misses no sentence and no link", () => {
    const { html, text } = letter(someFacts());
    const links = [...html.matchAll(/href="(http[^"]*)"/g)].map(([, link]) => unescaped(link));
    const sentences = [...html.matchAll(/<(?:p|h1|td|th)\b[^>]*>([^<]+)</g)]
      .flatMap(([, paragraph]) => unescaped(paragraph).split(". "))
      .filter((sentence) => !/^[\d\s]*$/.test(sentence));
    expect(sentences.length).toBeGreaterThan(10);
    for (const part of [...links, ...sentences]) expect(text).toContain(part);
  });

  test("it is readable in the dark, on phones and without pictures", () => {
    const { html } = letter(someFacts());
    expect(html).toMatch(/^<!doctype html><html lang="sv">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).toContain('name="viewport"');
    expect(html).toContain("max-width:600px");
    expect(html).not.toMatch(/<img|url\(|<link|<script/);
    // Gmail cuts a letter off at 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });

  test("a missing name makes no strange greeting", () => {
    expect(letter(someFacts({ customerName: "  " })).text).not.toMatch(/(Hej|Tack),? [!,]/);
  });
});

function unescaped(html = ""): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

describe.each(Object.entries(LETTERS))(
  "%s of a shop whose owner has set nothing",
  (_name, letter) => {
    const { html, text } = letter({ ...someFacts(), shop: anUnsetShop() });

    test("has no holes where the company's facts would stand", () => {
      expect(`${html}\n${text}`).not.toMatch(/undefined|null|tel:"|mailto:"|, ,|org\.nr/);
      expect(text).not.toMatch(/\n\n\n|,\s*$|^\s*,|\bpå[.,]/m);
      expect(text).toContain("Norrvidd, https://norrvidd.example\nNorrvidd\n");
    });

    test("shows no place, telephone or address that is not the shop's", () => {
      for (const word of ["Plats", "Öppettider", "Telefon: 060", "hej@"])
        expect(text).not.toContain(word);
    });
  },
);
