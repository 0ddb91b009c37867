import type { Concern } from "#contracts/oversight.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { formatDay } from "#texts/format.ts";
import { periodWords } from "#texts/period-words.ts";
import { formatKm } from "#texts/upkeep-words.ts";
import type { ConcernKind, ConcernWords, WordsOf } from "./concern-kind.ts";
import { dayWords, hourWords } from "./day-words.ts";
import { OWED } from "./owed-words.ts";
import { UNCLEAR } from "./unclear-words.ts";
import { UNPAID } from "./unpaid-words.ts";

const WORDS: WordsOf<ConcernKind> = {
  ...UNPAID,
  ...OWED,
  ...UNCLEAR,
  "return-unmarked": ({ customerName, itemName, endDate }, today) => ({
    tone: "warning",
    title: `${itemName} skulle ha varit tillbaka ${dayWords(endDate, today)}`,
    text: `${lateWords(endDate, today)}Har ${customerName} lämnat tillbaka? Markera bokningen som returnerad. Annars behöver du höra av dig till kunden.`,
  }),
  "stay-without-unit": ({ customerName, itemName, startDate, endDate, pickupTime }, today) => ({
    tone: "danger",
    title: `Ingen enhet till ${customerName}: ${itemName}, ${hourWords(startDate, pickupTime, today)}`,
    text: `Bokningen ${periodWords({ startDate, endDate })} ligger kvar, men ingen enhet är ledig alla nätter. Byt med en annan bokning, flytta till andra dagar eller ett annat objekt, eller hör av dig till kunden.`,
  }),
  "upkeep-overdue": ({ itemName, unitName, what, dueOn, atKm }, today) => {
    const isInspection = what === "inspection";
    const by = dueOn === null ? `vid ${formatKm(atKm ?? 0)}` : `senast ${formatDay(dueOn)}`;
    return {
      tone: "warning",
      title: `${isInspection ? "Besiktningen" : "Servicen"} av ${itemName}, ${unitName} är försenad`,
      text: `${dueOn === null ? "" : lateWords(dueOn, today)}Den skulle ha gjorts ${by}. Är den gjord? Skriv in nästa ${isInspection ? "besiktning" : "service"} på enheten.`,
    };
  },
  "mail-failed": ({ type, recipient, isGivenUp, error }) => ({
    tone: isGivenUp ? "danger" : "warning",
    title: `${LETTERS[type] ?? `Mejlet ”${type}”`} till ${recipient} kom inte fram`,
    text: `${isGivenUp ? "Butiken har slutat försöka." : "Butiken försöker igen av sig själv."} ${error}`.trim(),
  }),
};

/** Yesterday says itself how long ago it is. */
function lateWords(day: LocalDate, today: LocalDate): string {
  const days = daysBetween(day, today);
  return days > 1 ? `Det är ${days} dagar sedan. ` : "";
}

const LETTERS: Record<string, string> = {
  booking_confirmation: "Bokningsbekräftelsen",
  booking_confirmed: "Mejlet om godkänd bokning",
  admin_notification: "Mejlet om ny bokning",
  deposit_reminder: "Depositionspåminnelsen",
  deposit_paid: "Mejlet om betald deposition",
  deposit_kept: "Mejlet om avdrag på depositionen",
  return_settled: "Mejlet om en uppgjord återlämning",
  handed_over: "Mejlet med protokollet från utlämningen",
  taken_back: "Mejlet med protokollet från återlämningen",
  booking_cancelled: "Mejlet om avbokning",
  authorization_warning: "Mejlet om en reservation som går ut",
  authorization_expired: "Mejlet om en reservation som har gått ut",
  payment_link: "Mejlet med betalningslänken",
  payment_to_approve: "Mejlet om en betalning att godkänna",
  payment_received: "Mejlet om mottagen betalning",
  payment_taken_back: "Mejlet om en rättad betalning",
  refund_notice: "Mejlet om återbetalning",
  refund_failed: "Mejlet om en återbetalning som inte gick fram",
  withdrawal_received: "Kvittot på ångrad bokning",
  withdrawal_notice: "Mejlet om ångrad bokning",
  cancelled_notice: "Mejlet om avbokningen",
  own_page: "Mejlet med länken till bokningen",
};

export function concernWords(concern: Concern, today: LocalDate): ConcernWords {
  const words = WORDS[concern.kind] as (concern: Concern, today: LocalDate) => ConcernWords;
  return words(concern, today);
}

/** Tells concerns apart that are of the same kind. */
export function concernKey({ kind, subject }: Concern): string {
  return `${kind} ${subject}`;
}
