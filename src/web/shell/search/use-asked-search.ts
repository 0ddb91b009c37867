import { useSearch } from "wouter";
import { readSearch, readWanted, type Search, type Wanted } from "#contracts/search-link.ts";

/** What the address says that somebody looks for; null while it is nothing. */
export function useAskedSearch(): Search | null {
  const asked = new URLSearchParams(useSearch());
  return readSearch((name) => asked.get(name));
}

/** The same without any days. */
export function useAskedWanted(): Wanted {
  const asked = new URLSearchParams(useSearch());
  return readWanted((name) => asked.get(name));
}
