const SHAPE = /^([01]\d|2[0-3]):[0-5]\d$/;

export const TIME_PROBLEM = "Tid måste vara i format HH:MM";

export function timeProblem(typed: string): string | undefined {
  return SHAPE.test(typed) ? undefined : TIME_PROBLEM;
}

/** What stands there is finished: `9` is nine o'clock, and `9.30` is written with its zero. */
export function wholeTime(typed: string): string {
  const [, hour, minute = "00"] = /^\s*(\d{1,2})(?:[.:](\d\d))?\s*$/.exec(typed) ?? [];
  return hour === undefined ? typed : `${hour.padStart(2, "0")}:${minute}`;
}

/** A phone's number keys have no colon: it comes of itself after the hours. */
export function withColon(typed: string): string {
  return /^\d{3,4}$/.test(typed) ? `${typed.slice(0, 2)}:${typed.slice(2)}` : typed;
}
