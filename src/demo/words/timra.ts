import type { LocalWords } from "#domain/shop/page-words.ts";
import { INCLUDED } from "./included.ts";

export const TIMRA: LocalWords = {
  slug: "timra",
  name: "Timrå",
  description:
    "Hyr husbil i Timrå, nära flygplatsen och E4. Höga Kusten ligger knappt en timme norrut, och Indalsälvens dal börjar här. Fria mil ingår.",
  heading: "Hyr husbil i Timrå",
  lead: "Timrå är vår hemort. Älvens delta, kusten och vägen mot Höga Kusten ligger alla inom några mil.",
  included: INCLUDED,
  sections: [
    {
      heading: "Från flyget till ratten",
      text: "Kommer ni med flyg landar ni på flygplatsen i Midlanda, norr om tätorten. Tågen längs Ådalsbanan stannar i Timrå, och E4 går genom kommunen. Vi har en enda hämtningsplats, gemensam för Timrå och Sundsvall. Följ kartlänken dit, och ta med körkort och legitimation.",
    },
    {
      heading: "Här började vi",
      text: "Det började med en husbil på gården. Fortfarande är det vi som lämnar ut bilarna, svarar i telefon och tvättar vindrutan innan ni kommer.",
    },
  ],
  trips: {
    heading: "Turer från Timrå",
    list: [
      {
        name: "Höga Kusten och Skuleskogen",
        away: "sju mil till bron, elva till nationalparken",
        text: "Härnösand efter fyra mil, Högakustenbron efter ytterligare tre. Sedan är det värt att lämna stora vägen för Nordingrå och klipporna vid Rotsidan.",
      },
      {
        name: "Indalsälven och Döda fallet",
        away: "ungefär tio mil inåt landet",
        text: "En bred älvdal med byar på sluttningarna och utsikten från Vättaberget vid Liden. Vid Döda fallet tystnade forsen på en natt 1796, och i dag går det att vandra i den torra fåran.",
      },
      {
        name: "Åstön och Skeppshamn",
        away: "knappt tre mil",
        text: "Långa sandstränder på Åstön, och på Tynderö ett gammalt fiskeläge med kapell, bodar och släta klippor. Räcker gott till en helg.",
      },
    ],
  },
  questions: [
    {
      question: "Hur långt är det från flygplatsen?",
      answer:
        "Från Midlanda är det ungefär en mil till Timrå och drygt två mil till Sundsvall. Kartlänken visar exakt var bilen hämtas. Berätta när ni landar, så är den klar.",
    },
    {
      question: "Kan vi hyra cyklar eller kajaker samtidigt?",
      answer:
        "Ja. Boka utrustningen för samma dagar, så hämtar ni allt på en gång. Säg till om något ska stå färdigt på bilen.",
    },
    {
      question: "Hinner vi till Höga Kusten på en helg?",
      answer:
        "Ja, det är sju mil till bron. Hämta på fredagen, sov i Nordingrå och ta kustvägen hem på söndagen.",
    },
  ],
};
