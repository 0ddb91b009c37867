import { contactHint } from "#domain/bookings/contact-hints.ts";
import { hintWords } from "#texts/contact-hint-words.ts";
import { MAIL_ADDRESS_MALFORMED } from "#texts/mail-address.ts";
import type { FieldName } from "./steps/customer-details.ts";

export type Message = { title: string; description: string };

export const MESSAGES = {
  incomplete: {
    title: "Ogiltig bokning",
    description: "Viktig information saknas för att slutföra bokningen",
  },
  missingFields: {
    title: "Saknad information",
    description: "Vänligen fyll i alla obligatoriska fält",
  },
  termsNotAccepted: {
    title: "Saknad information",
    description: "Du måste godkänna hyresvillkoren för att fortsätta",
  },
  priceFailed: {
    title: "Prisberäkningsfel",
    description: "Det uppstod ett fel vid prisberäkningen. Försök igen senare.",
  },
  authorised: {
    title: "Betalning auktoriserad",
    description: "Pengarna dras först när vi har godkänt bokningen.",
  },
  sent: {
    title: "Bokning skickad",
    description: "Vi behandlar din bokning. Beloppet är reserverat på ditt kort.",
  },
} satisfies Record<string, Message>;

/** Where the choice itself cannot be priced, that is said: trying again later would not help. */
export function priceFailure(reason: string | undefined): Message {
  return { ...MESSAGES.priceFailed, ...(reason !== undefined && { description: reason }) };
}

/** Where the confirmation goes, and the doubt about the address, if there is one. */
export function confirmationWords(email: string): { to: string; doubt: string | null } {
  const hint = contactHint("email", email);
  return { to: checkoutTexts.confirmationTo(email), doubt: hint ? hintWords(hint) : null };
}

export const FAILED = "Ett fel uppstod";

export const FIELD_LABELS: Record<FieldName, string> = {
  name: "Namn",
  personalNumber: "Personnummer",
  email: "E-post",
  phone: "Telefon",
  streetAddress: "Gatuadress",
  postalCode: "Postnummer",
  city: "Ort",
  organisationName: "Företag eller förening",
  organisationNumber: "Organisationsnummer",
};

/** What stands beside a field that was left empty. */
export const FIELD_MISSING: Record<FieldName, string> = {
  name: "Skriv ditt namn.",
  personalNumber: "Skriv ditt personnummer.",
  email: "Skriv din e-postadress, dit skickar vi bekräftelsen.",
  phone: "Skriv ditt telefonnummer.",
  streetAddress: "Skriv din gatuadress.",
  postalCode: "Skriv ditt postnummer.",
  city: "Skriv din ort.",
  organisationName: "Skriv företagets eller föreningens namn.",
  organisationNumber: "Skriv organisationsnumret.",
};

