import { isPersonsOrgnr } from "#domain/bookkeeping/organisation-number.ts";
import { readDetails, type Details } from "#web/public/checkout/steps/customer-details.ts";
import { attempt, type Store } from "#web/shell/tab-memory.ts";

/** Everything but the personal number: that one is never left behind on a device. */
export type KeptDetails = Omit<Details, "personalNumber">;

const KEY = "checkout-details";

export function keepDetails(store: () => Store, details: Details): void {
  const { personalNumber: _, ...kept } = details;
  // That of a sole trader is the person's own.
  if (isPersonsOrgnr(kept.organisationNumber)) kept.organisationNumber = "";
  attempt(() => store().setItem(KEY, JSON.stringify(kept)));
}

export function readKeptDetails(store: () => Store): KeptDetails | undefined {
  return attempt(() => {
    const text = store().getItem(KEY);
    if (text === null) return undefined;
    const kept = new Map(Object.entries(JSON.parse(text) as Record<string, string>));
    const { personalNumber: _, ...details } = readDetails({
      get: (name) => kept.get(name) ?? null,
    });
    return details;
  });
}

export function forgetDetails(store: () => Store): void {
  attempt(() => store().removeItem(KEY));
}
