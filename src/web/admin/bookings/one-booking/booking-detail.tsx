import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Suspense } from "react";
import { Tabs } from "radix-ui";
import { Link, useSearchParams } from "wouter";
import type { Booking } from "#contracts/bookings.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import { bookingById } from "#web/api/bookings.ts";
import { WholeDates } from "#web/shell/whole-dates.tsx";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { listHref, withValues } from "#web/admin/bookings/address.ts";
import { COMING_BACK } from "#web/admin/bookings/kept-place.ts";
import { AtTheCounter } from "./at-the-counter.tsx";
import { BookingCards } from "./booking-cards.tsx";
import { orNotGiven, periodWords } from "#web/admin/bookings/words.ts";
import { later } from "#web/ui/later.ts";

/** Of the few that were withdrawn from. */
const WithdrawnNotice = later(
  async () => (await import("#web/admin/bookings/deeds/withdrawn-notice.tsx")).WithdrawnNotice,
);

/** Of the few that have no unit. */
const UnitsNotice = later(async () => (await import("./booking-units.tsx")).UnitsNotice);

/** Fetched by whoever reads letters. */
const EmailHistory = later(
  async () => (await import("#web/admin/bookings/letters/email-history.tsx")).EmailHistory,
);

export function BookingDetail({ id }: { id: number }) {
  const [params] = useSearchParams();
  const { data: booking, error, refetch } = useQuery(bookingById(id));
  return (
    <>
      <div className="bookings-top">
        <Link
          href={listHref(params)}
          state={COMING_BACK}
          className={`${buttonClass("plain")} bookings-back`}
        >
          <ArrowLeft aria-hidden="true" size={18} />
          Alla bokningar
        </Link>
        <h1 className="heading-1">Bokning #{id}</h1>
        {booking && (
          <p className="lead">
            {orNotGiven(booking.customerName)}, {booking.rentalItemName},{" "}
            <WholeDates text={periodWords(booking)} />
          </p>
        )}
      </div>
      {booking && <CallProblem error={error} />}
      {booking && isWithdrawn(booking) && (
        <Suspense fallback={null}>
          <WithdrawnNotice booking={booking} />
        </Suspense>
      )}
      {booking && (
        <Suspense fallback={null}>
          <UnitsNotice booking={booking} />
        </Suspense>
      )}
      {booking && <AtTheCounter booking={booking} />}
      {booking && <DetailTabs booking={booking} />}
      {booking === null && <Missing />}
      {booking === undefined && !error && <Spinner />}
      {!booking && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function Missing() {
  return (
    <div className="notice">
      <p className="font-semibold">Bokningen kunde inte hittas.</p>
      <p className="text-muted">
        Den kan ha tagits bort. Kvitton finns kvar i bokföringen även när en bokning är borttagen.
      </p>
    </div>
  );
}

function DetailTabs({ booking }: { booking: Booking }) {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "emails" ? "emails" : "facts";
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) =>
        setParams((current) => withValues(current, { tab: value === "emails" ? value : "" }), {
          replace: true,
          // Says whether this entry guards a comment that is not saved.
          state: window.history.state as unknown,
        })
      }
    >
      <Tabs.List className="tabs booking-tabs" aria-label="Om bokningen">
        <Tabs.Trigger className="tab" value="facts">
          Bokningsinformation
        </Tabs.Trigger>
        <Tabs.Trigger className="tab" value="emails">
          E-posthistorik
        </Tabs.Trigger>
      </Tabs.List>
      {/* Stays while the letters are read: a comment may be half written. */}
      <Tabs.Content value="facts" tabIndex={-1} forceMount hidden={tab !== "facts"}>
        <BookingCards booking={booking} />
      </Tabs.Content>
      <Tabs.Content value="emails" tabIndex={-1}>
        <Suspense fallback={<Spinner />}>
          <EmailHistory bookingId={booking.id} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
}
