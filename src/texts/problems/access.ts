import type { AccessProblem } from "#contracts/problems/access.ts";
import { waitInWords } from "#texts/format.ts";
import type { Sentences } from "./sentences.ts";

export const ACCESS_SENTENCES: Sentences<AccessProblem> = {
  "auth.not-signed-in": () => "Du behöver logga in först.",
  "auth.not-allowed": () => "Ditt konto har inte behörighet till det här.",
  "auth.wrong-credentials": () => "Fel användarnamn eller lösenord.",
  "auth.too-many-attempts": ({ retryAfterSeconds }) =>
    `För många inloggningsförsök. Försök igen om ${waitInWords(retryAfterSeconds)}.`,
  "auth.username-taken": () => "Användarnamnet är upptaget. Välj ett annat.",
  "auth.current-password-needed": () =>
    "Det var en stund sedan du loggade in. Skriv ditt nuvarande lösenord också.",
  "auth.current-password-wrong": () => "Det nuvarande lösenordet stämmer inte.",
  "people.unknown": () => "Kontot finns inte längre. Ladda om sidan.",
  "people.last-administrator": () =>
    "Butiken behöver minst en administratör. Gör någon annan till administratör först.",
};
