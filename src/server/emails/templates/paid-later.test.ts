import { expect, test } from "vitest";
import { bookingConfirmed } from "./booking-confirmed.tsx";
import { pickupSoon, pickupTomorrow } from "./pickup-letter.tsx";
import { plain, someFacts } from "./example-facts.ts";
import { ownPageUrl } from "./own-page-block.ts";
import { paymentReceived } from "./payment-received.tsx";

test("an approved customer who is to pay later reads where they can, unless no card takes so little", () => {
  const approved = (charged: number) =>
    bookingConfirmed({ ...someFacts(), receiptNumbers: [], money: "none", charged });
  const { text, html } = approved(1500);
  expect(plain(text)).toContain(
    "Betalningen återstår\n1 500 kr är ännu inte betalt. Du kan betala med kort på din bokningssida. Har vi kommit överens om att du betalar på annat sätt går det lika bra.",
  );
  expect(plain(text)).toContain(`Till betalningen: ${ownPageUrl(someFacts().shop)}`);
  expect(html).toContain("Till betalningen");
  expect(plain(approved(2).text)).toContain("2 kr är ännu inte betalt. Vi hör av oss till dig");
  expect(approved(2).html).not.toContain("Till betalningen");
});

test("nobody reads that all is paid while a part of it is only reserved", () => {
  const paid = { amount: 1500, method: "card", due: 0, reserved: 500, receiptNumbers: [] } as const;
  const told = (facts: object) =>
    plain(paymentReceived({ ...someFacts(), ...paid, ...facts }).text);
  expect(told({})).toContain(
    "1 500 kr har dragits från ditt kort. 500 kr är reserverat på ditt kort, men har inte dragits än.",
  );
  expect(told({})).not.toContain("i sin helhet");
  expect(told({ isRestCharged: true })).toContain(
    "1 500 kr har dragits från ditt kort. Resten, som är reserverat på ditt kort, dras strax. Om det får du ett eget mejl.",
  );
});

const DONE = { depositDue: 0, lacksAgreement: false, lacksDrivers: false, packingList: [] };

test("before the pick-up whoever has not paid reads the same as when the booking was approved", () => {
  for (const letter of [pickupSoon, pickupTomorrow]) {
    const written = (rentDue: number) => letter({ ...someFacts(), ...DONE, rentDue });
    expect(plain(written(1500).text)).toContain(
      "1 500 kr av hyran är inte betalt än. Du kan betala med kort på din bokningssida. Har vi kommit överens om att du betalar på annat sätt går det lika bra.",
    );
    expect(written(1500).text).toContain(`Till betalningen: ${ownPageUrl(someFacts().shop)}`);
    expect(plain(written(2).text)).toContain("Vi hör av oss till dig om betalningen.");
    expect(written(2).html).not.toContain("Till betalningen");
  }
});

test("an approved customer is asked for the agreement that nobody has accepted, and only for that", () => {
  const approved = (facts: object) =>
    bookingConfirmed({ ...someFacts(), receiptNumbers: [], ...facts });
  const { text, html } = approved({ lacksAgreement: true });
  expect(plain(text)).toContain(
    "Hyresavtalet är inte godkänt än. Läs och godkänn det på din bokningssida",
  );
  expect(text).toContain(`Läs och godkänn avtalet: ${ownPageUrl(someFacts().shop)}`);
  expect(html).toContain("Läs och godkänn avtalet");
  expect(approved({}).text).not.toContain("Läs och godkänn");
  expect(approved({ lacksAgreement: true, isStayOver: true }).text).not.toContain(
    "Läs och godkänn",
  );
});
