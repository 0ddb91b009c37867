import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { dayInWords } from "#texts/long-day.ts";
import { atAddress } from "./stay-facts.ts";

/** When and where, and what to bring along. */
export function handOverSteps(facts: BookingLetterFacts): string[] {
  const { booking } = facts;
  const { itemName, itemType, startDate, endDate, pickupTime, returnTime } = booking;
  const bring =
    itemType === "rv"
      ? "Ta med körkort och legitimation för alla som ska köra."
      : "Ta med legitimation.";
  return [
    `Hämta ${itemName} ${dayInWords(startDate)} kl. ${pickupTime}${atAddress(facts)}.`,
    `${bring} Ha gärna bokningsnumret, #${booking.id}, till hands.`,
    `Lämna tillbaka på samma plats ${dayInWords(endDate)}, senast kl. ${returnTime}.`,
  ];
}
