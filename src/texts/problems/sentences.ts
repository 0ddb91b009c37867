/** A sentence for each code of an area, told its facts: the compiler refuses a code without one. */
export type Sentences<P extends { code: string }> = {
  [C in P["code"]]: (problem: Extract<P, { code: C }>) => string;
};
