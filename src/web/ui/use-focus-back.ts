import { useState } from "react";

/**
 * For a dialog that no button of its own opens, as `onCloseAutoFocus`: who had the focus when it came has it again when
 * it goes. Where the page has become another meanwhile, that page gives it.
 */
export function useFocusBack(): (event: Event) => void {
  const [before] = useState(() => ({
    element: document.activeElement,
    path: window.location.pathname,
  }));
  return (event) => {
    event.preventDefault();
    const { element, path } = before;
    if (element instanceof HTMLElement && path === window.location.pathname) element.focus();
  };
}
