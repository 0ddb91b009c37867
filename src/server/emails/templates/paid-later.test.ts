import { expect, test } from "vitest";
import { bookingConfirmed } from "./booking-confirmed.tsx";
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
