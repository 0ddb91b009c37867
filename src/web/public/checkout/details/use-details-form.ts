import { useEffect, useState, type FormEvent, type RefObject } from "react";
import { isOrgnr } from "#domain/bookkeeping/organisation-number.ts";
import { ORGNR_MALFORMED } from "#texts/organisation-number.ts";
import {
  missingFields,
  readDetails,
  type Details,
  type FieldName,
} from "#web/public/checkout/steps/customer-details.ts";
import { keepDetails, readKeptDetails } from "./kept-details.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { checkoutTexts, FIELD_MISSING } from "#web/public/checkout/texts.ts";

export type FieldErrors = Partial<Record<FieldName, string>>;

/**
 * The browser owns what is typed: it may have filled the form before this code came. It is read when
 * it is needed and remembered, but for the personal number, over a reload.
 */
export function useDetailsForm(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => {
    const kept = readKeptDetails(tabMemory);
    for (const [name, value] of Object.entries(kept ?? {})) {
      const field = fieldOf(form.current, name);
      if (field instanceof HTMLInputElement && field.type === "checkbox")
        field.checked ||= value !== "";
      else if (field && field.value === "") field.value = value;
    }
  }, [form]);

  function show(found: FieldErrors) {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) fieldOf(form.current, first)?.focus();
  }

  return {
    errors,
    show,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      keepDetails(tabMemory, readDetails(new FormData(event.currentTarget)));
      const { name } = event.target as HTMLInputElement;
      if (name in errors) setErrors((before) => ({ ...before, [name]: undefined }));
    },
    /** What was typed, if nothing is missing; otherwise the customer is taken to what is. */
    read: (): Details | "missing" | "malformed" => {
      if (!form.current) return "missing";
      const details = readDetails(new FormData(form.current));
      const missing = missingFields(details);
      if (missing.length > 0) {
        show(Object.fromEntries(missing.map((name) => [name, FIELD_MISSING[name]])));
        return "missing";
      }
      if (!fieldOf(form.current, "email")?.validity.valid) {
        show({ email: checkoutTexts.emailMalformed });
        return "malformed";
      }
      if (details.isOrganisation && !isOrgnr(details.organisationNumber)) {
        show({ organisationNumber: ORGNR_MALFORMED });
        return "malformed";
      }
      setErrors({});
      return details;
    },
  };
}

function fieldOf(form: HTMLFormElement | null, name: string) {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined;
}
