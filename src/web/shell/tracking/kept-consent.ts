import { readConsent, type Consent } from "#domain/tracking/consent.ts";

export const CONSENT_KEY = "cookie-consent";

/** The visitor's answer, which a browser that keeps nothing is asked for again. */
export function keptConsent(): Consent | null {
  try {
    return readConsent(window.localStorage.getItem(CONSENT_KEY));
  } catch {
    return null;
  }
}

export function keepConsent(consent: Consent): void {
  try {
    window.localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // Holds for this page then.
  }
}
