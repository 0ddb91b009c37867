import type { MotorhomeWords } from "#domain/shop/page-words.ts";
import { INCLUDED } from "./included.ts";

export const GENERAL: MotorhomeWords = {
  description:
    "Hyr husbil i Norrland med hämtning i Sundsvall och Timrå. Moms, grundförsäkring och fria mil ingår. Se priset direkt och boka på nätet.",
  heading: "Hyr husbil i Norrland",
  lead: "Från plåtis för två till alkov för sex, med hämtning i Sundsvall och Timrå. Här är vad som ingår, hur det går till och vad ni behöver veta innan ni kör.",
  included: INCLUDED,
  sections: [
    {
      heading: "Vilken bil passar er?",
      text: "Räkna sängar först och meter sedan. Två vuxna trivs i en plåtis, som går lätt att parkera och tar sig fram på små kustvägar. Med barn är det skönt med en säng som alltid är bäddad, och då blir bilen längre.\n\nTill fjällen på vintern behövs isolerade tankar och dubbdäck. På varje bils egen sida ser ni om den är byggd för kyla. Är ni osäkra kan ni ringa oss. Vi har kört alla bilarna själva.",
    },
    {
      heading: "Att köra husbil första gången",
      text: "Alla våra husbilar väger högst 3 500 kilo och körs på vanligt B-körkort. De är högre och bredare än en personbil, men sitter man väl där är det mest backspeglarna man får vänja sig vid. De första milen härifrån går på bred väg.\n\nAllemansrätten ger ingen rätt att köra motorfordon i terrängen. Planera för ställplatser, campingar och rastplatser där det är tillåtet att stå över natten.",
    },
  ],
  trips: {
    heading: "Turer från Sundsvall och Timrå",
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
      question: "Vilket körkort behövs för att köra husbil?",
      answer:
        "Vanligt B-körkort räcker till alla våra husbilar. Föraren ska ha fyllt 21 år och ha haft körkort i minst två år.",
    },
    {
      question: "När dras pengarna?",
      answer:
        "När ni bokar reserveras beloppet på kortet. Det dras först när vi har godkänt bokningen. Kan vi inte godkänna den släpps reservationen och ni betalar ingenting.",
    },
    {
      question: "Hur stor är depositionen?",
      answer:
        "Beloppet står på bilens sida och i bokningen. Ni betalar depositionen med kort via en länk före resan och får tillbaka den inom sju dagar efter återlämningen.",
    },
    {
      question: "Går det att avboka?",
      answer:
        "Ja. Innan vi har godkänt bokningen kostar det ingenting. Därefter beror det på hur långt det är kvar till resan, och reglerna står i hyresvillkoren på bilens sida.",
    },
    {
      question: "Får hunden följa med?",
      answer:
        "Ja, i de bilar där tillvalet för husdjur finns. Välj det när ni bokar, så städar vi därefter.",
    },
    {
      question: "Får vi köra utomlands?",
      answer:
        "Ja, i Norge, Finland och Danmark. Vill ni längre bort behöver ni vårt skriftliga godkännande, så fråga oss i god tid.",
    },
  ],
};
