import type { Problem, ProblemCode } from "#contracts/errors.ts";

type Sentences = { [C in ProblemCode]: (problem: Extract<Problem, { code: C }>) => string };

const SENTENCES: Sentences = {
  "request.malformed": () => "Något i uppgifterna stämmer inte. Kontrollera dem och försök igen.",
  "request.unknown-address": () => "Adressen finns inte.",
  "request.foreign-origin": () => "Anropet kom från en annan webbplats och stoppades.",
  "request.too-large": () => "Det som skickades är för stort.",
  "request.too-many": ({ retryAfterSeconds }) =>
    `För många anrop på kort tid. Försök igen om ${waitingTime(retryAfterSeconds)}.`,
  "auth.not-signed-in": () => "Du behöver logga in först.",
  "auth.not-allowed": () => "Ditt konto har inte behörighet till det här.",
  "auth.wrong-credentials": () => "Fel användarnamn eller lösenord.",
  "auth.too-many-attempts": ({ retryAfterSeconds }) =>
    `För många inloggningsförsök. Försök igen om ${waitingTime(retryAfterSeconds)}.`,
  "auth.username-taken": () => "Användarnamnet är upptaget. Välj ett annat.",
  "catalog.item-unknown": () => "Objektet kunde inte hittas",
  "shop.not-ready": () => "Butiken håller på att starta. Försök igen om en liten stund.",
  "shop.busy": () => "Många gör samma sak just nu. Försök igen om en liten stund.",
  "shop.fault": () => "Något gick fel hos oss. Försök igen om en stund.",
};

export function problemSentence(problem: Problem): string {
  const sentence = SENTENCES[problem.code] as (problem: Problem) => string;
  return sentence(problem);
}

function waitingTime(seconds: number): string {
  if (seconds <= 1) return "en sekund";
  if (seconds <= 90) return `${seconds} sekunder`;
  return `${Math.ceil(seconds / 60)} minuter`;
}
