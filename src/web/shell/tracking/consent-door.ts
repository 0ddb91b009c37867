/** Lets the footer open the consent dialog, whose code is fetched only then. */
let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openConsent = () => set(true);
export const closeConsent = () => set(false);
export const isConsentOpen = () => isOpen;
export const neverOpen = () => false;

export function subscribeToConsentDoor(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
