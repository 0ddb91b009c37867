import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";

// The server lays nothing out.
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * After a step within the shop, the new page stands at its top, has the focus and is read out by its title. Who goes
 * back or forward stands where they left it, which the browser sees to.
 */
export function ArriveOnPage() {
  const [location] = useLocation();
  const previous = useRef(location);
  const isReturning = useIsReturning();
  const [announced, setAnnounced] = useState("");
  useBeforePaint(() => {
    if (previous.current === location) return;
    previous.current = location;
    if (!isReturning.current) window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    setAnnounced(document.title);
  }, [location, isReturning]);
  return (
    <p className="sr-only" aria-live="polite">
      {announced}
    </p>
  );
}

/** Whether the page changes by the browser's own buttons. Heard before the router hears of it and changes the page. */
function useIsReturning() {
  const isReturning = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const note = ({ type }: Event) => {
      isReturning.current = type === "popstate";
    };
    // The router tells of its own steps by the two latter.
    for (const type of ["popstate", "pushState", "replaceState"])
      window.addEventListener(type, note, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isReturning;
}
