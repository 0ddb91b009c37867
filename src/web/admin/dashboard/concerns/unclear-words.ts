import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatKronor } from "#texts/format.ts";
import type { ConcernWords, Of, WordsOf } from "./concern-kind.ts";
import { momentWords } from "./day-words.ts";

/** Money that the shop and the card company, or the customer's bank, do not agree about. */
export const UNCLEAR: WordsOf<
  "charged-elsewhere" | "dispute" | "dispute-lost" | "payment-stuck" | "books-differ"
> = {
  "charged-elsewhere": ({ customerName, itemName, amount }) => ({
    tone: "danger",
    title: `${formatKronor(amount)} drogs hos kortbolaget, inte av butiken`,
    text: `Beloppet är bokfört för ${customerName} och ${itemName}, men bokningen är inte bekräftad. Öppna den och bekräfta, eller betala tillbaka.`,
  }),
  dispute: disputeWords,
  "dispute-lost": ({ customerName, amount, isDeposit }) => ({
    tone: "danger",
    title: `Tvisten om ${isDeposit ? "depositionen på " : ""}${formatKronor(amount)}${ofCustomer(customerName)} är förlorad`,
    text: isDeposit
      ? "Banken har gett depositionen till den som har kortet. Bokför att butiken inte har den längre."
      : "Banken har gett pengarna till den som har kortet. Välj hur det ska bokföras.",
  }),
  "payment-stuck": ({ action, amount, customerName, startedAt }, today) => ({
    tone: "warning",
    title: `Butiken väntar på besked om ${ASKED[action]} på ${formatKronor(amount)}${ofCustomer(customerName)}`,
    text: `Kortbolaget har inte svarat sedan ${momentWords(startedAt, today)}. Butiken frågar igen av sig själv. Under tiden går det inte att göra något annat med betalningen.`,
  }),
  "books-differ": ({ amount, ours, theirs }) => ({
    tone: "danger",
    title: `Butiken och kortbolaget är inte överens om ${formatKronor(amount)}`,
    text: `Hos oss: ${OURS[ours] ?? ours}. Hos kortbolaget: ${THEIRS[theirs] ?? theirs}.`,
  }),
};

function disputeWords(concern: Of<"dispute">, today: LocalDate): ConcernWords {
  const { amount, customerName, isInquiry } = concern;
  const payment = `${formatKronor(amount)}${ofCustomer(customerName)}`;
  return isInquiry
    ? {
        tone: "warning",
        title: `Kundens bank frågar om ${concern.isDeposit ? "depositionen" : "betalningen"} på ${payment}`,
        text: `Det är en förfrågan: inga pengar har flyttats. ${answerWords(concern, today)}`,
      }
    : {
        tone: isAnswered(concern) ? "warning" : "danger",
        title: `${concern.isDeposit ? "Depositionen" : "Betalningen"} på ${payment} är bestridd`,
        text: `Banken har tagit tillbaka pengarna tills det är avgjort, och så länge går det inte att betala tillbaka härifrån. ${answerWords(concern, today)}`,
      };
}

function answerWords(concern: Of<"dispute">, today: LocalDate): string {
  if (isAnswered(concern)) return "Svaret är inskickat, och banken avgör.";
  const { dueBy } = concern;
  const when = dueBy === null ? "" : ` senast ${momentWords(dueBy, today)}`;
  return `Svara${when}. Det gör du i kortbolagets egna sidor.`;
}

/** Whether the bank has the shop's answer: nothing is left to do but to wait. */
export function isAnswered({ state }: Of<"dispute">): boolean {
  return state === "under_review" || state === "warning_under_review";
}

function ofCustomer(customerName: string): string {
  return customerName === "" ? "" : ` för ${customerName}`;
}

const ASKED: Record<Of<"payment-stuck">["action"], string> = {
  capture: "en dragning",
  void: "en släppt reservation",
  refund: "en återbetalning",
};

const OURS: Record<string, string> = {
  pending: "behandlas",
  authorized: "reserverat",
  captured: "betalt",
  cancelled: "släppt",
  expired: "utgånget",
  unknown: "okänt",
};

const THEIRS: Record<string, string> = {
  none: "inget reserverat eller draget",
  reserved: "reserverat",
  charged: "draget",
  unknown: "okänt",
};
