/** A status for each code of an area: the compiler refuses a code without one. */
export type Statuses<P extends { code: string }> = Record<
  P["code"],
  400 | 401 | 403 | 404 | 409 | 413 | 416 | 429 | 500 | 502 | 503
>;

/** The sentence once more, beside the field that caused it. */
export type AtField = { fields?: Record<string, string> };
