import { useSyncExternalStore } from "react";

/** False while the server writes the page and while its page is taken over; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
