import type { LocalWords } from "#domain/shop/page-words.ts";
import { INCLUDED } from "./included.ts";

export const SUNDSVALL: LocalWords = {
  slug: "sundsvall",
  name: "Sundsvall",
  description:
    "Hyr husbil med start i Sundsvall. Här möts E4 och E14, med Jämtlandsfjällen i väster och Höga Kusten i norr. Fria mil och grundförsäkring ingår.",
  heading: "Hyr husbil i Sundsvall",
  lead: "I Sundsvall möts E4 och E14. Härifrån är det lika lätt att köra mot fjällen som att följa kusten.",
  included: INCLUDED,
  sections: [
    {
      heading: "Hit är det lätt att komma",
      text: "Sundsvall nås med tåg längs kusten och med bil på E4. Från Stockholm är det knappt 40 mil. Det är nära till vår hämtningsplats från både Sundsvall och Timrå, och kartlänken visar vägen. Handla maten i stan före hämtningen, så är kylskåpet fyllt när ni rullar iväg.",
    },
    {
      heading: "Den första natten",
      text: "Ta en kort etapp första dagen. Tre eller fyra mil räcker för att lära känna bilen, hitta alla lampknappar och koka kaffe innan det blir sent.",
    },
  ],
  trips: {
    heading: "Turer från Sundsvall",
    list: [
      {
        name: "Åre och Jämtlandsfjällen",
        away: "29 mil västerut",
        text: "E14 följer först Ljungan och fortsätter genom skogslandet förbi Östersund. En lagom dagsetapp med en lång lunch. På vintern tar samma väg mer tid, och då behövs en bil som är byggd för kylan.",
      },
      {
        name: "Lörudden och Galtström",
        away: "några mil söderut längs kusten",
        text: "Ett fiskeläge på släta klippor och ett gammalt järnbruk mellan skogen och havet. Bra för en första helg, med korta vägar och långa kvällar.",
      },
      {
        name: "Hudiksvall och Hornslandet",
        away: "drygt åtta mil till Hudiksvall",
        text: "E4 söderut till trästaden vid sundet. Därifrån är det nära till Hornslandets stränder, och inåt landet ligger Hälsinglands gårdar.",
      },
      {
        name: "Höga Kusten",
        away: "drygt åtta mil norrut till bron",
        text: "Över Högakustenbron och av från stora vägen. Nordingrå har smala kustvägar, fiskelägen och höga berg rakt ur havet.",
      },
    ],
  },
  questions: [
    {
      question: "Var i Sundsvall hämtar vi bilen?",
      answer: "Adressen står i bokningen, och kartlänken på sidan visar vägen.",
    },
    {
      question: "Kan vi komma med tåg?",
      answer:
        "Ja. Tågen längs kusten stannar i Sundsvall och Timrå. Hör av er när ni har bokat, så berättar vi hur ni tar er sista biten.",
    },
    {
      question: "Kan vi ställa vår egen bil hos er?",
      answer: "Ofta går det. Fråga oss när ni bokar, så ser vi hur många som ska hämta samma dag.",
    },
  ],
};
