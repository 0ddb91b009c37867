import { useLocation, useSearchParams } from "wouter";
import type { Booking } from "#contracts/bookings.ts";
import { addressWords } from "#web/shell/address-words.ts";
import { Panel } from "#web/ui/panel.tsx";
import { AddonsCard } from "./addons-card.tsx";
import { listHref, PAYMENTS_ID } from "./address.ts";
import { AgreementBadge } from "./agreement-badge.tsx";
import { DepositCard } from "./deposit-card.tsx";
import { Facts } from "./facts.tsx";
import { HistoryCard } from "./history-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { RemoveBooking } from "./remove-booking.tsx";
import { StatusChoice } from "./status-choice.tsx";
import { useMay } from "./use-may.ts";
import { dayWords, momentWords, orNotGiven } from "./words.ts";

export function BookingCards({ booking }: { booking: Booking }) {
  return (
    <div className="booking-cards">
      {/* What somebody has to act on comes first, on a phone too. */}
      <div>
        <StatusCard booking={booking} />
        <div id={PAYMENTS_ID}>
          <PaymentCard booking={booking} />
        </div>
        {hasDeposit(booking) && <DepositCard booking={booking} />}
      </div>
      <div>
        <ProductCard booking={booking} />
        <CustomerCard booking={booking} />
        <AddonsCard booking={booking} />
        <NotesCard booking={booking} />
        <HistoryCard bookingId={booking.id} />
      </div>
    </div>
  );
}

/** Motorhomes have one; what was paid is never hidden, whatever the item is today. */
function hasDeposit({ rentalItemType, depositPaymentStatus }: Booking): boolean {
  return rentalItemType === "rv" || depositPaymentStatus === "captured";
}

function ProductCard({ booking }: { booking: Booking }) {
  const { startDate, endDate, pickupTime, returnTime } = booking;
  return (
    <Panel title="Produkt">
      <Facts
        facts={[
          ["Objekt", booking.rentalItemName],
          ["Antal", String(booking.quantity)],
          ["Utlämning", `${dayWords(startDate)} kl ${pickupTime}`],
          ["Återlämning", `${dayWords(endDate)} kl ${returnTime}`],
          ["Hyresavtal", <AgreementBadge key="agreement" booking={booking} />],
        ]}
      />
    </Panel>
  );
}

function CustomerCard({ booking }: { booking: Booking }) {
  return (
    <Panel title="Kund">
      <Facts
        facts={[
          ["Namn", booking.customerName],
          ["Personnummer", booking.customerPersonalNumber],
          ["E-post", <MailLink key="mail" address={booking.customerEmail} />],
          ["Telefon", <PhoneLink key="phone" number={booking.customerPhone} />],
          ["Adress", booking.customerAddress && addressWords(booking.customerAddress)],
          ["Reseinfo", booking.travelInfo],
        ]}
      />
    </Panel>
  );
}

/** Breaks before the at sign where it has to, and nowhere within a word. */
function MailLink({ address }: { address: string }) {
  const [name = "", ...rest] = address.trim().split("@");
  if (rest.length === 0) return <>{orNotGiven(address)}</>;
  return (
    <a href={`mailto:${address.trim()}`} className="fact-link">
      {name}
      <wbr />@{rest.join("@")}
    </a>
  );
}

function PhoneLink({ number }: { number: string }) {
  const dialled = number.replaceAll(/[^+\d]/g, "");
  if (dialled === "") return <>{orNotGiven(number)}</>;
  return (
    <a href={`tel:${dialled}`} className="fact-link">
      {number}
    </a>
  );
}

function StatusCard({ booking }: { booking: Booking }) {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const mayManage = useMay("shop.manage");
  return (
    <Panel title="Bokningsstatus">
      <Facts
        facts={[
          ["Status", <StatusChoice key="status" booking={booking} />],
          ["Bokad", momentWords(booking.createdAt)],
          ["Senast ändrad", momentWords(booking.updatedAt)],
        ]}
      />
      {mayManage && (
        <div className="card-actions">
          <RemoveBooking booking={booking} onRemoved={() => navigate(listHref(params))} />
        </div>
      )}
    </Panel>
  );
}
