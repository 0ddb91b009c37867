import { useEffect, useLayoutEffect } from "react";
import { attempt, tabMemory } from "#web/shell/tab-memory.ts";

const KEY = "bookings-place";

/** What the link back to the list says in the history, so that whoever comes another way begins at the top. */
export const COMING_BACK = { isComingBack: true };

const address = () => window.location.pathname + window.location.search;

// The server lays nothing out.
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Written down when a booking is opened. The browser's own back button needs none of it. */
export function keepPlace(): void {
  attempt(() =>
    tabMemory().setItem(KEY, JSON.stringify({ address: address(), top: window.scrollY })),
  );
}

/** Who comes back to the list by its link stands where they left it. */
export function useKeptPlace(): void {
  useBeforePaint(() => {
    const state = window.history.state as { isComingBack?: boolean } | null;
    if (!state?.isComingBack) return;
    const kept = attempt(
      () =>
        JSON.parse(tabMemory().getItem(KEY) ?? "null") as { address: string; top: number } | null,
    );
    if (kept?.address === address()) window.scrollTo({ top: kept.top, behavior: "instant" });
  }, []);
}
