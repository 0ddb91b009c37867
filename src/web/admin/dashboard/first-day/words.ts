import { isDraftOffered } from "#domain/shop/agreement-draft.ts";
import type { FirstStep, StepState } from "#domain/shop/first-day.ts";
import type { Rents } from "#domain/shop/rents.ts";

type StepWords = { title: string; text: string; path: string; action: string };

/** What each step is for, and where it is done. */
const STEP_WORDS: Record<FirstStep, StepWords> = {
  company: {
    title: "Berätta vilka ni är",
    text: "Namn, organisationsnummer, F-skatt, adress, telefon och e-post står på kvitton, i avtal och i brev. Butikens eget namn, som står på sidorna, ställer du in under Butiken.",
    path: "/admin/settings/company",
    action: "Fyll i företaget",
  },
  place: {
    title: "Var och när kunden hämtar",
    text: "En hämtningsplats med kartlänk, och era öppettider.",
    path: "/admin/settings/places",
    action: "Lägg in platsen",
  },
  agreement: {
    title: "Hyresavtalet",
    text: "Villkoren som kunden godkänner. Det finns ett färdigt utkast att ändra i.",
    path: "/admin/settings#hyresavtal",
    action: "Gör ett avtal",
  },
  item: {
    title: "Det första du hyr ut",
    text: "Börja från en mall för husbil, kajak eller tält, och sätt ditt pris.",
    path: "/admin/rental-items/new",
    action: "Lägg in ett objekt",
  },
  pictures: {
    title: "Bilder",
    text: "Ett objekt utan bild hyrs sällan ut. Ladda upp minst en till varje.",
    path: "/admin/rental-items",
    action: "Till objekten",
  },
  mail: {
    title: "Brev som kommer fram",
    text: "Avsändare, butikens egen adress och en mejlserver. Innan dess sparas breven bara som filer.",
    path: "/admin/settings/mail",
    action: "Ställ in mejlen",
  },
  account: {
    title: "Din egen e-postadress",
    text: "Glömmer du lösenordet skickas en länk till den. Utan adress kommer du inte in igen på egen hand.",
    path: "/konto",
    action: "Ange adressen",
  },
  cards: {
    title: "Riktiga kortbetalningar",
    text: "Butiken är i testläge: inga kort debiteras. Här står vad som behövs för att ta betalt.",
    path: "/admin/settings/payment",
    action: "Se vad som saknas",
  },
  "test-booking": {
    title: "En provbokning",
    text: "Boka som en kund med testkortet 4242 4242 4242 4242, godkänn den här, betala tillbaka den och ta sedan bort den.",
    path: "/",
    action: "Gå till butiken",
  },
};

/** Of a step that is another where real cards are charged: a test card is declined there. */
const REAL_CARDS_WORDS: Partial<Record<FirstStep, StepWords>> = {
  "test-booking": {
    title: "En första bokning",
    text: "Riktiga kort debiteras nu, och testkort nekas. Prova utan pengar: boka något själv på kontoret med betalning senare, se att brevet kommer fram och ta bort bokningen.",
    path: "/admin/bookings/new",
    action: "Gör en bokning",
  },
};

/** Of a step whose first part is done. */
const HALF_DONE_WORDS: Partial<Record<FirstStep, StepWords>> = {
  company: {
    title: "Butikens namn och område",
    text: "Företaget är ifyllt. Nu återstår vad butiken heter och var ni hyr ut: sidorna säger Norrvidd och Norrland tills du har bestämt annat.",
    path: "/admin/settings/shop",
    action: "Välj namn och område",
  },
  place: {
    title: "När kunden hämtar",
    text: "Platsen finns. Nu återstår öppettiderna: innan de är satta kan kunder boka hämtning vilken dag som helst.",
    path: "/admin/settings/hours",
    action: "Sätt öppettiderna",
  },
  agreement: {
    title: "Fyll i hyresavtalet",
    text: "Avtalet finns, men något står kvar inom hakparenteser. Skriv vad som gäller hos er.",
    path: "/admin/settings#hyresavtal",
    action: "Fyll i avtalet",
  },
  "test-booking": {
    title: "Ta bort provbokningen",
    text: "Öppna den i listan, betala tillbaka det som är draget och välj sedan Ta bort. I bokföringen står ett kvitto och ett kreditkvitto kvar, med summan 0 kr.",
    path: "/admin/bookings",
    action: "Till bokningarna",
  },
};

/** Where the draft does not fit what is rented out. */
const WITHOUT_DRAFT: StepWords = {
  ...STEP_WORDS.agreement,
  text: "Villkoren som kunden godkänner: ansvar, självrisk och vad som gäller vid skada.",
};

/** What a step asks for as the list stands. */
export function stepWords(
  { key, isHalfDone }: StepState,
  steps: readonly StepState[],
  rents: Rents,
): StepWords {
  const isReal = steps.some((step) => step.key === "cards" && step.isDone);
  if (key === "agreement" && !isHalfDone && !isDraftOffered(rents)) return WITHOUT_DRAFT;
  return (
    (isHalfDone && HALF_DONE_WORDS[key]) || (isReal && REAL_CARDS_WORDS[key]) || STEP_WORDS[key]
  );
}
