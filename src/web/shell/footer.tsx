import { Fragment } from "react";
import { Link } from "wouter";
import type { ShopFacts } from "#contracts/page.ts";
import { yearOf } from "#domain/dates/local-date.ts";
import { spokenKinds } from "#domain/shop/rents.ts";
import { blurb } from "#texts/shop-words.ts";
import { ComingHours } from "./coming-hours.tsx";
import { MailLink, PhoneLink, PickupMapLink } from "./contact-links.tsx";
import { usePageState } from "./page-state.tsx";
import { openConsent } from "./tracking/consent-door.ts";

function motorhomeLinks({ localPages }: ShopFacts) {
  return [
    { href: "/hyr-husbil", label: "Hyr husbil" },
    ...localPages.map(({ slug, name }) => ({
      href: `/hyr-husbil/${slug}`,
      label: `Hyr husbil i ${name}`,
    })),
  ];
}

/** What people type who look for such a shop. */
function searchTerms(shop: ShopFacts) {
  const kinds = spokenKinds(shop.rents);
  const areas = shop.area === null ? [] : [shop.area];
  const places = new Set([...shop.pickupTowns.slice(0, 1), ...areas]);
  const motorhomes = [
    ...areas.map((area) => ({ href: "/hyr-husbil", label: `husbilsuthyrning ${area}` })),
    ...shop.localPages.map(({ slug, name }) => ({
      href: `/hyr-husbil/${slug}`,
      label: `husbilsuthyrning ${name}`,
    })),
  ];
  const equipment = [...places].map((place) => ({
    href: "/#utrustning",
    label: `hyra friluftsutrustning ${place}`,
  }));
  return [
    ...(kinds === "equipment" ? [] : motorhomes),
    ...(kinds === "motorhomes" ? [] : equipment),
  ];
}

export function Footer() {
  const { shop, today } = usePageState();
  const { company } = shop;
  const terms = searchTerms(shop);
  return (
    <footer className="site-footer">
      <div className="page-width grid gap-12 py-16 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="logo text-snow">{shop.name}</p>
          <p className="mt-4 max-w-[34ch]">{blurb(shop)}</p>
        </div>
        <nav aria-label="Husbilar">
          <h2 className="footer-heading">Husbilar</h2>
          <ul className="footer-links">
            {motorhomeLinks(shop).map(({ href, label }) => (
              <li key={label}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Mer">
          <h2 className="footer-heading">Mer</h2>
          <ul className="footer-links">
            {spokenKinds(shop.rents) !== "motorhomes" && (
              <li>
                <a href="/#utrustning">Utrustning</a>
              </li>
            )}
            <li>
              <Link href="/about">Om oss</Link>
            </li>
            <li>
              <a href="/about#kontakta-oss">Kontakt</a>
            </li>
            <li>
              <Link href="/min-bokning">Min bokning</Link>
            </li>
            <li>
              <Link href="/bokningsvillkor">Bokningsvillkor</Link>
            </li>
            <li>
              <Link href="/angra">Ångra avtalet här</Link>
            </li>
            <li>
              <Link href="/integritet">Integritet och kakor</Link>
            </li>
            <li>
              <button type="button" onClick={openConsent}>
                Inställningar för kakor
              </button>
            </li>
            <li>
              <Link href="/auth">Administratör</Link>
            </li>
          </ul>
        </nav>
        <Contact shop={shop} />
      </div>
      <div className="page-width footer-bottom">
        <p>
          © {yearOf(today)} {company.name}
          {company.orgnr !== null && `, org.nr ${company.orgnr}`}. Alla priser inkl. moms.
        </p>
        {terms.length > 0 && (
          <details>
            <summary>Populära sökningar</summary>
            <ul className="search-terms">
              {terms.map(({ href, label }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </footer>
  );
}

/** How the shop is reached; no heading over nothing. */
function Contact({ shop: { company, pickupMapUrl } }: { shop: ShopFacts }) {
  const { phone, email, hours } = company;
  if ([phone, email, hours, pickupMapUrl].every((way) => way === null)) return null;
  return (
    <section aria-labelledby="kontakt-rubrik">
      <h2 id="kontakt-rubrik" className="footer-heading">
        Kontakt
      </h2>
      <ul className="footer-links">
        {phone !== null && (
          <li>
            <PhoneLink phone={phone} />
          </li>
        )}
        {email !== null && (
          <li>
            <MailLink email={email} />
          </li>
        )}
        {hours !== null && (
          <li className="py-1">
            <OpeningHours words={hours} />
          </li>
        )}
        <ComingHours as="li" />
        {pickupMapUrl !== null && (
          <li>
            <PickupMapLink url={pickupMapUrl} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** Each part keeps together where it has to be broken. */
function OpeningHours({ words }: { words: string }) {
  return words.split(/(?<=,) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " "}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}
