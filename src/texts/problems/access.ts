import type { AccessProblem } from "#contracts/problems/access.ts";
import { waitInWords } from "#texts/how-long.ts";
import type { Sentences } from "./sentences.ts";

export const ACCESS_SENTENCES: Sentences<AccessProblem> = {
  "auth.not-signed-in": () => "Du behöver logga in först.",
  "auth.not-allowed": () => "Ditt konto har inte behörighet till det här.",
  "auth.wrong-credentials": () => "Fel användarnamn eller lösenord.",
  "auth.too-many-attempts": ({ retryAfterSeconds }) =>
    `För många inloggningsförsök. Försök igen om ${waitInWords(retryAfterSeconds)}.`,
  "auth.username-taken": () => "Användarnamnet är upptaget. Välj ett annat.",
  "auth.email-taken": () =>
    "E-postadressen hör redan till ett konto. Logga in med det, eller använd en annan adress.",
  "auth.link-unknown": () =>
    "Länken gäller inte. Kontrollera att du har fått med hela, eller be om en ny.",
  "auth.link-used": () =>
    "Länken gäller inte längre: den är redan använd. Be om en ny om du behöver.",
  "auth.link-expired": () => "Länken gäller inte längre: tiden för den har gått ut. Be om en ny.",
  "auth.current-password-needed": () =>
    "Det var en stund sedan du loggade in. Skriv ditt nuvarande lösenord också.",
  "auth.current-password-wrong": () => "Det nuvarande lösenordet stämmer inte.",
  "people.unknown": () => "Kontot finns inte längre. Ladda om sidan.",
  "people.has-account": ({ username }) =>
    `Adressen hör redan till kontot ${username}. Ändra kontots roll i stället.`,
  "people.invitation-gone": () =>
    "Inbjudan finns inte längre: den är borttagen, ersatt eller redan använd. Ladda om sidan.",
  "people.last-administrator": () =>
    "Butiken behöver minst en administratör. Gör någon annan till administratör först.",
};
