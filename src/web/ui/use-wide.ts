import { useSyncExternalStore } from "react";

const QUERY = "(min-width: 768px)";

let media: MediaQueryList | undefined;

/** Asked for at every drawing of the calendar, so made once. */
function wide(): MediaQueryList {
  return (media ??= window.matchMedia(QUERY));
}

function subscribe(listener: () => void): () => void {
  wide().addEventListener("change", listener);
  return () => wide().removeEventListener("change", listener);
}

/** Whether the screen is wide enough for two months. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
}
