import { useEffect, type RefObject } from "react";

/** Tells the style how tall an element is: one taller than the window stays with its end in sight. */
export function useMeasuredHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty("--measured-height", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
