import { Suspense, useRef, useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import type { Booking } from "#contracts/bookings.ts";
import { BOOKING_PART, changeBookingPath } from "#domain/access/booking-path.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { toldPlace } from "#domain/shop/place-of.ts";
import { lineInWords } from "#texts/further-things.ts";
import { addressWords } from "#web/shell/address-words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { HandoverMoment } from "./handover-moment.tsx";
import { CustomerWay } from "./about-customer.tsx";
import { listHref } from "#web/admin/bookings/address.ts";
import { COMING_BACK } from "#web/admin/bookings/kept-place.ts";
import { AgreementBadge } from "#web/admin/bookings/agreement-badge.tsx";
import { DepositCard } from "#web/admin/bookings/money/deposit-card.tsx";
import { Facts, type Fact } from "#web/admin/bookings/facts.tsx";
import { AgreementDeeds } from "./agreement-deeds.tsx";
import { ChangeDetails } from "./change-details.tsx";
import { PaymentCard } from "#web/admin/bookings/money/payment-card.tsx";
import { StatusChoice } from "#web/admin/bookings/deeds/status-choice.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { momentWords } from "#web/admin/bookings/words.ts";
import { later, laterAsked } from "#web/ui/later.ts";
import { MailLink, PhoneLink } from "./contact-links.tsx";
import { hasDeposit } from "./has-deposit.ts";

/** Fetched where nights are still kept after a return. */
const KeptAfterReturn = later(
  async () => (await import("./kept-after-return.tsx")).KeptAfterReturn,
);

/** Below what a customer is known by: read, and seldom first. */
const FurtherCards = later(async () => (await import("./further-cards.tsx")).FurtherCards);

/** Read once something has been handed over, and seldom first. */
const ProtocolsCard = later(
  async () => (await import("#web/admin/bookings/hand-over/protocols-card.tsx")).ProtocolsCard,
);

const HistoryCard = later(async () => (await import("./history-card.tsx")).HistoryCard);

/** Asked for by its own call: what is counted has none. */
const UnitsFact = later(async () => (await import("./booking-units.tsx")).UnitsFact);

/** At the foot of the page, and behind a press: each comes after what is read first. */
const RemoveBooking = later(
  async () => (await import("#web/admin/bookings/deeds/remove-booking.tsx")).RemoveBooking,
);
const CancelDialog = laterAsked(
  async () => (await import("#web/admin/bookings/deeds/cancel-dialog.tsx")).CancelDialog,
);
const QuoteTable = later(async () => (await import("#web/shell/quote-table.tsx")).QuoteTable);

export function BookingCards({ booking }: { booking: Booking }) {
  return (
    <div className="booking-cards">
      {/* What somebody has to act on comes first, on a phone too. */}
      <div>
        <div id={BOOKING_PART.status}>
          <StatusCard booking={booking} />
        </div>
        <div id={BOOKING_PART.payments}>
          <PaymentCard booking={booking} />
        </div>
        {hasDeposit(booking) && (
          <div id={BOOKING_PART.deposit}>
            <DepositCard booking={booking} />
          </div>
        )}
      </div>
      <div>
        <ProductCard booking={booking} />
        <CustomerCard booking={booking} />
        <Suspense>
          <ProtocolsCard booking={booking} />
        </Suspense>
        <Suspense>
          <FurtherCards booking={booking} />
        </Suspense>
        <Suspense>
          <HistoryCard bookingId={booking.id} />
        </Suspense>
        <Removal booking={booking} />
      </div>
    </div>
  );
}

function ProductCard({ booking }: { booking: Booking }) {
  const { shop } = usePageState();
  const place = toldPlace(booking, shop.places);
  const mayChange = useMay("bookings.run") && isActive(booking.status);
  return (
    <Panel title="Produkt" action={mayChange && <ToChange booking={booking} />}>
      <Facts
        facts={[
          ["Objekt", booking.rentalItemName],
          ["Antal", String(booking.quantity)],
          ...(booking.lines.length > 0
            ? [["Dessutom", <FurtherThings key="further" booking={booking} />] as Fact]
            : []),
          ["Utlämning", <HandoverMoment key="out" booking={booking} end="pickup" />],
          ["Återlämning", <HandoverMoment key="back" booking={booking} end="return" />],
          ...(shop.places.length > 1 ? [["Hämtningsplats", place.words] as Fact] : []),
          ["Hyresavtal", <AgreementBadge key="agreement" booking={booking} />],
        ]}
      />
      <Suspense>
        <UnitsFact booking={booking} />
      </Suspense>
      <PriceLines booking={booking} />
      <AgreementDeeds booking={booking} />
    </Panel>
  );
}

function FurtherThings({ booking }: { booking: Booking }) {
  return (
    <ul>
      {booking.lines.map((line) => (
        <li key={line.rentalItemId}>{lineInWords(line)}</li>
      ))}
    </ul>
  );
}

/** As the customer has read it, with what was agreed upon. */
function PriceLines({ booking }: { booking: Booking }) {
  if (booking.quoteLines.length === 0) return null;
  return (
    <details className="booking-price">
      <summary>Priset rad för rad</summary>
      <Suspense>
        <QuoteTable lines={booking.quoteLines} total={booking.totalPrice} />
      </Suspense>
    </details>
  );
}

function ToChange({ booking }: { booking: Booking }) {
  return (
    <Link
      href={changeBookingPath(booking.id)}
      className={`${buttonClass("quiet")} button-small`}
      aria-label={`Ändra bokning #${booking.id}: datum, objekt, antal, tillval, fler saker och pris`}
    >
      Ändra
    </Link>
  );
}

function CustomerCard({ booking }: { booking: Booking }) {
  const mayRun = useMay("bookings.run");
  return (
    <Panel title="Kund" action={mayRun && <ChangeDetails booking={booking} />}>
      <Facts
        facts={[
          ["Namn", booking.customerName],
          ["Personnummer", booking.customerPersonalNumber],
          ["E-post", <MailLink key="mail" address={booking.customerEmail} />],
          ["Telefon", <PhoneLink key="phone" number={booking.customerPhone} />],
          ["Adress", booking.customerAddress && addressWords(booking.customerAddress)],
          ["Reseinfo", booking.travelInfo],
          ...[
            ["Företag eller förening", booking.customerOrganisationName],
            ["Organisationsnummer", booking.customerOrganisationNumber],
            ["Fakturaadress", booking.customerInvoiceAddress],
            ["Kundens referens", booking.customerReference],
          ].filter((fact): fact is [string, string] => Boolean(fact[1])),
        ]}
      />
      <CustomerWay bookingId={booking.id} />
    </Panel>
  );
}

function StatusCard({ booking }: { booking: Booking }) {
  const mayCancel = useMay("bookings.run");
  return (
    <Panel title="Bokningsstatus" action={mayCancel && <CancelButton booking={booking} />}>
      <Facts
        facts={[
          ["Status", <StatusChoice key="status" booking={booking} />],
          ["Bokad", momentWords(booking.createdAt)],
          ["Senast ändrad", momentWords(booking.updatedAt)],
        ]}
      />
      {booking.status === "returned" && (
        <Suspense>
          <KeptAfterReturn booking={booking} />
        </Suspense>
      )}
    </Panel>
  );
}

/** What a customer calls about is found by its name. */
function CancelButton({ booking }: { booking: Booking }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  // What was typed stays while it is asked, also where somebody else has called the booking off.
  if (!isActive(booking.status) && !isAsked) return null;
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        className="button-small"
        aria-label={`Avboka bokning #${booking.id}`}
        onClick={() => setIsAsked(true)}
      >
        Avboka
      </Button>
      {isAsked && (
        <Suspense>
          <CancelDialog booking={booking} focusBack={button} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

/** At the end of the page: nobody comes upon it by accident. */
function Removal({ booking }: { booking: Booking }) {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  if (!useMay("shop.manage")) return null;
  return (
    <div className="booking-removal">
      <Suspense>
        <RemoveBooking
          booking={booking}
          onRemoved={() => navigate(listHref(params), { state: COMING_BACK })}
        />
      </Suspense>
    </div>
  );
}
