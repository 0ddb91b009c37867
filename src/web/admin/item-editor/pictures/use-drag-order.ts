import { useEffect, useRef, useState, type PointerEvent } from "react";

type Drag = { index: number; over: number; dx: number; dy: number };

const EDGE_PX = 90;
const SCROLL_STEP = 14;

/** Moves one of several tiles, each marked with `data-index`, by pointer: mouse, pen or finger. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function start(index: number, event: PointerEvent) {
    if (event.button !== 0) return;
    event.preventDefault();
    const from = { x: event.clientX, y: event.clientY + window.scrollY };
    let pointer = { x: event.clientX, y: event.clientY };
    let over = index;
    const follow = () => {
      scrollNearEdge(pointer.y);
      over = indexUnder(pointer) ?? over;
      setDrag({ index, over, dx: pointer.x - from.x, dy: pointer.y + window.scrollY - from.y });
    };
    const timer = setInterval(follow, 16);
    const listening = new AbortController();
    const end = (isDropped: boolean) => {
      clearInterval(timer);
      listening.abort();
      stop.current = undefined;
      setDrag(undefined);
      if (isDropped && over !== index) onMove(index, over);
    };
    stop.current = () => end(false);
    const { signal } = listening;
    window.addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        pointer = { x: clientX, y: clientY };
      },
      { signal },
    );
    window.addEventListener("pointerup", () => end(true), { signal });
    window.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  }

  return { drag, start };
}

/** The tile that is dragged lets the pointer through, so that this is the one below it. */
function indexUnder({ x, y }: { x: number; y: number }): number | undefined {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-index]");
  const index = tile?.dataset["index"];
  return index === undefined ? undefined : Number(index);
}

function scrollNearEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy({ top: -SCROLL_STEP, behavior: "instant" });
  else if (y > window.innerHeight - EDGE_PX)
    window.scrollBy({ top: SCROLL_STEP, behavior: "instant" });
}
