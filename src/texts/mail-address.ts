export const MAIL_ADDRESS_MALFORMED = "Skriv en hel e-postadress, till exempel namn@exempel.se.";
