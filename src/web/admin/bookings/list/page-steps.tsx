import type { ReactNode } from "react";
import { Link, useSearchParams } from "wouter";
import { MOST_PAGES, numberedPages, offeredPages } from "#domain/bookings/list-pages.ts";
import { pageHref, pageOf } from "#web/admin/bookings/address.ts";

type PageStepsProps = {
  total: number;
  /** Where the next page begins; null on the last. */
  next: string | null;
};

/** Steps between pages. Each page is an address, so that the browser's own buttons work as well. */
export function PageSteps({ total, next }: PageStepsProps) {
  const [params] = useSearchParams();
  const current = pageOf(params);
  const last = numberedPages(total);
  if (current === 1 && next === null) return null;
  return (
    <nav className="page-steps" aria-label="Sidor">
      {current === null && <Step href={pageHref(params, { page: 1 })}>Första sidan</Step>}
      {current !== null && current > 1 && (
        <Step href={pageHref(params, { page: Math.min(current - 1, last) })}>Föregående sida</Step>
      )}
      {current !== null && <Numbers current={current} last={last} />}
      {next !== null && (
        <Step
          href={pageHref(
            params,
            current !== null && current < MOST_PAGES ? { page: current + 1 } : { after: next },
          )}
        >
          Nästa sida
        </Step>
      )}
    </nav>
  );
}

function Numbers({ current, last }: { current: number; last: number }) {
  const [params] = useSearchParams();
  return (
    <ul className="page-numbers">
      {offeredPages(current, last).map((page, index) => (
        <li key={page ?? -index}>
          {page === null ? (
            <span aria-hidden="true">…</span>
          ) : (
            <Step
              href={pageHref(params, { page })}
              label={`Sida ${page}`}
              isCurrent={page === current}
            >
              {page}
            </Step>
          )}
        </li>
      ))}
    </ul>
  );
}

type StepProps = { href: string; label?: string; isCurrent?: boolean; children: ReactNode };

function Step({ href, label, isCurrent = false, children }: StepProps) {
  return (
    <Link
      href={href}
      className="page-step"
      aria-label={label}
      aria-current={isCurrent ? "page" : undefined}
      onClick={() => window.scrollTo(0, 0)}
    >
      {children}
    </Link>
  );
}
