import type { Problem, ProblemCode } from "#contracts/errors.ts";

import { formatDay } from "#texts/format.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";

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
  "catalog.agreement-unknown": () => "Det finns inga hyresvillkor för det här objektet än.",
  "stay.no-nights": () =>
    "Slutdatum kan inte vara samma som startdatum, då det skulle innebära 0 nätter",
  "stay.reversed": () => "Slutdatum måste vara efter startdatum",
  "stay.past": () => "Startdatum har redan passerat. Välj ett datum från och med i dag.",
  "stay.too-far": ({ lastDay }) => `Det går att boka till och med ${formatDay(lastDay)}.`,
  "stay.start-weekday": ({ weekday }) =>
    `Bokning inom bokningsperiod måste starta på en ${WEEKDAY_LABELS[weekday]}`,
  "stay.end-weekday": ({ weekday }) =>
    `Bokning inom bokningsperiod måste sluta på en ${WEEKDAY_LABELS[weekday]}`,
  "stay.too-short": ({ nights }) =>
    `En bokning som börjar den dagen måste vara minst ${nights} nätter.`,
  "stay.blocked": () => "Det valda intervallet innehåller blockerade datum",
  "stay.unavailable": () => "Det valda intervallet innehåller blockerade datum",
  "stay.too-few-units": ({ free }) =>
    `Det finns endast ${free} tillgängliga under den valda perioden.`,
  "stay.above-stock": ({ quantity }) => `Det finns ${quantity} att hyra. Välj ett lägre antal.`,
  "stay.not-bookable": () => "Det här går bara att hyra som tillval till något annat.",
  "stay.range-too-long": ({ days }) => `Fråga om högst ${days} dagar åt gången.`,
  "price.addon-unknown": () => "Ett av tillvalen finns inte till det här objektet.",
  "price.addon-single": ({ name }) => `Tillvalet ${name} går bara att välja en gång.`,
  "price.addon-twice": ({ name }) => `Tillvalet ${name} är valt två gånger.`,
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
