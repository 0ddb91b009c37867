import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { OwnBooking } from "#contracts/checkout.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { toldPlace } from "#domain/shop/place-of.ts";
import { linesInWords } from "#texts/further-things.ts";
import { formatKronor, formatWeekday } from "#texts/format.ts";
import { ownBooking } from "#web/api/checkout.ts";
import { PageHead, wordRoom } from "#web/shell/page-head.tsx";
import { ComingHours } from "#web/shell/coming-hours.tsx";
import { MailLink, PhoneLink, PickupMapLink } from "#web/shell/contact-links.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { StayPolicy } from "#web/shell/stay-policy.tsx";
import { readThankYouLink, type ThankYouLink } from "#web/shell/thank-you-link.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { stateWords, type StateWords } from "./state-words.ts";
import { thankYouTexts } from "./texts.ts";
import "./thank-you.css";

export function Page() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [booking] = useState(() => readThankYouLink(new URLSearchParams(search)));
  useEffect(() => {
    if (!booking) navigate("/", { replace: true });
  }, [booking, navigate]);
  return booking ? <ThankYou booking={booking} /> : <NoBooking />;
}

/** Until the start page is there. */
function NoBooking() {
  const { title, description } = thankYouTexts;
  return (
    <>
      <PageHead title={title} description={description} path={null} />
      <noscript>
        <p className="page-width without-script">
          {thankYouTexts.withoutScript} <a href="/">{thankYouTexts.toStart}</a>
        </p>
      </noscript>
      <Spinner />
    </>
  );
}

function ThankYou({ booking }: { booking: ThankYouLink }) {
  // The address is anybody's to write; the visitor who made the booking is told what the shop knows.
  const { data } = useQuery(ownBooking(booking.bookingId));
  const own = data?.booking ?? null;
  const words = stateWords({ totalAmount: own?.totalAmount ?? booking.totalAmount, own });
  return (
    <div className="page-width thank-you">
      <PageHead title={words.title} description={thankYouTexts.description} path={null} />
      <header className="thank-you-top">
        <h1 className="heading-page" style={wordRoom(words.title)}>
          {words.title}
        </h1>
        <p className="lead">{words.lead}</p>
      </header>
      <div className="thank-you-columns">
        <BookingCard booking={{ ...booking, ...own }} own={own} words={words} />
        {words.steps.length > 0 && <Next steps={words.steps} />}
      </div>
      <Contact />
      <div className="thank-you-ways">
        {own?.ownPagePath && (
          <a href={own.ownPagePath} className={buttonClass("primary")} rel="noreferrer">
            {isActive(own.status) ? thankYouTexts.ownPage : thankYouTexts.ownPageOver}
          </a>
        )}
        <a href="/" className={buttonClass(own?.ownPagePath ? "quiet" : "primary")}>
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

function Next({ steps }: Pick<StateWords, "steps">) {
  return (
    <section aria-labelledby="next-heading" className="thank-you-next">
      <h2 id="next-heading" className="heading-2">
        {thankYouTexts.next}
      </h2>
      <ol>
        {steps.map(({ heading, text }) => (
          <li key={heading}>
            <h3 className="heading-3">{heading}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type BookingCardProps = { booking: ThankYouLink; own: OwnBooking | null; words: StateWords };

function BookingCard({ booking, own, words: { sums, note } }: BookingCardProps) {
  const { itemName, startDate, endDate, bookingId } = booking;
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
          <Day date={startDate} time={own?.pickupTime} />
        </Fact>
        <Fact label={thankYouTexts.return}>
          <Day date={endDate} time={own?.returnTime} />
        </Fact>
        {own && <OwnFacts own={own} />}
        {own && <PolicyFact own={own} />}
        {sums.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      <div className="thank-you-reserved">
        <h3>{note.title}</h3>
        <p>{note.text}</p>
      </div>
    </section>
  );
}

function OwnFacts({ own }: { own: OwnBooking }) {
  const { quantity, addons, lines, code } = own;
  const named = addons.map(({ name, quantity: count }) =>
    count > 1 ? `${name} (${count} st)` : name,
  );
  return (
    <>
      <PlaceFact own={own} />
      {quantity > 1 && <Fact label={thankYouTexts.quantity}>{quantity} st</Fact>}
      {lines.length > 0 && <Fact label={thankYouTexts.besides}>{linesInWords(lines)}</Fact>}
      {named.length > 0 && <Fact label={thankYouTexts.addons}>{named.join(", ")}</Fact>}
      {code && (
        <Fact label={code.label}>
          {formatKronor(code.amount)}
          {code.note && <span className="text-muted"> ({code.note})</span>}
        </Fact>
      )}
    </>
  );
}

function PlaceFact({ own }: { own: OwnBooking }) {
  const { shop } = usePageState();
  const { words, mapUrl } = toldPlace(own, shop.places);
  if (words === null && mapUrl === null && own.wayIn === null) return null;
  return (
    <Fact label={thankYouTexts.place}>
      {words !== null && <span className="block">{words}</span>}
      {mapUrl !== null && <PickupMapLink url={mapUrl} className="text-link" />}
      {own.wayIn !== null && <span className="block whitespace-pre-line">{own.wayIn}</span>}
    </Fact>
  );
}

/** While there is something to cancel. */
function PolicyFact({ own: { status, cancellationPolicy, startDate } }: { own: OwnBooking }) {
  if (cancellationPolicy === null || !isActive(status)) return null;
  return (
    <Fact label={thankYouTexts.cancellation}>
      <StayPolicy
        policy={cancellationPolicy}
        startDate={startDate}
        isApproved={status !== "pending"}
      />
    </Fact>
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
function Day({ date, time }: { date: LocalDate; time: string | undefined }) {
  return (
    <>
      <time dateTime={date}>{date}</time>{" "}
      <span className="text-muted">({formatWeekday(date)})</span>
      {time !== undefined && ` kl.\u00a0${time}`}
    </>
  );
}

function Contact() {
  const { shop } = usePageState();
  const { phone, email, hours } = shop.company;
  if (phone === null && email === null) return null;
  return (
    <section aria-labelledby="contact-heading" className="thank-you-contact">
      <h2 id="contact-heading" className="heading-3">
        {thankYouTexts.contact}
      </h2>
      <p>{thankYouTexts.contactWhy}</p>
      <ul>
        {phone !== null && (
          <li>
            <PhoneLink phone={phone} className="text-link" />
          </li>
        )}
        {email !== null && (
          <li>
            <MailLink email={email} className="text-link" />
          </li>
        )}
        {hours !== null && <li>{hours}</li>}
        <ComingHours as="li" />
        {shop.pickupMapUrl !== null && (
          <li>
            <PickupMapLink url={shop.pickupMapUrl} className="text-link" />
          </li>
        )}
      </ul>
    </section>
  );
}
