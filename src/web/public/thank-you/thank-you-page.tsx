import { Printer } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatKronor, formatWeekday } from "#texts/format.ts";
import { Frame } from "#web/shell/frame.tsx";
import { FullLoads } from "#web/shell/full-loads.tsx";
import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { readThankYouLink, type ThankYouLink } from "#web/shell/thank-you-link.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { thankYouTexts } from "./texts.ts";
import "./thank-you.css";

export function Page() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [booking] = useState(() => readThankYouLink(new URLSearchParams(search)));
  useEffect(() => {
    if (!booking) navigate("/", { replace: true });
  }, [booking, navigate]);
  return (
    <FullLoads>
      <Frame>
        <PageHead title={thankYouTexts.title} description={thankYouTexts.description} path={null} />
        {booking ? <ThankYou booking={booking} /> : <Spinner />}
      </Frame>
    </FullLoads>
  );
}

function ThankYou({ booking }: { booking: ThankYouLink }) {
  return (
    <div className="page-width thank-you">
      <header className="thank-you-top">
        <h1 className="heading-page">{thankYouTexts.title}</h1>
        <p className="lead">{thankYouTexts.lead}</p>
      </header>
      <div className="thank-you-columns">
        <BookingCard booking={booking} />
        <section aria-labelledby="next-heading" className="thank-you-next">
          <h2 id="next-heading" className="heading-2">
            {thankYouTexts.next}
          </h2>
          <ol>
            {thankYouTexts.steps.map(({ heading, text }) => (
              <li key={heading}>
                <h3 className="heading-3">{heading}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Contact />
      <div className="thank-you-ways">
        <a href="/" className={buttonClass("primary")}>
          {thankYouTexts.toStart}
        </a>
        <Button look="quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          {thankYouTexts.print}
        </Button>
      </div>
    </div>
  );
}

function BookingCard({ booking }: { booking: ThankYouLink }) {
  const { itemName, startDate, endDate, bookingId, totalAmount } = booking;
  return (
    <section className="card thank-you-card" aria-labelledby="booked-heading">
      <h2 id="booked-heading" className="heading-2">
        {thankYouTexts.details}
      </h2>
      <dl>
        <Fact label={thankYouTexts.number}>
          <strong>#{bookingId}</strong>
        </Fact>
        <Fact label={thankYouTexts.product}>{itemName}</Fact>
        <Fact label={thankYouTexts.pickup}>
          <Day date={startDate} />
        </Fact>
        <Fact label={thankYouTexts.return}>
          <Day date={endDate} />
        </Fact>
        {totalAmount !== null && (
          <Fact label={thankYouTexts.reserved}>{formatKronor(totalAmount)}</Fact>
        )}
      </dl>
      <div className="thank-you-reserved">
        <h3>{thankYouTexts.onlyReserved}</h3>
        <p>{thankYouTexts.onlyReservedWhy}</p>
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A Swedish date is written just as it is kept; the words beside it say the same to everybody else. */
function Day({ date }: { date: LocalDate }) {
  return (
    <>
      <time dateTime={date}>{date}</time>{" "}
      <span className="text-muted">({formatWeekday(date)})</span>
    </>
  );
}

function Contact() {
  const { shop } = usePageState();
  const { phone, email, hours } = shop.company;
  return (
    <section aria-labelledby="contact-heading" className="thank-you-contact">
      <h2 id="contact-heading" className="heading-3">
        {thankYouTexts.contact}
      </h2>
      <p>{thankYouTexts.contactWhy}</p>
      <ul>
        <li>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="text-link">
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </li>
        <li>{hours}</li>
        <li>
          <a href={shop.pickupMapUrl} rel="noopener" target="_blank" className="text-link">
            {thankYouTexts.showPickupPlace}
          </a>
        </li>
      </ul>
    </section>
  );
}
