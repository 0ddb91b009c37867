import type { ReactNode, Ref } from "react";
import { buttonClass } from "#web/ui/button.tsx";
import { MailLink, PhoneLink } from "./contact-links.tsx";
import { wordRoom } from "./page-head.tsx";
import { usePageState } from "./page-state.tsx";
import "./pay-page.css";

type PayPageProps = {
  title: string;
  /** Of the heading, for pages that lead the reader to it when something has changed. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A page with one thing to pay: what, how much, the card form, and whom to ask. */
export function PayPage({ title, heading, children }: PayPageProps) {
  return (
    <div className="page-width pay-page">
      <section className="card pay-card" aria-labelledby="pay-heading">
        <h1
          id="pay-heading"
          ref={heading}
          tabIndex={-1}
          className="heading-1"
          style={wordRoom(title)}
        >
          {title}
        </h1>
        {children}
      </section>
      <PayContact />
    </div>
  );
}

/** Facts side by side with what they are called. */
export function PayFacts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="pay-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PayNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pay-note">
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}

/**
 * Leads back to the customer's own page of the booking, or to where a new link is asked for. The way is known by a
 * cookie: the key itself never stands where the card provider's script runs.
 */
export function ToOwnPage({ bookingId }: { bookingId?: number | undefined }) {
  const which = bookingId === undefined ? "" : `?bokning=${bookingId}`;
  const way = `/min-bokning/tillbaka${which}`;
  return (
    <a href={way} className={`${buttonClass("quiet")} justify-self-start`}>
      Till din bokning
    </a>
  );
}

/** Whom to ask. */
export function PayContact() {
  const { phone, email } = usePageState().shop.company;
  if (phone === null && email === null) return null;
  return (
    <p className="pay-contact">
      Frågor?{" "}
      {phone !== null && (
        <>
          Ring <PhoneLink phone={phone} className="text-link" />
        </>
      )}
      {phone !== null && email !== null && " eller mejla "}
      {phone === null && email !== null && "Mejla "}
      {email !== null && <MailLink email={email} className="text-link" />}, så hjälper vi dig.
    </p>
  );
}
