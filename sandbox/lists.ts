import { expand, isWithin, span } from "./named-params.ts";
import { integer, word, type Values } from "./params.ts";
import { noSuchParam, type Problem } from "./problems.ts";
import type { Kind, Records } from "./records.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Tables } from "./tables.ts";

const USUAL = 10;

export const pageParams = {
  limit: integer(1, 100),
  starting_after: word(),
  ending_before: word(),
  created: span,
  expand,
};

export type Page = Values<typeof pageParams>;

export type List = { object: "list"; data: object[]; has_more: boolean; url: string };

export type Listing<K extends Kind> = {
  kind: K;
  url: string;
  page: Page;
  /** Which records belong in the list. */
  wanted: (record: Records[K]) => boolean;
};

/** Newest first. A cursor is the id of the last thing the caller has seen. */
export function listRecords<K extends Kind>(
  tables: Tables,
  { kind, url, page, wanted }: Listing<K>,
): Result<List, Problem> {
  const order = tables.order(kind);
  const backwards = page.ending_before !== undefined;
  const cursor = page.ending_before ?? page.starting_after;
  const start = cursor === undefined ? order.length : tables.position(kind, cursor);
  if (start === undefined) {
    const param = backwards ? "ending_before" : "starting_after";
    return fail(noSuchParam(kind, cursor ?? "", param));
  }
  const limit = page.limit ?? USUAL;
  const found: Records[K][] = [];
  const step = backwards ? 1 : -1;
  for (let at = start + step; at >= 0 && at < order.length && found.length <= limit; at += step) {
    const record = tables.get(kind, order[at]!);
    if (record !== undefined && isInSpan(record, page) && wanted(record)) found.push(record);
  }
  const data = found.slice(0, limit);
  return ok({
    object: "list",
    data: backwards ? data.toReversed() : data,
    has_more: found.length > limit,
    url,
  });
}

function isInSpan(record: object, { created }: Page): boolean {
  if (created === undefined) return true;
  return "created" in record && isWithin(Number(record.created), created);
}
