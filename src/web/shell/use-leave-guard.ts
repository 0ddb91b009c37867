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

/** Whether the way back is this one's to answer: something was typed, or a dialog stands there. */
type HoldsBack = () => boolean;

/** By each form that a page guards. */
const guards: HoldsBack[] = [];

/**
 * The one that answers for the page: who holds the way back, or else the first. A dialog comes
 * after the page that it stands on, and answers before it.
 */
const isInCharge = (one: HoldsBack) =>
  (guards.findLast((holdsBack) => holdsBack()) ?? guards[0]) === one;

/** A step back is answered once: whoever did may be gone before the next one hears of it. */
let answered: Event | undefined;

/** The entry of a dialog that is gone is being taken out of the history; by nobody's press. */
const isClearing = () => document.documentElement.dataset["clearing"] !== undefined;

function clearEntry(): void {
  const { dataset } = document.documentElement;
  dataset["clearing"] = "true";
  // Whoever has come since hears of it first.
  const clear = () => setTimeout(() => delete dataset["clearing"]);
  window.addEventListener("popstate", clear, { once: true });
  window.history.back();
}

/**
 * Asks before what was typed is left behind. The first change puts a second entry for this page into
 * the history: the back button then leads from one to the other, and there is time to ask. A dialog puts
 * its entry when it opens, so that going back closes it, typed in or not.
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
  const isDialog = onBack !== undefined;
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
    if (isDirty || isDialog) putEntry();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDirty]);

  function putEntry(): void {
    if (isGuard()) return;
    here.current = address();
    window.history.pushState({ isGuard: true }, "");
  }

  useEffect(() => {
    const stop = new AbortController();
    const holdsBack = () => isDialog || isGuarded();
    guards.push(holdsBack);
    here.current ||= address();
    let isAtGuard = isGuard();
    const onPop = (event: PopStateEvent) => {
      const wasAtGuard = isAtGuard;
      isAtGuard = isGuard();
      if (isAtGuard || !wasAtGuard || address() !== here.current || !isInCharge(holdsBack)) return;
      if (answered === event) return;
      answered = event;
      if (isClearing() && holdsBack()) return putEntry();
      if (!holdsBack()) return window.history.back();
      // What was typed goes on being guarded: by a dialog that stays, or by the page beneath it.
      if (isGuarded() || guards.some((one) => one !== holdsBack && one())) window.history.forward();
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
      guards.splice(guards.indexOf(holdsBack), 1);
      // A dialog that is gone: its entry would swallow the next press on the back button. A page that is gone has led on.
      if (isDialog && guards.length === 0 && isGuard() && address() === here.current) clearEntry();
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
