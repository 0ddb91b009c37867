import { expect, test } from "vitest";
import { bookingConfirmed } from "./booking-confirmed.tsx";
import { plain, someFacts } from "./example-facts.ts";
import { ownPageUrl } from "./own-page-block.ts";

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
