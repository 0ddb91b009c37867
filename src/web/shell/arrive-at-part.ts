/** How long a part may let itself be waited for, and the page go on growing above it. */
const LONGEST_MS = 10_000;

/** What somebody moves about a page with by themselves. */
const OWN_MOVES = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Brings the part that the address names into sight and gives it the focus, as soon as it is there: its data may still
 * be on its way. What comes above it afterwards does not push it away, until somebody moves by themselves.
 */
export function arriveAtPart(id: string): () => void {
  const stop = new AbortController();
  let reached: HTMLElement | undefined;
  const reach = () => {
    const part = document.getElementById(id);
    if (!part) return;
    if (reached !== part) headingOf(part).focus({ preventScroll: true });
    reached = part;
    part.scrollIntoView({ block: "start", behavior: "instant" });
  };
  const watch = new MutationObserver(reach);
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    stop.abort();
  };
  const timer = setTimeout(end, LONGEST_MS);
  for (const move of OWN_MOVES)
    window.addEventListener(move, end, { capture: true, passive: true, signal: stop.signal });
  watch.observe(document.body, { childList: true, subtree: true });
  reach();
  return end;
}

/** Read out first; a part without one is told by its own name. */
function headingOf(part: HTMLElement): HTMLElement {
  return part.querySelector<HTMLElement>("h2[tabindex]") ?? part;
}
