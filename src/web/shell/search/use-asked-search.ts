import { useSearch } from "wouter";
import { readSearch, type Search } from "#contracts/search-link.ts";

/** What the address says that somebody looks for; null while it is nothing. */
export function useAskedSearch(): Search | null {
  const asked = new URLSearchParams(useSearch());
  return readSearch((name) => asked.get(name));
}
