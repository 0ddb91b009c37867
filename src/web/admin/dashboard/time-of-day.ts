const SHAPE = /^([01]\d|2[0-3]):[0-5]\d$/;

export const TIME_PROBLEM = "Tid måste vara i format HH:MM";

export function timeProblem(typed: string): string | undefined {
  return SHAPE.test(typed) ? undefined : TIME_PROBLEM;
}

/** A phone's number keys have no colon: it comes of itself after the hours. */
export function withColon(typed: string): string {
  return /^\d{3,4}$/.test(typed) ? `${typed.slice(0, 2)}:${typed.slice(2)}` : typed;
}
