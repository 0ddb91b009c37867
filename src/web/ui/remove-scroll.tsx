import { useLayoutEffect, type ComponentType, type ReactNode, type Ref } from "react";

type Props = {
  as?: ComponentType<{ children?: ReactNode; ref?: Ref<HTMLElement> }>;
  enabled?: boolean;
  allowPinchZoom?: boolean;
  shards?: unknown;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

let held = 0;

/**
 * Stands in for the package of this name that Radix brings (see `vite.config.ts`). That one writes a style
 * element, which the pages' policy would have to let in anew on every page; a class does the same.
 */
export function RemoveScroll({ as: Container, enabled = true, children, ref }: Props) {
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    hold(1);
    return () => hold(-1);
  }, [enabled]);
  return Container ? <Container ref={ref ?? null}>{children}</Container> : children;
}

/** Dialogs may stand on top of each other; the page moves again when the last one is gone. */
function hold(change: 1 | -1): void {
  const page = document.documentElement;
  const hasScrollbar = window.innerWidth > page.clientWidth;
  held += change;
  if (held === 1 && change === 1) page.classList.toggle("keeps-gutter", hasScrollbar);
  page.classList.toggle("is-held", held > 0);
  if (held === 0) page.classList.remove("keeps-gutter");
}
