import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";

/** After a step within the shop, the new page begins at its top, has the focus and is read out by its title. */
export function ArriveOnPage() {
  const [location] = useLocation();
  const previous = useRef(location);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    setAnnounced(document.title);
  }, [location]);
  return (
    <p className="sr-only" aria-live="polite">
      {announced}
    </p>
  );
}
