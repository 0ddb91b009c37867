import type { ReactNode } from "react";
import { Link } from "wouter";
import { PageHead, wordRoom } from "#web/shell/page-head.tsx";
import { PrintedContact } from "#web/shell/printed-contact.tsx";
import "./legal.css";

export type Section = {
  heading: string;
  paragraphs: string[];
  list?: string[];
  /** Where one does what the section tells of. */
  link?: { href: string; label: string };
};

type TextPageProps = {
  title: string;
  description: string;
  path: string;
  lead: string;
  sections: Section[];
  children?: ReactNode;
};

/** A page that is read from top to bottom, and may be printed. */
export function TextPage({ title, description, path, lead, sections, children }: TextPageProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <article className="page-width reading legal">
        <h1 className="heading-page" style={wordRoom(title)}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
        {sections.map(({ heading, paragraphs, list, link }) => (
          <LegalSection key={heading} heading={heading}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            )}
            {link && (
              <p>
                <Link href={link.href}>{link.label}</Link>
              </p>
            )}
          </LegalSection>
        ))}
        {children}
        <PrintedContact />
      </article>
    </>
  );
}

/** One matter under its heading. */
export function LegalSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="passage">
      <h2 className="heading-3">{heading}</h2>
      <div>{children}</div>
    </section>
  );
}
