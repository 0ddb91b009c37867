import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";

const SIGN_IN = "/auth";

/** Where a visitor is sent to sign in, with where they were going. The dashboard is where one lands anyway. */
export function signInAddress(path: string, search: string): string {
  const wish = search === "" ? path : `${path}?${search}`;
  return wish === "/admin" ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ next: wish })}`;
}

/**
 * Where the visitor was going when they were asked to sign in. Anybody can write such an address: it is
 * judged by `landingOf` before it is followed. Once read, it is kept with the page's place in the history.
 */
export function useWish(): string | undefined {
  const asked = new URLSearchParams(useSearch()).get("next") ?? undefined;
  const kept = wishIn(useHistoryState<unknown>());
  const [, navigate] = useLocation();
  useEffect(() => {
    if (asked !== undefined) navigate(SIGN_IN, { replace: true, state: { next: asked } });
  }, [asked, navigate]);
  return asked ?? kept;
}

function wishIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("next" in state)) return undefined;
  return typeof state.next === "string" ? state.next : undefined;
}
