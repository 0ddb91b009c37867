import type { ReactNode } from "react";
import type { ShopFacts } from "#contracts/page.ts";
import hero1280avif from "#web/assets/hero-1280.avif";
import hero1920avif from "#web/assets/hero-1920.avif";
import hero1920webp from "#web/assets/hero-1920.webp";
import hero640avif from "#web/assets/hero-640.avif";
import { addressWords } from "#web/shell/address-words.ts";
import { MailLink, PhoneLink, PickupMapLink } from "#web/shell/contact-links.tsx";
import { JsonLd } from "#web/shell/json-ld.tsx";
import { localBusiness } from "#web/shell/local-business.ts";
import { PageHead, wordRoom } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { aboutTexts } from "./texts.ts";

export function Page() {
  const { shop } = usePageState();
  const texts = aboutTexts(shop);
  return (
    <>
      <PageHead title={texts.title} isFullTitle description={texts.description} path="/about" />
      <JsonLd data={{ "@context": "https://schema.org", ...localBusiness(shop) }} />
      <article className="page-width reading">
        <h1 className="heading-page" style={wordRoom(texts.title)}>
          {texts.title}
        </h1>
        <p className="lead">{texts.lead}</p>
        <picture>
          <source
            type="image/avif"
            srcSet={`${hero640avif} 640w, ${hero1280avif} 1280w, ${hero1920avif} 1920w`}
            sizes="(min-width: 1288px) 1240px, calc(100vw - 3rem)"
          />
          <img src={hero1920webp} alt="" className="reading-picture" width={1920} height={1080} />
        </picture>
        <Passage {...texts.company} />
        <section className="passage">
          <h2 className="heading-2">{texts.values.heading}</h2>
          <dl className="values">
            {texts.values.items.map(({ heading, text }) => (
              <div key={heading}>
                <dt className="heading-3">{heading}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Passage {...texts.vision} />
        <Passage {...texts.visit}>
          {shop.pickupMapUrl !== null && (
            <p>
              <PickupMapLink url={shop.pickupMapUrl} className={buttonClass("quiet")} />
            </p>
          )}
        </Passage>
        <Passage {...texts.contact} id="kontakta-oss">
          <Contact company={shop.company} />
        </Passage>
      </article>
    </>
  );
}

const LINK = "text-fjord underline underline-offset-4";

function Contact({ company: { phone, email, address, hours } }: Pick<ShopFacts, "company">) {
  return (
    <>
      {phone !== null && (
        <p>
          Telefon <PhoneLink phone={phone} className={LINK} />
        </p>
      )}
      {email !== null && (
        <p>
          E-post <MailLink email={email} className={LINK} />
        </p>
      )}
      {address !== null && <p>{addressWords(address)}</p>}
      {hours !== null && <p>Öppet: {hours}</p>}
    </>
  );
}

type PassageProps = {
  heading: string;
  paragraphs: string[];
  /** Where links from elsewhere lead. */
  id?: string;
  children?: ReactNode;
};

function Passage({ heading, paragraphs, id, children }: PassageProps) {
  return (
    <section className="passage" id={id}>
      <h2 className="heading-2">{heading}</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  );
}
