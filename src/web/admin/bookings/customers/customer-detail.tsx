import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Plus } from "lucide-react";
import { Link } from "wouter";
import type { Customer } from "#contracts/customers.ts";
import { CUSTOMERS_PATH, newBookingForPath } from "#domain/access/booking-path.ts";
import { formatKronor } from "#texts/format.ts";
import { Facts, type Fact } from "#web/admin/bookings/facts.tsx";
import { MailLink, PhoneLink } from "#web/admin/bookings/one-booking/contact-links.tsx";
import { orNotGiven } from "#web/admin/bookings/words.ts";
import { customerBehind } from "#web/api/customers.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { usePageTitle } from "#web/shell/page-title.ts";
import { useMay } from "#web/shell/use-may.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { CustomerBookings } from "./customer-bookings.tsx";
import { CustomerComment } from "./customer-comment.tsx";

/** The person behind a booking, whose number stands in the address instead of anything personal. */
export function CustomerDetail({ bookingId }: { bookingId: number }) {
  const { data: customer, error, refetch } = useQuery(customerBehind(bookingId));
  usePageTitle(customer?.name);
  return (
    <>
      <div className="bookings-top">
        <Link href={CUSTOMERS_PATH} className={`${buttonClass("plain")} bookings-back`}>
          <ArrowLeft aria-hidden="true" size={18} />
          Alla kunder
        </Link>
        <h1 className="heading-1">{customer ? orNotGiven(customer.name) : "Kund"}</h1>
        {customer && <NewBookingLink bookingId={bookingId} />}
      </div>
      {customer && <CallProblem error={error} />}
      {customer && <Known customer={customer} bookingId={bookingId} />}
      {customer === null && <Missing />}
      {customer === undefined && !error && <Spinner />}
      {!customer && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function NewBookingLink({ bookingId }: { bookingId: number }) {
  if (!useMay("bookings.run")) return null;
  return (
    <Link href={newBookingForPath(bookingId)} className={`${buttonClass("quiet")} button-small`}>
      <Plus aria-hidden="true" size={18} />
      Boka åt kunden
    </Link>
  );
}

function Missing() {
  return (
    <div className="notice">
      <p className="font-semibold">Kunden kunde inte hittas.</p>
      <p className="text-muted">
        Bokningen som sidan hör till kan ha tagits bort. Sök efter kunden bland alla kunder.
      </p>
    </div>
  );
}

function Known({ customer, bookingId }: { customer: Customer; bookingId: number }) {
  return (
    <>
      <div className="customer-cards">
        <div>
          <Panel title="Kontakt">
            <Facts facts={contactFacts(customer)} />
          </Panel>
          <Panel title="Hyrt och betalt">
            <Facts facts={sumFacts(customer)} />
          </Panel>
        </div>
        <CustomerComment customer={customer} bookingId={bookingId} />
      </div>
      <CustomerBookings customer={customer} />
    </>
  );
}

function contactFacts(customer: Customer): Fact[] {
  const { email, phone, streetAddress, postalCode, city, alsoKnownAs } = customer;
  const address = [streetAddress, `${postalCode} ${city}`.trim()].filter(Boolean).join("\n");
  return [
    ["Telefon", <PhoneLink key="phone" number={phone} />],
    ["E-post", <MailLink key="mail" address={email} />],
    ["Adress", address],
    ...(alsoKnownAs.length > 0
      ? [["Även", <AlsoKnown key="also" words={alsoKnownAs} />] as Fact]
      : []),
  ];
}

/** Names, addresses and numbers, each as what it is. */
function AlsoKnown({ words }: { words: string[] }) {
  return words.map((word) => (
    <span key={word} className="customer-also">
      {word.includes("@") ? <MailLink address={word} /> : <PhoneLink number={word} />}
    </span>
  ));
}

function sumFacts({ sums, isWhole }: Customer): Fact[] {
  return [
    ["Betalt", formatKronor(sums.paid)],
    ["Att betala nu", formatKronor(sums.due)],
    ...(sums.toGiveBack > 0 ? [["Att ge tillbaka", formatKronor(sums.toGiveBack)] as Fact] : []),
    ["Hyror", String(sums.stays)],
    ["Avbokade", String(sums.cancelled)],
    ...(isWhole ? [] : [["Räknat på", "De senaste bokningarna, för de är väldigt många."] as Fact]),
  ];
}
