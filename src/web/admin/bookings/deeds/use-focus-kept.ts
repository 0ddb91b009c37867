import { usePanelHeading } from "#web/ui/panel.tsx";

/** A closed dialog gives the focus back in a moment of its own, which is waited for. */
const SETTLED_MS = 100;

/** For after a deed that may have taken its own button away: the panel's heading has the focus, if nothing else has. */
export function useFocusKept(): () => void {
  const heading = usePanelHeading();
  return () => {
    setTimeout(() => {
      if (document.activeElement === document.body) heading?.current?.focus();
    }, SETTLED_MS);
  };
}
