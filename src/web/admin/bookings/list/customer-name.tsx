import { HoverCard } from "radix-ui";
import { Link, useSearchParams } from "wouter";
import type { Booking } from "#contracts/bookings.ts";
import { bookingHref } from "#web/admin/bookings/address.ts";
import { Facts } from "#web/admin/bookings/facts.tsx";
import { addressWords } from "#web/shell/address-words.ts";
import { orNotGiven } from "#web/admin/bookings/words.ts";
import { keepPlace } from "#web/admin/bookings/kept-place.ts";

/** The name opens the booking; resting on it shows how the customer is reached. */
export function CustomerName({ booking }: { booking: Booking }) {
  const [params] = useSearchParams();
  return (
    <HoverCard.Root>
      <HoverCard.Trigger asChild>
        <Link href={bookingHref(params, booking.id)} className="customer-name" onClick={keepPlace}>
          {orNotGiven(booking.customerName)}
        </Link>
      </HoverCard.Trigger>
      <HoverCard.Portal>
        <HoverCard.Content className="hover-card" align="start" collisionPadding={16}>
          <Facts
            facts={[
              ["Personnummer", booking.customerPersonalNumber],
              ["E-post", booking.customerEmail],
              ["Telefon", booking.customerPhone],
              ["Adress", booking.customerAddress && addressWords(booking.customerAddress)],
              ["Reseinfo", booking.travelInfo],
            ]}
          />
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
