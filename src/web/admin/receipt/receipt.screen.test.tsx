import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { receiptOfBooking } from "#contracts/receipts.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { onPaper } from "#test/screens/on-paper.ts";
import {
  CARD_RECEIPT,
  openReceipt,
  receiptAnswer,
  receiptCard,
  sums,
} from "#test/screens/receipt.ts";
import { stubCalls } from "#test/screens/stubbed-shop.ts";
import { hold, lose, refuse } from "#test/screens/stubs.ts";

const receipt = () => receiptCard(/^Kvitto 2027/);
const NEXT = "2027-000018";

test("a cleaning paid out of the deposit has its own receipt beside the rent's", async () => {
  const cleaning = {
    ...CARD_RECEIPT,
    ...sums(1000),
    cause: "service" as const,
    receiptNumber: NEXT,
    lineItems: [{ ...sums(1000).lineItems[0]!, name: "Slutstädning" }],
  };
  await openReceipt([receiptAnswer({}, { otherReceipts: [cleaning] })]);
  await expect.element(receiptCard(`Kvitto – tjänst ${NEXT}`)).toHaveTextContent("Slutstädning");
});

test("on paper there is the receipt and nothing of the site, with the personal number masked", async () => {
  await openReceipt([receiptAnswer()]);
  const print = page.getByRole("button", { name: "Skriv ut" });
  let printed = 0;
  window.print = () => (printed += 1);
  await print.click();
  expect(printed).toBe(1);
  await onPaper();
  await expect.element(print).not.toBeInTheDocument();
  for (const role of ["banner", "contentinfo"] as const)
    await expect.poll(() => page.getByRole(role).elements(), { message: role }).toEqual([]);
  await expect.element(receipt()).toBeVisible();
  await expect.element(receipt().getByText("19900101-****")).toBeVisible();
  await expect.element(receipt().getByText("19900101-0017")).not.toBeVisible();
});

test("a receipt that does not exist yet says why, and is found when it does", async () => {
  const why = "Det finns inget kvitto än. Det utfärdas när betalningen dras från kundens kort.";
  await openReceipt([refuse(receiptOfBooking, "receipt.not-issued", { message: why })]);
  await expect
    .element(page.getByRole("heading", { name: "Fel vid laddning av kvitto" }))
    .toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent(why);
  stubCalls(receiptAnswer());
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect.element(receipt()).toBeVisible();
});

test("while the receipt comes the page says so, and what gets lost on the way too", async () => {
  const slow = hold(lose(receiptOfBooking));
  await openReceipt([slow.stub]);
  await expect.element(page.getByText("Laddar kvitto...")).toBeVisible();
  slow.letGo();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Kunde inte ladda kvittodata");
});

test("a deleted booking still has its receipt", async () => {
  // What may have to be erased stood with the booking.
  await openReceipt([receiptAnswer({ customerPersonalNumber: "" }, { bookingNow: null })]);
  await expect.element(receipt()).toHaveTextContent("Kvittobilen");
  await expect.element(receipt()).toHaveTextContent("PersonnummerEj angivet");
});

test("rent that came in parts has a receipt for each, and Swish shows no card", async () => {
  const byHand = { cardBrand: "", cardLast4: "", paymentIntentId: "" };
  const part = (receiptNumber: string, method: "swish" | "bank", total: number) => ({
    ...CARD_RECEIPT,
    ...byHand,
    ...sums(total),
    receiptNumber,
    method,
    reference: `Ref ${method}`,
    lineItems: [{ ...sums(total).lineItems[0]!, name: "Delbetalning" }],
  });
  const second = part(NEXT, "bank", 500);
  await openReceipt([
    receiptAnswer(part(CARD_RECEIPT.receiptNumber, "swish", 1500), { otherReceipts: [second] }),
  ]);
  await expect.poll(() => receiptCard(/^Kvitto 2027-\d{6}$/).elements()).toHaveLength(2);
  await expect
    .element(page.getByText("Bokningen har 2 kvitton"))
    .toHaveTextContent(/betalt 2\s000,00\skr/);
  const first = receiptCard(`Kvitto ${CARD_RECEIPT.receiptNumber}`);
  for (const words of [
    /Delbetalning/,
    /Betalningsdatum1 mars 2027/,
    /ReferensRef swish/,
    /Total moms300,00\skr/,
    /Totalt inkl\. moms1\s500,00\skr/,
    /Betalningssätt: Swish\. Valuta: SEK\./,
  ])
    await expect.element(first).toHaveTextContent(words);
  await expect.element(first).not.toHaveTextContent("Kort");
  await expect
    .element(receiptCard(`Kvitto ${NEXT}`))
    .toHaveTextContent("Betalningssätt: banköverföring.");
});

test("on a phone the receipt fits the screen", async () => {
  const credit = {
    ...CARD_RECEIPT,
    ...sums(500),
    kind: "credit" as const,
    receiptNumber: NEXT,
    creditsNumber: CARD_RECEIPT.receiptNumber,
    reason: "En natt i regn",
  };
  await openReceipt([receiptAnswer({}, { credits: [credit] })], { width: 390 });
  await expect.element(receipt()).toBeVisible();
  expect(cutOff()).toEqual([]);
});
