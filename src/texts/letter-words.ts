import {
  PLACEHOLDERS,
  type DayLetter,
  type EditableLetter,
  type LetterWords,
} from "#domain/shop/letter-words.ts";
import { listed } from "./listed.ts";

type StandardLetter = LetterWords & {
  /** When a customer gets it, as staff say it. */
  when: string;
  /** What follows the opening by itself, whatever the owner writes. */
  stays: string;
};

/**
 * What each letter says until its owner has written something else. A subject that is empty here is made of the
 * letter's facts: which sum, and what for.
 */
export const STANDARD_LETTERS: Record<EditableLetter, StandardLetter> = {
  booking_confirmation: {
    when: "Så snart kunden har bokat och kortet är reserverat.",
    stays: "tider, plats, pris, vad som händer med kortet, ångerrätt och hyresavtal",
    subject: "Tack för din bokning hos {butik}, {bokning}",
    opening:
      "Vad roligt att du vill hyra av oss. Vi har tagit emot din bokning och håller {objekt} åt dig. Ditt bokningsnummer är {bokning}.",
    closing: "",
  },
  booking_confirmed: {
    when: "När ni har godkänt bokningen. Godkänns den först efter hyrestiden får kunden standardtexten.",
    stays: "tider, plats, vad som är betalt, deposition, pris, ångerrätt och hyresavtal",
    subject: "Din bokning {bokning} hos {butik} är godkänd",
    opening:
      "Hej {namn}! Nu är det klart: vi har godkänt din bokning av {objekt}. Vi ser fram emot att träffa dig.",
    closing: "",
  },
  booking_request: {
    when: "När ni lägger in en bokning och kunden ska bekräfta och betala med en länk.",
    stays: "länken, hur länge den gäller, tider, pris, deposition och avbokningsregler",
    subject: "Bekräfta din bokning {bokning} hos {butik}",
    opening: "Hej {namn}! Tack för att du hörde av dig! Vi håller {objekt} åt dig.",
    closing: "",
  },
  payment_link: {
    when: "När ni skickar en länk för att betala, eller för att godkänna kortet på nytt.",
    stays: "varför kunden får länken, belopp, länken, hur länge den gäller, tider och pris",
    subject: "",
    opening: "Hej {namn}!",
    closing: "",
  },
  payment_received: {
    when: "När en betalning har kommit in.",
    stays: "belopp, hur det betalades, kvittonummer och vad som återstår",
    subject: "Tack för din betalning, bokning {bokning} hos {butik}",
    opening: "Hej {namn}!",
    closing: "",
  },
  booking_changed: {
    when: "När ni har ändrat en bokning och väljer att berätta det. Ändrar kunden själv inleds mejlet med det i stället.",
    stays: "vad som är nytt, vad som händer med pengarna, tider, plats och pris",
    subject: "Din bokning {bokning} hos {butik} är ändrad",
    opening:
      "Hej {namn}! Vi har ändrat din bokning av {objekt}. Så här ser den ut nu. Stämmer det inte, hör av dig så rättar vi det.",
    closing: "",
  },
  deposit_reminder: {
    when: "Av sig själv före hämtningen, så länge depositionen inte är betald, och när ni själva påminner.",
    stays: "beloppet, länken, när den betalas tillbaka, tider och plats",
    subject: "Betala depositionen för bokning {bokning} hos {butik}",
    opening: "Hej {namn}! Vi ser fram emot din resa med {objekt}.",
    closing: "",
  },
  deposit_paid: {
    when: "När depositionen är betald.",
    stays: "belopp, hur det betalades och när depositionen betalas tillbaka",
    subject: "Depositionen för bokning {bokning} hos {butik} är betald",
    opening: "Hej {namn}!",
    closing: "",
  },
  pickup_soon: {
    when: "Av sig själv, i god tid före hämtningen.",
    stays: "tider, plats och karta, vad kunden tar med sig och vad som är kvar att göra",
    subject: "Snart är det dags att hämta {objekt}, bokning {bokning}",
    opening:
      "Hej {namn}! Snart är det dags: du hämtar {objekt} {datum}. Här är det som är bra att veta inför hämtningen.",
    closing: "",
  },
  pickup_tomorrow: {
    when: "Av sig själv, strax före hämtningen.",
    stays: "tider, plats och karta, vad kunden tar med sig och vad som är kvar att göra",
    subject: "Välkommen att hämta {objekt} {datum}, bokning {bokning}",
    opening:
      "Hej {namn}! Nu är det nära: du är välkommen att hämta {objekt} {datum}. Vi ser fram emot att träffa dig.",
    closing: "",
  },
  handed_over: {
    when: "När utlämningen är signerad.",
    stays: "protokollet med bilder som PDF, och vilken bokning det gäller",
    subject: "Protokoll från utlämningen, bokning {bokning} hos {butik}",
    opening: "Hej {namn}! Nu har du hämtat {objekt}. Ha det så skönt!",
    closing: "",
  },
  taken_back: {
    when: "När återlämningen är signerad.",
    stays: "protokollet med bilder som PDF, och vilken bokning det gäller",
    subject: "Protokoll från återlämningen, bokning {bokning} hos {butik}",
    opening: "Hej {namn}! Tack för att du lämnade tillbaka {objekt}.",
    closing: "",
  },
  return_thanks: {
    when: "Av sig själv efter återlämningen, när ni har markerat bokningen som returnerad.",
    stays: "när depositionen betalas tillbaka och vilken bokning det gäller",
    subject: "Tack för att du hyrde av {butik}",
    opening:
      "Hej {namn}! Tack för att du hyrde {objekt} av oss. Vi hoppas att det blev fina dagar, och du är varmt välkommen tillbaka.",
    closing: "",
  },
  deposit_kept: {
    when: "När ni behåller en del av depositionen.",
    stays: "belopp, vad det avser, kvitto och vad som betalas tillbaka",
    subject: "Avdrag på depositionen för bokning {bokning} hos {butik}",
    opening: "Hej {namn}!",
    closing: "",
  },
  return_settled: {
    when: "När ni har gjort upp en återlämning med något att betala.",
    stays:
      "vad det gäller, vad som dras från depositionen, vad som betalas tillbaka, och länken att betala med",
    subject: "Din återlämning är uppgjord, bokning {bokning} hos {butik}",
    opening: "Hej {namn}!",
    closing: "",
  },
  booking_cancelled: {
    when: "När bokningen är avbokad.",
    stays: "vad som är avbokat, varför, och vad som händer med pengarna",
    subject: "Din bokning {bokning} hos {butik} är avbokad",
    opening:
      "Hej {namn}! Din bokning av {objekt} är avbokad. Vi är ledsna att det inte blev av den här gången, och du är varmt välkommen att boka igen.",
    closing: "",
  },
  withdrawal_received: {
    when: "Så snart kunden har använt sin ångerrätt.",
    stays: "kvittot på att kunden har ångrat sig, när det togs emot och vad som betalas tillbaka",
    subject: "Vi har tagit emot att du ångrar bokning {bokning}",
    opening: "Hej {namn}!",
    closing: "",
  },
  refund_notice: {
    when: "När pengar betalas tillbaka.",
    stays: "belopp, orsak, hur och när pengarna kommer, och kreditkvitto",
    subject: "",
    opening: "Hej {namn}!",
    closing: "",
  },
  refund_failed: {
    when: "När kundens bank inte tog emot en återbetalning.",
    stays: "vad som hände, beloppet och hur kunden får sina pengar",
    subject: "",
    opening: "Hej {namn}!",
    closing: "",
  },
  payment_taken_back: {
    when: "När en betalning som registrerats av misstag har rättats.",
    stays: "vad som rättas, vad som återstår att betala och kvittot som rättar",
    subject: "Rättelse av en betalning, bokning {bokning} hos {butik}",
    opening: "Hej {namn}!",
    closing: "",
  },
  own_page: {
    when: "När kunden har tappat bort länken till sin bokningssida och ber om den igen.",
    stays: "länken, vad man kan göra på sidan, tider och plats",
    subject: "Länken till din bokning {bokning}",
    opening: "Hej {namn}!",
    closing: "",
  },
};

const KNOWN = listed(PLACEHOLDERS.map((name) => `{${name}}`));

/** @param unknown as they were typed, braces and all */
export function unknownPlaceholderWords(unknown: readonly string[]): string {
  const named = listed([...new Set(unknown)].map((typed) => `”${typed}”`));
  return `${named} fylls inte i av sig självt. De platshållare som finns är ${KNOWN}.`;
}

/** `7 dagar före hämtningen`, `dagen efter återlämningen`. */
export function sendingDayWords(letter: DayLetter, days: number): string {
  const [side, event] =
    letter === "return_thanks" ? ["efter", "återlämningen"] : ["före", "hämtningen"];
  if (days === 0) return `samma dag som ${event}`;
  return days === 1 ? `dagen ${side} ${event}` : `${days} dagar ${side} ${event}`;
}
