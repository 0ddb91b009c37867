import { useEffect, useState } from "react";
import { useLocation } from "wouter";

/** Asks before a link in the shop, and warns before a reload or closing, while something is unsaved. */
export function useUnsavedGuard(isDirty: boolean) {
  const [, navigate] = useLocation();
  const [leave, setLeave] = useState<{ go: () => void }>();
  useEffect(() => {
    if (!isDirty) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    const onClick = (event: MouseEvent) => {
      const path = pathLedTo(event);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave({ go: () => navigate(path) });
    };
    // Before any link sees the click.
    window.addEventListener("click", onClick, { signal, capture: true });
    return () => stop.abort();
  }, [isDirty, navigate]);
  return { leave, stay: () => setLeave(undefined) };
}

/** Where a plain click leads within the shop, away from this page. */
function pathLedTo(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return undefined;
  const { origin, pathname, search } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined;
  return pathname + search;
}
