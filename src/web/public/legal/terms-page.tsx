import { Link } from "wouter";
import type { ShopFacts } from "#contracts/page.ts";
import { MailLink, PhoneLink } from "#web/shell/contact-links.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { termsSections } from "./terms-texts.ts";
import { LegalSection, TextPage } from "./text-page.tsx";

export function Page() {
  const { shop } = usePageState();
  return (
    <TextPage
      title="Bokningsvillkor"
      path="/bokningsvillkor"
      description={`Så bokar, betalar och avbokar du hos ${shop.name}: när avtalet ingås, när kortet debiteras och vad som gäller om ångerrätt.`}
      lead="Det här gäller när du bokar på webbplatsen. Finns det hyresvillkor för det du hyr läser och godkänner du dem innan du betalar, och de följer med bekräftelsen."
      sections={termsSections(shop.rents)}
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
