import type { AcceptedHow } from "#domain/bookings/agreement-standing.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { dayInWords } from "#texts/long-day.ts";

const HOW_WORDS: Record<AcceptedHow, string> = {
  checkout: "Godkänt av hyrestagaren vid bokningen",
  link: "Godkänt av hyrestagaren via länk",
  paper: "Signerat på papper",
  "hand-over": "Godkänt av hyrestagaren vid utlämningen",
};

/** When and how a text was accepted. */
export function acceptedWords(how: AcceptedHow, at: Date): string {
  return `${HOW_WORDS[how]}, ${dayInWords(dayInSweden(at))} kl. ${timeInSweden(at)}.`;
}