export const checkoutTexts = {
  title: "Slutför din bokning",
  description: "Fyll i dina uppgifter, godkänn hyresvillkoren och betala med kort.",
  notLoaded: "Bokning kunde inte laddas",
  notLoadedWhy: "Det du ville boka finns inte längre. Se vad mer som går att hyra på startsidan.",
  toStart: "Till startsidan",
  testMode: "Testläge",
  testModeWhy: "Inga pengar dras. Betala med ett testkort, till exempel",
  // With spaces that do not break.
  testCard: "4242\u00a04242\u00a04242\u00a04242.",
  bookedAlready: "Du har nyss bokat de här dagarna.",
  showBooking: "Visa bokningen",
  notFree:
    "De här dagarna ser inte ut att vara lediga. Har du själv börjat boka dem i en annan flik kan du gå vidare här.",
  offSeason:
    "De här dagarna ligger utanför säsongen, då det inte går att hyra. Välj andra datum i kalendern.",
  tooFew: (free: number) =>
    `Bara ${free} ser ut att vara lediga de här dagarna. Har du själv börjat boka i en annan flik kan du gå vidare här.`,
  stepOne: "Steg 1 av 2",
  stepTwo: "Steg 2 av 2",

  details: "Dina uppgifter",
  detailsIntro: "De behövs för hyresavtalet. Fält med * behöver fyllas i.",
  country: "Land",
  sweden: "Sverige",
  travelInfo: "Reseinfo",
  travelInfoHint: "Valfritt. Vart ska ni, hur många åker med, något vi bör veta?",
  forOrganisation: "Jag bokar för ett företag eller en förening",
  forOrganisationWhy: "Då ställs kvittot ut på organisationen och gäller även som faktura.",
  soleTrader: "Har du enskild firma skriver du ditt personnummer.",
  invoiceAddress: "Fakturaadress",
  invoiceAddressHint: "Valfritt. Fyll i den om den är en annan än adressen ovan.",
  reference: "Er referens",
  referenceHint: "Valfritt. Till exempel ett namn, ett projekt eller ett kostnadsställe.",
  emailMalformed: MAIL_ADDRESS_MALFORMED,
  terms: "Hyresvillkor",
  termsIntro: "Läs igenom villkoren innan du går vidare. Du kan även skriva ut dem.",
  // Told before paying, as the law on distance contracts wants it.
  withdrawal: {
    rv: "När du hyr en husbil för bestämda datum har du ingen ångerrätt.",
    equipment:
      "Hyr du som privatperson bara utrustning kan du ångra bokningen inom 14 dagar, så länge hyrestiden inte har börjat.",
  },
  acceptTerms: "Jag har läst och godkänner hyresvillkoren",
  acceptMissing: "Kryssa i rutan för att gå vidare.",
  acceptWithoutTerms: "Jag godkänner att hyra enligt uppgifterna i bokningen",
  retry: "Försök igen",
  toPayment: "Gå till betalning",
  opening: "Öppnar betalningen…",
  withoutScript:
    "Bokningen behöver JavaScript. Ring eller skriv till oss, så bokar vi åt dig. Du hittar oss längst ned på sidan.",
  toPaymentWhy: "Vi håller nätterna åt dig i 20 minuter medan du betalar.",
  toCalendar: "Till kalendern",
  taken: "Dagarna är inte längre lediga: någon annan hann boka dem. Välj andra datum.",

  payment: "Betala för din bokning",
  paymentIntro:
    "Beloppet reserveras på kortet när du bokar. Pengarna dras först när vi har godkänt bokningen.",
  confirmationTo: (email: string) => `Bekräftelsen skickas till ${email}.`,
  back: "Tillbaka till dina uppgifter",
  pay: "Betala och boka",
  placing: "Slutför bokningen…",

  lapsed: "Tiden gick ut",
  lapsedWhy:
    "Vi håller inte längre nätterna åt dig. Inget har dragits från ditt kort. Vill du fortsätta håller vi dem gärna igen, om de fortfarande är lediga.",
  renew: "Håll nätterna igen",
  otherDates: "Välj andra datum",
  released: "Bokningen kunde inte slutföras",
  unanswered: "Kortet är reserverat",
  unansweredWhy:
    "Vi fick inget svar från butiken, men betalningen är säkrad. Bokningen slutförs av sig själv inom någon minut och bekräftelsen kommer med e-post. Du kan också försöka igen nu: du bokar och betalar aldrig två gånger.",
  resuming: "Vi hämtar din betalning…",
  notHeld:
    "Vi håller inte längre nätterna åt dig. Inget har dragits från ditt kort. Gå till betalning igen, så håller vi dem om de fortfarande är lediga.",
  detailsAgain:
    "Skriv ditt personnummer och godkänn hyresvillkoren igen, så håller vi nätterna åt dig på nytt.",
  finishing: "Vi slutför din bokning…",

  summary: "Din bokning",
  showSummary: "Visa detaljer",
  hideSummary: "Dölj detaljer",
  total: "Totalt",
  pickup: "Hämtning",
  return: "Återlämning",
  length: "Längd",
  quantity: "Antal",
  addons: "Tillval",
  deposit: "Deposition",
  cancellation: "Avbokningsvillkor",
  depositLater: "betalas före resan",
  priceLoading: "Räknar ut priset",
  priceChanged: "Priset har ändrats. Här ser du det nya.",
  policyChanged: "Avbokningsvillkoren har ändrats. Här ser du de nya.",
  besides: "Dessutom",
  showLines: "Visa det du har lagt till",
  code: "Rabattkod",
  codeAsked: "Har du en rabattkod?",
  codeBefore: "Har du en rabattkod? Gå tillbaka till dina uppgifter och skriv den där.",
  codeUse: "Använd",
  codeAsking: "Prövar koden…",
  codeMissing: "Skriv koden först.",
  codeRemove: "Ta bort",
  changeChoice: "Ändra datum eller tillval",
};
