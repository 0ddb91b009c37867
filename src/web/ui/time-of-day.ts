const SHAPE = /^([01]\d|2[0-3]):[0-5]\d$/;

export const TIME_PROBLEM = "Tid måste vara i format HH:MM";

export function timeProblem(typed: string): string | undefined {
  return SHAPE.test(typed) ? undefined : TIME_PROBLEM;
}

/**
 * What stands there is finished: `9` is nine o'clock, `9.30` is written with its zero, and three figures are `H:MM`.
 * What is no time then either is left as it was typed.
 */
export function wholeTime(typed: string): string {
  const [, hour, minute = "00"] = /^\s*(\d{1,2}?)(?:[.:]?(\d\d))?\s*$/.exec(typed) ?? [];
  return hour === undefined ? typed : timeElse(`${hour.padStart(2, "0")}:${minute}`, typed);
}

/**
 * A phone's number keys have no colon: it comes of itself after the hours, once it is sure which figures those are. Of
 * three it is only when the field is left.
 */
export function withColon(typed: string): string {
  return /^\d{4}$/.test(typed) ? timeElse(`${typed.slice(0, 2)}:${typed.slice(2)}`, typed) : typed;
}

function timeElse(read: string, typed: string): string {
  return SHAPE.test(read) ? read : typed;
}
