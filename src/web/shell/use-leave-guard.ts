import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { LEAVING, STAYED, type Leaving } from "./leave-by.ts";

export type LeaveGuard = {
  /** Goes on without asking. */
  go: (path: string) => void;
  /** Where somebody is about to go. */
  leave: { go: () => void } | undefined;
  stay: () => void;
};

/** Also which of a page's things is open, where that stands in the query. */
const address = () => window.location.pathname + window.location.search;

const isGuard = () => (window.history.state as { isGuard?: boolean } | null)?.isGuard === true;

type IsGuarded = () => boolean;

/** Whether something was typed, by each form that a page guards. */
const guards: IsGuarded[] = [];

/**
 * The one that answers for the page: who has something to lose, or else the first. A dialog comes
 * after the page that it stands on, and answers before it.
 */
const isInCharge = (one: IsGuarded) =>
  (guards.findLast((isGuarded) => isGuarded()) ?? guards[0]) === one;

/**
 * Asks before what was typed is left behind. The first change puts a second entry for this page into
 * the history: the back button then leads from one to the other, and there is time to ask.
 *
 * @param onBack in a dialog, where going back means out of the dialog and not away from the page
 */
export function useLeaveGuard(isDirty: boolean, onBack?: () => void): LeaveGuard {
  const [, navigate] = useLocation();
  const [leave, setLeave] = useState<{ go: () => void }>();
  const typed = useRef(isDirty);
  /** Somebody has said that it may be lost, and is on the way. */
  const isLetGo = useRef(false);
  const isGuarded = () => typed.current && !isLetGo.current;
  // As it was when the guard was put: the page may change its address afterwards.
  const here = useRef("");
  const askOnBack = useRef(onBack);
  useEffect(() => {
    askOnBack.current = onBack;
  });

  const go = (path: string) => {
    isLetGo.current = true;
    navigate(path, { replace: isGuard() });
  };

  useEffect(() => {
    typed.current = isDirty;
    isLetGo.current = false;
    if (!isDirty || isGuard()) return;
    here.current = address();
    window.history.pushState({ isGuard: true }, "");
  }, [isDirty]);

  useEffect(() => {
    const stop = new AbortController();
    guards.push(isGuarded);
    here.current ||= address();
    let isAtGuard = isGuard();
    const onPop = () => {
      const wasAtGuard = isAtGuard;
      isAtGuard = isGuard();
      if (isAtGuard || !wasAtGuard || address() !== here.current || !isInCharge(isGuarded)) return;
      if (!isGuarded()) return window.history.back();
      window.history.forward();
      if (askOnBack.current) askOnBack.current();
      else setLeave({ go: () => leaveBackwards(() => go("/admin")) });
    };
    const onPush = () => {
      isAtGuard = isGuard();
    };
    const onClick = (event: MouseEvent) => {
      const path = isGuarded() ? pathLedTo(event) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setLeave({ go: () => go(path) });
    };
    const onLeaving = (event: Event) => {
      if (!isGuarded()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { go: goOn } = (event as Leaving).detail;
      setLeave({
        go: () => {
          isLetGo.current = true;
          goOn({ replace: isGuard() });
        },
      });
    };
    const onStayed = () => {
      isLetGo.current = false;
    };
    const { signal } = stop;
    window.addEventListener(STAYED, onStayed, { signal });
    window.addEventListener(LEAVING, onLeaving, { signal });
    window.addEventListener("popstate", onPop, { signal });
    window.addEventListener("pushState", onPush, { signal });
    // Before any link sees the click.
    window.addEventListener("click", onClick, { signal, capture: true });
    window.addEventListener(
      "beforeunload",
      (event) => {
        if (isGuarded()) event.preventDefault();
      },
      { signal },
    );
    return () => {
      stop.abort();
      guards.splice(guards.indexOf(isGuarded), 1);
      // A dialog that is gone: its entry would swallow the next press on the back button.
      if (guards.length === 0 && isGuard() && address() === here.current) window.history.back();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { go, leave, stay: () => setLeave(undefined) };
}

/** Over the guard and this page. Where there is nothing before them, on to the administration. */
function leaveBackwards(instead: () => void): void {
  const timer = setTimeout(instead, 300);
  window.addEventListener("popstate", () => clearTimeout(timer), { once: true });
  window.history.go(-2);
}

/** Where a click leads within the shop, if it leads away from this page in this tab. */
function pathLedTo(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const path = pathname + search;
  return origin === window.location.origin && path !== address() ? path + hash : undefined;
}
