import type { MotorhomeText } from "./page-text.ts";
import { SUNDSVALL } from "./sundsvall-text.ts";
import { TIMRA } from "./timra-text.ts";

export const GENERAL: MotorhomeText = {
  title: "Hyr husbil i Norrland",
  description:
    "Hyr husbil i Norrland med hämtning i Sundsvall och Timrå. Moms, grundförsäkring och fria mil ingår. Se priset direkt och boka på nätet.",
  heading: "Hyr husbil i Norrland",
  lead: "Från plåtis för två till alkov för sex, med hämtning i Sundsvall och Timrå. Här är vad som ingår, hur det går till och vad ni behöver veta innan ni kör.",
  elsewhere: {
    description:
      "Hyr husbil i Norrland med hämtning i Sundsvall och Timrå. Moms och grundförsäkring ingår. Se priset direkt och boka på nätet.",
    lead: "Husbil i Norrland, med hämtning i Sundsvall och Timrå. Här är vad som ingår, hur det går till och vad ni behöver veta innan ni kör.",
  },
  passages: [
    {
      isDemosOwn: true,
      heading: "Vilken bil passar er?",
      paragraphs: [
        "Räkna sängar först och meter sedan. Två vuxna trivs i en plåtis, som går lätt att parkera och tar sig fram på små kustvägar. Med barn är det skönt med en säng som alltid är bäddad, och då blir bilen längre.",
        "Till fjällen på vintern behövs isolerade tankar och dubbdäck. På varje bils egen sida ser ni om den är byggd för kyla. Är ni osäkra kan ni ringa oss. Vi har kört alla bilarna själva.",
      ],
    },
    {
      isDemosOwn: true,
      heading: "Att köra husbil första gången",
      paragraphs: [
        "Alla våra husbilar väger högst 3 500 kilo och körs på vanligt B-körkort. De är högre och bredare än en personbil, men sitter man väl där är det mest backspeglarna man får vänja sig vid. De första milen härifrån går på bred väg.",
        "Allemansrätten ger ingen rätt att köra motorfordon i terrängen. Planera för ställplatser, campingar och rastplatser där det är tillåtet att stå över natten.",
      ],
    },
  ],
  places: {
    heading: "Turer från Sundsvall och Timrå",
    list: [...SUNDSVALL.places.list.slice(0, 2), ...TIMRA.places.list.slice(1, 3)],
  },
  questions: [
    {
      isDemosOwn: true,
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
      isDemosOwn: true,
      question: "Går det att avboka?",
      answer:
        "Ja. Innan vi har godkänt bokningen kostar det ingenting. Därefter beror det på hur långt det är kvar till resan, och reglerna står i hyresvillkoren på bilens sida.",
    },
    {
      isDemosOwn: true,
      question: "Får hunden följa med?",
      answer:
        "Ja, i de bilar där tillvalet för husdjur finns. Välj det när ni bokar, så städar vi därefter.",
    },
    {
      isDemosOwn: true,
      question: "Får vi köra utomlands?",
      answer:
        "Ja, i Norge, Finland och Danmark. Vill ni längre bort behöver ni vårt skriftliga godkännande, så fråga oss i god tid.",
    },
  ],
};
