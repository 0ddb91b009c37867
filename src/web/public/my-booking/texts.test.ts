import { expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { changeWords, costWords, standingWords } from "./texts.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const cost = (difference: number, toPay: number) => plain(costWords({ difference, toPay }));

test("what a change costs is said as what the customer pays", () => {
  expect(cost(0, 0)).toBe("Du betalar inget mer.");
  expect(cost(1000, 1000)).toBe("Du betalar 1 000 kr till.");
  expect(cost(1000, 1500)).toBe(
    "Du betalar 1 000 kr till. Tillsammans med det som återstod är det 1 500 kr.",
  );
  // Too little for a card is let off.
  expect(cost(2, 0)).toBe("Priset blir 2 kr högre, men du behöver inte betala mer.");
});

test("days are told where they are others, and a link where there is one to come", () => {
  const hours = { pickupTime: "15:00", returnTime: "12:00" };
  const stay = { startDate: "2027-07-05" as LocalDate, endDate: "2027-07-08" as LocalDate };
  expect(plain(changeWords({ difference: 1000, toPay: 1000, ...hours }, stay))).toBe(
    "Hämtning måndag 5 juli kl. 15:00, återlämning torsdag 8 juli kl. 12:00. Du betalar 1 000 kr till. Vi mejlar dig en länk för att betala.",
  );
  expect(plain(changeWords({ difference: 0, toPay: 0, ...hours }, null))).toBe(
    "Du betalar inget mer.",
  );
});

test("of a cancelled booking nothing is called given back that has not gone back", () => {
  const standing = (paidAmount: number, refundedAmount: number, refund: number, kept: number) =>
    plain(
      standingWords({
        booking: { status: "cancelled", paidAmount, refundedAmount, cancelled: { refund, kept } },
        steps: [],
        todo: [],
      } as unknown as MyBooking),
    );
  expect(standing(0, 2000, 2000, 0)).toBe(
    "Bokningen är avbokad. Vi har betalat tillbaka 2 000 kr. Det kan ta några bankdagar innan pengarna syns hos dig.",
  );
  expect(standing(2000, 0, 2000, 0)).toBe(
    "Bokningen är avbokad. 2 000 kr ska betalas tillbaka till dig. Det är inte klart än, och vi hör av oss om något krånglar.",
  );
  expect(standing(1500, 500, 1000, 1000)).toBe(
    "Bokningen är avbokad. Vi har betalat tillbaka 500 kr. 500 kr ska betalas tillbaka till dig. Det är inte klart än, och vi hör av oss om något krånglar.",
  );
  expect(standing(1000, 0, 0, 1000)).toBe("Bokningen är avbokad.");
});
