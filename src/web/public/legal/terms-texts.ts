import { DEPOSIT_BACK_DAYS } from "#domain/payments/deposit-status.ts";
import type { Rents } from "#domain/shop/rents.ts";
import type { Section } from "./text-page.tsx";

const DEPOSIT = `För husbilar med deposition tillkommer den. Beloppet visas innan du bokar. Du betalar den före hämtningen och får tillbaka den inom ${DEPOSIT_BACK_DAYS} dagar efter återlämningen, om allt är som det ska.`;

/** Of the deposit only where some motorhome asks for one. */
export const termsSections = ({ deposits }: Rents): Section[] => [
  {
    heading: "Så ingås avtalet",
    paragraphs: [
      "Du väljer vad du vill hyra, vilka dagar och vilka tillval, och ser hela priset innan du lämnar dina uppgifter. När du trycker på Betala och boka lägger du en beställning som medför betalningsskyldighet. Beloppet reserveras då på ditt kort, men inget dras.",
      "Vi går igenom varje bokning för hand. Avtalet är bindande för båda när vi har godkänt bokningen. Då dras beloppet, och du får en bekräftelse med e-post där kvittonumret och alla belopp står. Kan vi inte godkänna bokningen släpps reservationen och du betalar ingenting.",
    ],
  },
  {
    heading: "Pris och betalning",
    paragraphs: [
      "Alla priser är i svenska kronor och innehåller moms. En fast avgift, där det finns en, räknas in i priset du ser innan du bokar.",
      ...(deposits ? [DEPOSIT] : []),
      "Du betalar med kort. Kortuppgifterna går direkt till vårt betalföretag, och vi ser aldrig hela kortnumret.",
    ],
  },
  {
    heading: "Ångerrätt",
    paragraphs: [
      "När du hyr ett fordon för bestämda datum har du ingen ångerrätt. Det följer av undantaget i 2 kap. 11 § lagen (2005:59) om distansavtal och avtal utanför affärslokaler. I stället gäller de avbokningsregler som du ser innan du betalar.",
      "Hyr du som privatperson enbart utrustning kan du ångra bokningen inom 14 dagar från det att vi godkände den, så länge hyrestiden inte har börjat. Du ångrar på sidan här under, eller skriver till oss med egna ord eller på Konsumentverkets blankett för ångerrätt. Vi betalar tillbaka till samma kort inom 14 dagar.",
    ],
    link: { href: "/angra", label: "Ångra avtalet här" },
  },
  {
    heading: "Avbokning",
    paragraphs: [
      "Avboka på din bokningssida, som alla våra brev länkar till, eller genom att svara på ett av dem. Innan vi har godkänt bokningen kostar det ingenting. Vad som gäller därefter ser du innan du betalar, och det står på din bokningssida.",
    ],
    link: { href: "/min-bokning", label: "Hitta din bokning" },
  },
  {
    heading: "Om vi inte är överens",
    paragraphs: [
      "Hör av dig till oss först. Som konsument kan du vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, arn.se. Svensk lag gäller.",
    ],
  },
];
