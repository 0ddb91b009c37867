import type { HandOverProblem } from "#contracts/problems/hand-over.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { goneWithWords } from "#texts/gone-with-words.ts";
import type { Sentences } from "./sentences.ts";

const DEEDS = { out: "Utlämningen", back: "Återlämningen" } as const;

export const HAND_OVER_SENTENCES: Sentences<HandOverProblem> = {
  "hand-over.recorded-before": ({ kind, unitName, actor, day, time }) =>
    `${DEEDS[kind]}${unitName === null ? "" : ` av ${unitName}`} är redan signerad: ${actor} gjorde det ${formatDay(day)} kl ${time}. Det du skrev är kvar, och kan sparas som en rättelse.`,
  "hand-over.not-out": () =>
    "Det finns inget protokoll från utlämningen, så det går inte att ta tillbaka än. Signera utlämningen först.",
  "hand-over.gone-with-other": goneWithWords,
  "hand-over.cancelled": () =>
    "Bokningen är avbokad, så inget lämnas ut på den. Ta upp den igen först, om den ska gälla.",
  "hand-over.booking-gone": () =>
    "Bokningen är borttagen, så protokollet går inte att spara. Ska det gälla en annan bokning, fyll i det där och kasta det här.",
  "hand-over.other-unit": () =>
    "Bokningen har fått en annan enhet sedan du skrev protokollet. Ge bokningen enheten tillbaka och försök igen, eller öppna protokollet och flytta över det till den nya.",
  "hand-over.no-unit": () =>
    "Bokningen har ingen enhet, så det syns inte vad som lämnas ut. Välj en på bokningen först.",
  "hand-over.nothing-to-correct": () =>
    "Det som skulle rättas är redan rättat, eller finns inte. Ladda om och se vad som gäller nu.",
  "hand-over.came-back": () =>
    "Återlämningen är signerad. Makulera den först, och sedan utlämningen.",
  "hand-over.marked-returned": () =>
    "Bokningen är markerad som returnerad. Ändra tillbaka den till bekräftad först, och makulera sedan.",
  "hand-over.other-protocol": () =>
    "Protokollet har samma nummer som ett annat. Börja om på ett nytt, så följer det du skrev med.",
  "hand-over.other-content": () =>
    "Protokollet är redan sparat, med annat innehåll. Det som skickades nu är inte sparat. Skicka det som en rättelse om det ska gälla.",
  "hand-over.blank-signature": () =>
    "Underskriften är tom: det finns inget ritat i bilden. Låt kunden skriva under igen, eller ange att kunden inte är på plats.",
  "hand-over.other-file": () =>
    "Bilden har samma nummer som en annan. Ta bort den ur protokollet och ta den på nytt.",
  "hand-over.file-missing": () =>
    "En bild eller signatur har inte kommit fram än. Skicka den igen, och sedan protokollet.",
  "hand-over.no-file": () => "Bilden finns inte, eller hör till en annan bokning.",
  "hand-over.no-protocol": () => "Protokollet finns inte, eller hör till en annan bokning.",
  "settlement.not-back": () =>
    "Det går att göra upp när återlämningen är signerad, eller bokningen är markerad som returnerad.",
  "settlement.deposit-changed": ({ left }) =>
    `${left > 0 ? `Depositionen hos butiken är nu ${formatKronor(left)}.` : "Det finns ingen deposition kvar hos butiken."} Avräkningen är inte gjord. Se hur den blir nu, och gör den igen om det stämmer.`,
  "settlement.whole-by-hand": ({ amount }) =>
    `Det som begärdes efter återlämningen registreras i sin helhet: ${formatKronor(amount)}.`,
  "settlement.settled": ({ actor, day, time }) =>
    `Återlämningen är redan uppgjord: ${actor} gjorde det ${formatDay(day)} kl ${time}.`,
};
