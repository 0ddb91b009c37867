/** What is said of a number that cannot be an organisation's, in the browser and by the server alike. */
export const ORGNR_MALFORMED =
  "Kontrollera organisationsnumret. Det har tio siffror, till exempel 556000-0001.";
