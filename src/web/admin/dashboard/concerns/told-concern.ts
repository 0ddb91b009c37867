// What the tests of the words are about, and what is then said of it.
import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { concernWords } from "./concern-words.ts";

export const day = (text: string) => text as LocalDate;
export const TODAY = day("2027-03-03");
export const entry = { subject: "1234567", since: TODAY };
export const booking = {
  ...entry,
  bookingId: 1234567,
  customerName: "Anna Berg",
  itemName: "Fjällripa 70",
  occasion: "",
};
export const NOT_ASKED = {
  linkUntil: null,
  linkLapsedAt: null,
  linkAmount: null,
  isCardAskedAgain: false,
};
export const words = (concern: Concern) => {
  const { title, text } = concernWords(concern, TODAY);
  return `${title} | ${text}`.replaceAll("\u00a0", " ");
};
export const tone = (concern: Concern) => concernWords(concern, TODAY).tone;
