import { describe, expect, test } from "vitest";
import type { LetterContent } from "#server/emails/letter.ts";
import { accountInvitation } from "./account-invitation.tsx";
import { adminNotification } from "./admin-notification.tsx";
import { authorizationExpired } from "./authorization-expired.tsx";
import { authorizationWarning } from "./authorization-warning.tsx";
import { bookingCancelled } from "./booking-cancelled.tsx";
import { bookingConfirmation } from "./booking-confirmation.tsx";
import { bookingConfirmed } from "./booking-confirmed.tsx";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { depositKept } from "./deposit-kept.tsx";
import { depositPaid } from "./deposit-paid.tsx";
import { depositReminder } from "./deposit-reminder.tsx";
import { anUnsetShop, someFacts } from "./example-facts.ts";
import { passwordReset } from "./password-reset.tsx";
import { paymentLink } from "./payment-link.tsx";
import { paymentReceived } from "./payment-received.tsx";
import { paymentToApprove } from "./payment-to-approve.tsx";
import { bookingChanged } from "./booking-changed.tsx";
import { pickupSoon, pickupTomorrow } from "./pickup-letter.tsx";
import { paymentTakenBack } from "./payment-taken-back.tsx";
import { refundFailed } from "./refund-failed.tsx";
import { refundNotice } from "./refund-notice.tsx";
import { returnThanks } from "./return-thanks.tsx";
import { testLetter } from "./test-letter.tsx";
import { withdrawalNotice } from "./withdrawal-notice.tsx";
import { withdrawalReceived } from "./withdrawal-received.tsx";

const HOSTILE = `<script>alert("hej")</script>`;
const PERSONAL_NUMBER = "19850709-9805";
const LINK = `https://norrvidd.example/"><img src=x>?a=1&b=2`;

const LINKED = { payUrl: LINK, expiresAt: new Date(0), amount: 1, isChargedAtOnce: false };

const AT_PICKUP = {
  rentDue: 1,
  depositDue: 1,
  lacksAgreement: true,
  lacksDrivers: true,
  packingList: [HOSTILE],
};

const LETTERS: Record<string, (facts: BookingLetterFacts) => LetterContent> = {
  bookingConfirmation: (facts) => bookingConfirmation({ ...facts, agreement: "&lt;script&gt;" }),
  adminNotification,
  bookingConfirmed: (facts) => bookingConfirmed({ ...facts, receiptNumbers: [HOSTILE] }),
  bookingCancelled: (facts) => bookingCancelled({ ...facts, money: "released" }),
  depositReminder: (facts) => depositReminder({ ...facts, depositUrl: LINK }),
  paymentLink: (facts) => paymentLink({ ...facts, ...LINKED, isConfirmed: true, again: null }),
  paymentLinkAgain: (facts) =>
    paymentLink({ ...facts, ...LINKED, isConfirmed: false, again: "lapsed" }),
  paymentReceived: (facts) =>
    paymentReceived({ ...facts, amount: 1, due: 1, method: "card", receiptNumbers: [HOSTILE] }),
  authorizationWarning: (facts) => authorizationWarning({ ...facts, hoursLeft: 48 }),
  authorizationExpired,
  refundNotice: (facts) =>
    refundNotice({
      ...facts,
      kind: "deposit",
      amount: 1,
      kept: 1,
      left: 1,
      creditNumbers: [HOSTILE],
      reason: HOSTILE,
    }),
  paymentToApprove: (facts) => paymentToApprove({ ...facts, amount: 1, due: 1, isConfirmed: true }),
  refundFailed: (facts) => refundFailed({ ...facts, amount: 1, kind: "rent" }),
  depositKept: (facts) =>
    depositKept({
      ...facts,
      amount: 1,
      left: 1,
      isCardClosed: true,
      receiptNumbers: [HOSTILE],
      note: HOSTILE,
      isReturned: true,
    }),
  bookingChanged: (facts) =>
    bookingChanged({ ...facts, changes: [{ label: "Hämtning", before: HOSTILE, after: HOSTILE }] }),
  paymentTakenBack: (facts) =>
    paymentTakenBack({
      ...facts,
      amount: 1,
      method: "swish",
      kind: "rent",
      due: 1,
      creditNumbers: [HOSTILE],
    }),
  pickupSoon: (facts) => pickupSoon({ ...facts, ...AT_PICKUP }),
  pickupTomorrow: (facts) => pickupTomorrow({ ...facts, ...AT_PICKUP }),
  returnThanks: (facts) => returnThanks({ ...facts, depositHeld: 1 }),
  testLetter: ({ shop, booking }) =>
    testLetter({
      shop,
      sender: { name: shop.name, address: "bokning@norrvidd.example", replyTo: null },
      askedBy: booking.customerName,
    }),
  depositPaid: (facts) => depositPaid({ ...facts, amount: 1 }),
  withdrawalReceived: (facts) =>
    withdrawalReceived({ ...facts, at: new Date(0), charged: 1, reserved: 0 }),
  withdrawalNotice: (facts) =>
    withdrawalNotice({ ...facts, at: new Date(0), charged: 0, reserved: 1 }),
  accountInvitation: ({ shop, booking: { customerName: invitedBy } }) =>
    accountInvitation({ shop, invitedBy, role: "staff", url: LINK, expiresAt: new Date(0) }),
  passwordReset: ({ shop, booking: { customerName: username } }) =>
    passwordReset({ shop, username, url: LINK, expiresAt: new Date(0) }),
};

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
