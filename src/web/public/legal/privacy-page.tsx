import { addressWords } from "#web/shell/address-words.ts";
import { MailLink } from "#web/shell/contact-links.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { KeptList } from "./kept-list.tsx";
import { LegalSection, TextPage, type Section } from "./text-page.tsx";

export function Page() {
  const { shop } = usePageState();
  const { company } = shop;
  return (
    <TextPage
      title="Integritet och kakor"
      path="/integritet"
      description={`Vilka uppgifter ${shop.name} behandlar, varför och hur länge, vilka kakor som finns och vilka rättigheter du har.`}
      lead="Vi samlar in det vi behöver för att hyra ut, ta betalt och bokföra, och inget mer. Här står vad det är, varför och hur länge."
      sections={SECTIONS}
    >
      <KeptList />
      <LegalSection heading="Dina rättigheter">
        <p>
          Du kan begära att få veta vad vi har sparat om dig, få fel rättade, få uppgifter raderade,
          begränsade eller flyttade och invända mot hur vi behandlar dem. Ett samtycke tar du
          tillbaka under ”Inställningar för kakor” längst ned på sidan. Uppgifter i bokföringen
          måste vi behålla.{" "}
          {company.email === null ? (
            "Hör av dig till oss."
          ) : (
            <>
              Skriv till <MailLink email={company.email} />.
            </>
          )}{" "}
          Du kan också klaga hos Integritetsskyddsmyndigheten, imy.se.
        </p>
        <p>
          Personuppgiftsansvarig är {company.name}
          {company.orgnr !== null && (
            <>
              , organisationsnummer <span className="whitespace-nowrap">{company.orgnr}</span>
            </>
          )}
          {company.address !== null && `, ${addressWords(company.address)}`}.
        </p>
      </LegalSection>
    </TextPage>
  );
}

const SECTIONS: Section[] = [
  {
    heading: "När du bokar",
    paragraphs: [
      "Vi behandlar namn, personnummer, adress, telefon, e-post, vad du har bokat och det du berättar om resan. Vi behöver uppgifterna för att fullgöra avtalet. Personnumret använder vi för att säkert veta vem som hyr, och det visas bara för dem hos oss som arbetar med din bokning.",
    ],
  },
  {
    heading: "När du betalar",
    paragraphs: [
      "Kortuppgifterna går direkt till vårt betalföretag Stripe. Vi ser kortets märke och de fyra sista siffrorna, som står på kvittot. Vi lämnar aldrig ditt personnummer till betalföretaget.",
    ],
  },
  {
    heading: "Hur länge vi sparar",
    paragraphs: [],
    list: [
      "Kvitton och bokföring: i sju år efter räkenskapsårets slut, som bokföringslagen kräver.",
      "Övriga uppgifter om bokningen: så länge vi kan behöva dem för hyran, depositionen eller ett krav. Skriv till oss, så tar vi bort det som lagen inte kräver att vi behåller.",
      "En påbörjad bokning som inte blev av: dina uppgifter raderas efter sju dagar.",
    ],
  },
  {
    heading: "Vilka som får ta del av uppgifterna",
    paragraphs: [
      "De som arbetar hos oss, vårt betalföretag, vår e-postleverantör och vår revisor. Försäkringsbolag vid en skada, och myndigheter när lagen kräver det. Vi säljer inga uppgifter.",
      "Stripe kan behandla uppgifter även utanför EU, med det skydd som dataskyddsförordningen kräver. Annonsverktyg och chatt får bara veta något om ditt besök om du har sagt ja till dem.",
      "En film på en objektsida kommer från YouTube (youtube-nocookie.com). Den hämtas först när du spelar den. Då får YouTube veta det och kan spara uppgifter i din webbläsare.",
    ],
  },
];
