import { useEffect, useState } from "react";
import { useInBrowser } from "./use-in-browser.ts";

/**
 * Hands a form what was typed, or filled in by the browser, before its script had come. React keeps the
 * text in the field but tells nobody, and would write its own over it with the next change.
 */
export function useTypedBefore(id: string): void {
  const isInBrowser = useInBrowser();
  const [isTakenOver] = useState(!isInBrowser);
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return;
    const typed = field.value;
    if (!isTakenOver || typed === field.defaultValue) return;
    // React looks for a difference to what it last saw through its own property of the field.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, [id, isTakenOver]);
}
