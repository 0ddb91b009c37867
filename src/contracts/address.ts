export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** What every call's path begins with, and no page's. */
export const API = "/api/";

/**
 * Where a call goes, without what may be said there: all of a contract that a page carries with it. Each stands in
 * `<area>-calls.ts` under its contract's name, and is spread into it.
 */
export type Address = {
  method: Method;
  /** Fastify's path syntax: `/api/rental-items/:id`. */
  path: `${typeof API}${string}`;
  /** The answer goes out as plain text instead of JSON. */
  isPlainText?: true;
  /** Refusals that are an answer all the same to a page that asks: there is none, nobody is. It reads null. */
  nullOn?: readonly number[];
};

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What fills the path's placeholders. */
export type PathParams<A extends Address> = Record<ParamNames<A["path"]>, string | number>;
