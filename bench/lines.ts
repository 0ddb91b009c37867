import type { Question } from "./measure.ts";

/** One line of the table: what is asked, what it is held against, and the share of it that it should reach. */
export type Line = {
  /** The same for both sizes, so that one can be held against the other. */
  name: string;
  label: string;
  size: "small" | "large";
  question: Question;
  baseline: Question;
  aim: number;
};

/** Requests a second round by round, as they were measured. */
export type Measured = Line & { rates: number[]; baselineRates: number[] };
