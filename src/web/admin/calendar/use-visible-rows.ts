import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/** All rows are as high as this, in pixels: where each lies is known without measuring any. */
export const ROW_HEIGHT = 40;

/** Rows are taken in and out in groups, so that not every pixel of scrolling draws the grid anew. */
const GROUP = 8;

export type VisibleRows = { first: number; last: number };

/** The rows that can be seen in a scrolling box, and some more on both sides. */
export function useVisibleRows(box: RefObject<HTMLElement | null>): VisibleRows {
  const [visible, setVisible] = useState<VisibleRows>({ first: 0, last: 3 * GROUP - 1 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      const next = rowsBetween(element.scrollTop, element.clientHeight);
      setVisible((before) =>
        before.first === next.first && before.last === next.last ? before : next,
      );
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      resized.disconnect();
    };
  }, [box]);
  return useIsPrinting() ? ALL : visible;
}

const ALL: VisibleRows = { first: 0, last: Infinity };

/** Paper does not scroll: all there is has to stand there before the browser lays it out. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useLayoutEffect(() => {
    const stop = new AbortController();
    const tell = (next: boolean) => () => flushSync(() => setIsPrinting(next));
    window.addEventListener("beforeprint", tell(true), stop);
    window.addEventListener("afterprint", tell(false), stop);
    return () => stop.abort();
  }, []);
  return isPrinting;
}

export function rowsBetween(top: number, height: number): VisibleRows {
  const group = GROUP * ROW_HEIGHT;
  return {
    first: Math.max(0, Math.floor(top / group) - 1) * GROUP,
    last: (Math.floor((top + height) / group) + 2) * GROUP - 1,
  };
}
