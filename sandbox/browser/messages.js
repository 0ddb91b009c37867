// What a customer reads when a card is turned away, in Swedish, as the provider's script would say it.

/** @typedef {{ type: string; code?: string; decline_code?: string; message?: string }} ApiError */

const BY_DECLINE = {
  insufficient_funds:
    "Kortet har inte tillräcklig täckning. Kontrollera saldot eller använd ett annat kort.",
  lost_card: "Kortet nekades. Kontakta din bank eller använd ett annat kort.",
  stolen_card: "Kortet nekades. Kontakta din bank eller använd ett annat kort.",
  card_velocity_exceeded:
    "Kortet nekades eftersom det har använts för ofta eller över sin gräns. Prova ett annat kort.",
  test_mode_live_card:
    "Det här är testläge, så riktiga kort tas inte emot. Använd ett av testkorten.",
  authentication_required: "Din bank vill att du godkänner köpet. Försök igen.",
};

const BY_CODE = {
  card_declined: "Kortet nekades. Prova ett annat kort eller kontakta din bank.",
  expired_card: "Kortets giltighetstid har gått ut. Använd ett annat kort.",
  incorrect_cvc: "Säkerhetskoden stämmer inte. Kontrollera de tre siffrorna på kortets baksida.",
  invalid_cvc: "Säkerhetskoden stämmer inte. Kontrollera siffrorna.",
  processing_error: "Något gick fel när kortet skulle kontrolleras. Försök igen om en liten stund.",
  incorrect_number: "Kortnumret stämmer inte. Kontrollera siffrorna.",
  invalid_number: "Kortnumret stämmer inte. Kontrollera siffrorna.",
  invalid_expiry_month: "Kortets utgångsmånad stämmer inte. Kontrollera datumet.",
  invalid_expiry_year: "Kortets utgångsår stämmer inte. Kontrollera datumet.",
  authentication_required: BY_DECLINE.authentication_required,
  payment_intent_authentication_failure:
    "Betalningen godkändes inte hos banken. Försök igen eller använd ett annat kort.",
};

export const UNREACHABLE =
  "Vi når inte betaltjänsten just nu. Kontrollera din uppkoppling och försök igen.";

/**
 * The error with its message in the customer's language; what only a developer reads stays as it is.
 * @template {ApiError} E
 * @param {E} error
 * @param {string} locale
 * @returns {E}
 */
export function inLanguage(error, locale) {
  if (locale.startsWith("en")) return error;
  /** @type {Record<string, string>} */
  const declines = BY_DECLINE;
  /** @type {Record<string, string>} */
  const codes = BY_CODE;
  const message = declines[error.decline_code ?? ""] ?? codes[error.code ?? ""];
  return message === undefined ? error : { ...error, message };
}
