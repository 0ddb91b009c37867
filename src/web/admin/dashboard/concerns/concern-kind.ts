import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

export type ConcernKind = Concern["kind"];
export type Of<Kind extends ConcernKind> = Extract<Concern, { kind: Kind }>;

export type ConcernWords = {
  /** Money is at stake, or only a delay. */
  tone: "danger" | "warning";
  title: string;
  text: string;
};

export type WordsOf<Kind extends ConcernKind> = {
  [One in Kind]: (concern: Of<One>, today: LocalDate) => ConcernWords;
};
