import { keepPreviousData } from "@tanstack/react-query";
import type * as contract from "#contracts/office-find.ts";
import * as calls from "#contracts/office-find-calls.ts";
import { query } from "./call.ts";
import { WATCHED } from "./freshness.ts";

/** What was found before stands until the next has come, so that the list does not flicker under one's typing. */
export function anythingFound(typed: string) {
  return {
    ...query<typeof contract.findAnything>(calls.findAnything, { query: { q: typed } }),
    ...WATCHED,
    placeholderData: keepPreviousData,
  };
}
