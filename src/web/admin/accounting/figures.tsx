import type { ReactNode } from "react";
import { Link } from "wouter";

export type Figure = {
  title: string;
  value: ReactNode;
  /** Where what it counts is told one by one. */
  href: string;
  /** What the figure is made of, or stands beside it. */
  details?: [label: string, value: ReactNode][];
  /** How it is counted, where that is not plain. */
  hint?: string;
};

/** The sums that are looked for first. */
export function Figures({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <section className="books-figures" aria-label={label}>
      {figures.map(({ title, value, href, details = [], hint }) => (
        <div key={title} className="card books-figure">
          <h3>
            <FigureLink href={href}>{title}</FigureLink>
          </h3>
          <p>{value}</p>
          {details.length > 0 && (
            <dl>
              {details.map(([name, detail]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{detail}</dd>
                </div>
              ))}
            </dl>
          )}
          {hint !== undefined && <small className="text-muted">{hint}</small>}
        </div>
      ))}
    </section>
  );
}

/** Within the page the browser goes there by itself. */
function FigureLink({ href, children }: { href: string; children: ReactNode }) {
  const look = { href, className: "card-link" };
  return href.startsWith("#") ? <a {...look}>{children}</a> : <Link {...look}>{children}</Link>;
}

/** Stands where the sums will come. */
export function FiguresSkeleton({ cards }: { cards: number }) {
  return (
    <div role="status" className="books-loading">
      <span className="sr-only">Laddar bokföringen…</span>
      <div className="books-figures">
        {Array.from({ length: cards }, (_, index) => (
          <div key={index} className="card books-figure">
            <div className="skeleton h-4 w-24" />
            <div className="skeleton h-8 w-32" />
          </div>
        ))}
      </div>
      <div className="card panel">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="skeleton h-8" />
        ))}
      </div>
    </div>
  );
}
