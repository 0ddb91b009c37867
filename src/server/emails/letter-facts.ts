import type { LocalDate } from "#domain/dates/local-date.ts";
import type { BookingLetterFacts } from "./templates/booking-letter-facts.ts";

type Told = BookingLetterFacts["booking"];

/**
 * What a letter about a new booking tells, as it was when the booking was made. The text that was accepted is named
 * by its version, which never changes; the shop's own facts are those of the moment of sending.
 */
export type LetterFacts = Omit<Told, "authorizationExpiresAt" | "agreementName" | "token"> & {
  authorizationExpiresAt: string | null;
  agreementVersionId: number | null;
  /** Not known of a booking from before it was kept. */
  today?: LocalDate;
};
