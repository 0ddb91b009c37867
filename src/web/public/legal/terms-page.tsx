import { Link } from "wouter";
import type { ShopFacts } from "#contracts/page.ts";
import { MailLink, PhoneLink } from "#web/shell/contact-links.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { LegalSection, TextPage, type Section } from "./text-page.tsx";

export function Page() {
  const { shop } = usePageState();
  return (
    <TextPage
      title="Bokningsvillkor"
      path="/bokningsvillkor"
      description={`Så bokar, betalar och avbokar du hos ${shop.name}: när avtalet ingås, när kortet debiteras och vad som gäller om ångerrätt.`}
      lead="Det här gäller när du bokar på webbplatsen. Finns det hyresvillkor för det du hyr läser och godkänner du dem innan du betalar, och de följer med bekräftelsen."
      sections={SECTIONS}
    >
      <LegalSection heading="Vilka vi är">
        <Company company={shop.company} />
        <p>
          Hur vi behandlar dina uppgifter står på sidan om{" "}
          <Link href="/integritet">integritet</Link>.
        </p>
      </LegalSection>
    </TextPage>
  );
}

function Company({ company }: { company: ShopFacts["company"] }) {
  const { name, address, orgnr, vatNumber, phone, email } = company;
  return (
    <p>
      {name}
      {address !== null && `, ${address}`}.
      {orgnr !== null && (
        <>
          {" "}
          Organisationsnummer <span className="whitespace-nowrap">{orgnr}</span>,
          momsregistreringsnummer {vatNumber}.
        </>
      )}
      {phone !== null && (
        <>
          {" "}
          Telefon <PhoneLink phone={phone} className="whitespace-nowrap" />
          {email === null && "."}
        </>
      )}
      {email !== null && (
        <>
          {phone === null ? " E-post " : ", e-post "}
          <MailLink email={email} />.
        </>
      )}
    </p>
  );
}

const SECTIONS: Section[] = [
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
      "Alla priser är i svenska kronor och innehåller moms och grundförsäkring. En fast avgift, där det finns en, räknas in i priset du ser innan du bokar. För husbilar tillkommer en deposition, som du betalar före hämtningen och får tillbaka inom sju dagar efter återlämningen. Beloppet visas innan du bokar.",
      "Du betalar med kort. Kortuppgifterna går direkt till vårt betalföretag, och vi ser aldrig hela kortnumret.",
    ],
  },
  {
    heading: "Ångerrätt",
    paragraphs: [
      "När du hyr ett fordon för bestämda datum har du ingen ångerrätt. Det följer av undantaget i 2 kap. 11 § lagen (2005:59) om distansavtal och avtal utanför affärslokaler. I stället gäller avbokningsreglerna i hyresvillkoren.",
      "Hyr du som privatperson enbart utrustning kan du ångra bokningen inom 14 dagar från det att vi godkände den, så länge hyrestiden inte har börjat. Du ångrar på sidan här under, eller skriver till oss med egna ord eller på Konsumentverkets blankett för ångerrätt. Vi betalar tillbaka till samma kort inom 14 dagar.",
    ],
    link: { href: "/angra", label: "Ångra avtalet här" },
  },
  {
    heading: "Avbokning",
    paragraphs: [
      "Avboka på din bokningssida, som alla våra brev länkar till, eller genom att svara på ett av dem. Innan vi har godkänt bokningen kostar det ingenting. Vad som gäller därefter står på sidan och i hyresvillkoren för det du har bokat.",
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
