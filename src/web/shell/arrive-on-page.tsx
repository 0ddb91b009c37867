import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { arriveAtPart } from "./arrive-at-part.ts";

// The server lays nothing out.
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Whether the page changes by the browser's own buttons. */
let isReturning = false;

// From the beginning: a window calls its listeners in the order they came, and the router's change the page. It tells of
// its own steps by the two latter.
if (typeof window !== "undefined")
  for (const type of ["popstate", "pushState", "replaceState"])
    window.addEventListener(type, () => {
      isReturning = type === "popstate";
    });

/** For a page that is drawn bit by bit: who goes back to it needs all of it at once, to stand where they left. */
export function isComingBack(): boolean {
  return isReturning;
}

/**
 * After a step within the shop, the new page stands at its top, or at the part that its address names, has the focus
 * and is read out by its title. Who goes back or forward stands where they left it, which the browser sees to.
 */
export function ArriveOnPage() {
  const [location] = useLocation();
  const previous = useRef(location);
  const [announced, setAnnounced] = useState("");
  useBeforePaint(() => {
    const part = window.location.hash.slice(1);
    // Just loaded: what has come with the page itself is found by the browser.
    if (previous.current === location)
      return part !== "" && !document.getElementById(part) ? arriveAtPart(part) : undefined;
    previous.current = location;
    if (!isReturning) window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    setAnnounced(document.title);
    return part !== "" && !isReturning ? arriveAtPart(part) : undefined;
  }, [location]);
  return (
    <p className="sr-only" aria-live="polite">
      {announced}
    </p>
  );
}
