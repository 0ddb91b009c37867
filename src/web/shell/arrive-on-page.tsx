import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** After a step within the shop, the new page begins at its top and is announced by its heading. */
export function ArriveOnPage() {
  const [location] = useLocation();
  const previous = useRef(location);
  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [location]);
  return null;
}
