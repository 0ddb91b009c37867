import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ShopFacts } from "#contracts/page.ts";
import { paragraphsOf, type TitledText } from "#domain/shop/page-words.ts";
import { aboutWords } from "#web/api/shop-words.ts";
import hero1280avif from "#web/assets/hero-1280.avif";
import hero1920avif from "#web/assets/hero-1920.avif";
import hero1920webp from "#web/assets/hero-1920.webp";
import hero640avif from "#web/assets/hero-640.avif";
import { addressWords } from "#web/shell/address-words.ts";
import { ComingHours } from "#web/shell/coming-hours.tsx";
import { MailLink, PhoneLink, PickupMapLink } from "#web/shell/contact-links.tsx";
import { JsonLd } from "#web/shell/json-ld.tsx";
import { localBusiness } from "#web/shell/local-business.ts";
import { PageHead, wordRoom } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { contactWords, visitWords } from "./texts.ts";

export function Page() {
  const { shop, today } = usePageState();
  const { data: words, isError, isFetching, refetch } = useQuery(aboutWords);
  const title = `Om ${shop.name}`;
  const visit = visitWords(shop);
  const [first, ...others] = words?.sections ?? [];
  return (
    <>
      <PageHead title={title} isFullTitle description={words?.description ?? ""} path="/about" />
      <JsonLd data={{ "@context": "https://schema.org", ...localBusiness(shop, today) }} />
      <article className="page-width reading">
        <h1 className="heading-page" style={wordRoom(title)}>
          {title}
        </h1>
        {words &&
          paragraphsOf(words.lead).map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
        {!words && isError && !isFetching && (
          <RetryNotice
            sentence="Vi kunde inte hämta texten just nu."
            onRetry={() => void refetch()}
          />
        )}
        <Picture url={shop.hero.imageUrl} />
        {first && <Section {...first} />}
        {words && words.values.length > 0 && <Values values={words.values} />}
        {others.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        {visit.length > 0 && (
          <Passage heading="Hämta hos oss" paragraphs={visit}>
            {shop.pickupMapUrl !== null && (
              <p>
                <PickupMapLink url={shop.pickupMapUrl} className={buttonClass("quiet")} />
              </p>
            )}
          </Passage>
        )}
        <Passage heading="Kontakta oss" paragraphs={[contactWords(shop.company)]} id="kontakta-oss">
          <Contact company={shop.company} />
        </Passage>
      </article>
    </>
  );
}

/** The owner's own hero picture, where there is one. */
function Picture({ url }: { url: string | null }) {
  if (url !== null) return <img src={url} alt="" className="reading-picture" />;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${hero640avif} 640w, ${hero1280avif} 1280w, ${hero1920avif} 1920w`}
        sizes="(min-width: 1288px) 1240px, calc(100vw - 3rem)"
      />
      <img src={hero1920webp} alt="" className="reading-picture" width={1920} height={1080} />
    </picture>
  );
}

function Section({ heading, text }: TitledText) {
  return <Passage heading={heading} paragraphs={paragraphsOf(text)} />;
}

function Values({ values }: { values: readonly TitledText[] }) {
  return (
    <section className="passage">
      <h2 className="heading-2">Våra värderingar</h2>
      <dl className="values">
        {values.map(({ heading, text }) => (
          <div key={heading}>
            <dt className="heading-3">{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
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
      <ComingHours as="p" />
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
