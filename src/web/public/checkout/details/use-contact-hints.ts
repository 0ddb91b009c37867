import { useEffect, useRef, useState, type FocusEvent, type RefObject } from "react";
import {
  contactHint,
  type ContactField,
  type ContactHint,
} from "#domain/bookings/contact-hints.ts";

export type ContactHints = Partial<Record<ContactField, ContactHint | undefined>>;

// A hint moves what stands below it, and whoever leaves the field may be pressing just that.
const AFTER_LEAVING_MS = 250;
const CONTACT_FIELDS: readonly ContactField[] = ["email", "personalNumber", "phone", "postalCode"];

/** What looks wrong, told beside a field once it is left; it keeps nobody from going on. */
export function useContactHints(form: RefObject<HTMLFormElement | null>) {
  const [hints, setHints] = useState<ContactHints>({});
  const timers = useRef(new Map<ContactField, number>());
  useEffect(() => {
    const running = timers.current;
    // What was kept over a reload has been left too.
    for (const name of CONTACT_FIELDS)
      if (inputOf(form.current, name) !== document.activeElement) lookSoon(name);
    return () => running.forEach((timer) => window.clearTimeout(timer));
    // Only where the page begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function lookSoon(name: ContactField) {
    const look = () => set(name, contactHint(name, inputOf(form.current, name)?.value ?? ""));
    window.clearTimeout(timers.current.get(name));
    timers.current.set(name, window.setTimeout(look, AFTER_LEAVING_MS));
  }

  const set = (field: ContactField, hint: ContactHint | undefined) =>
    setHints((before) => ({ ...before, [field]: hint }));

  function forget(name: string) {
    if (!isContactField(name)) return;
    window.clearTimeout(timers.current.get(name));
    if (hints[name]) set(name, undefined);
  }

  return {
    hints,
    forget,
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const name = target.getAttribute("name") ?? "";
      if (isContactField(name)) lookSoon(name);
    },
    /** Types the guess as the customer would have. */
    correct: (field: ContactField, value: string) => {
      const input = inputOf(form.current, field);
      if (!input) return;
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.focus();
    },
  };
}

export function isContactField(name: string): name is ContactField {
  return CONTACT_FIELDS.some((field) => field === name);
}

function inputOf(form: HTMLFormElement | null, name: ContactField): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}
