import { expect, test } from "vitest";
import { unexpectedStatus } from "#web/shell/card-form/texts.ts";
import { confirmationWords, MESSAGES, priceFailure } from "./texts.ts";

test("the messages are worded as specified", () => {
  expect(MESSAGES.incomplete).toEqual({
    title: "Ogiltig bokning",
    description: "Viktig information saknas för att slutföra bokningen",
  });
  expect(MESSAGES.missingFields).toEqual({
    title: "Saknad information",
    description: "Vänligen fyll i alla obligatoriska fält",
  });
  expect(MESSAGES.termsNotAccepted).toEqual({
    title: "Saknad information",
    description: "Du måste godkänna hyresvillkoren för att fortsätta",
  });
  expect(MESSAGES.priceFailed).toEqual({
    title: "Prisberäkningsfel",
    description: "Det uppstod ett fel vid prisberäkningen. Försök igen senare.",
  });
  expect(MESSAGES.authorised.title).toBe("Betalning auktoriserad");
  expect(MESSAGES.sent.title).toBe("Bokning skickad");
  expect(unexpectedStatus("processing")).toBe("Oväntad betalningsstatus: processing");
});

test("a choice that cannot be priced is not said to be the shop's mishap", () => {
  expect(priceFailure("Slutdatum måste vara efter startdatum")).toEqual({
    title: "Prisberäkningsfel",
    description: "Slutdatum måste vara efter startdatum",
  });
  expect(priceFailure(undefined)).toEqual(MESSAGES.priceFailed);
});

test("who is about to pay reads where the confirmation goes, and whether the address looks mistyped", () => {
  expect(confirmationWords("anna@gmail.com")).toEqual({
    to: "Bekräftelsen skickas till anna@gmail.com.",
    doubt: null,
  });
  expect(confirmationWords("anna@gmial.com").doubt).toBe("Menade du gmail.com?");
  expect(confirmationWords("anna@gmial").doubt).not.toBeNull();
});
