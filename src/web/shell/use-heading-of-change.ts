import { useEffect, useRef, type RefObject } from "react";

/** A page that shows nothing of its own yet has no face: what comes then is where the reader begins. */
export type Face = string | null;

export function isAnotherPage(shown: Face, now: Face): boolean {
  return shown !== null && now !== null && shown !== now;
}

/**
 * The heading of a page that may become another one under its reader, who may be far below it, or not see it: they are
 * led there as often as it does.
 */
export function useHeadingOfChange(face: Face): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Face>(null);
  useEffect(() => {
    if (isAnotherPage(shown.current, face)) heading.current?.focus();
    if (face !== null) shown.current = face;
  }, [face]);
  return heading;
}
