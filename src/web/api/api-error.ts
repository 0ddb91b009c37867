import type { ErrorAnswer } from "#contracts/errors.ts";

/** A call that was refused. `message` is '{status}: {body text}'; `sentence` is what a person is shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly sentence: string;
  readonly fields: Record<string, string>;
  /** What a refused checkout needs to go on. */
  readonly price: ErrorAnswer["price"];
  readonly bookingId: number | undefined;
  readonly notes: string | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    const answer = readAnswer(text);
    this.status = status;
    this.code = answer?.code;
    this.sentence = answer?.message ?? "Något gick fel. Försök igen om en stund.";
    this.fields = answer?.fields ?? {};
    this.price = answer?.price;
    this.bookingId = answer?.bookingId;
    this.notes = answer?.notes;
  }
}

/** The sentence to show for anything that was thrown, a lost connection included. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ApiError) return error.sentence;
  return "Det gick inte att nå butiken. Kontrollera din uppkoppling och försök igen.";
}

function readAnswer(text: string): Partial<ErrorAnswer> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
