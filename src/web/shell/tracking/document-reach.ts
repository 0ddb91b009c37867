import { reachOf, type PageReach } from "#domain/tracking/page-reach.ts";

/** The reach of the page that was loaded: its policy stays, whatever is stepped to within it. */
export function documentReach(): PageReach {
  const [loaded] = performance.getEntriesByType("navigation");
  return reachOf(loaded ? new URL(loaded.name).pathname : window.location.pathname);
}
