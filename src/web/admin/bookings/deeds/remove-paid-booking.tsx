import { useState, type ReactNode } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { Booking } from "#contracts/bookings.ts";
import { BOOKING_PART, bookingPath, type BookingPart } from "#domain/access/booking-path.ts";
import { holdsNights } from "#domain/bookings/booking-status.ts";
import { depositHeld } from "#domain/bookings/timeline-deposit.ts";
import { formatKronor } from "#texts/format.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { bookingHref } from "#web/admin/bookings/address.ts";
import { Deed } from "./deed-question.tsx";
import { bookingName, PROTOCOLS_GO } from "#web/admin/bookings/words.ts";

const WORD = "ta bort";

type RemovePaidBookingProps = {
  booking: Booking;
  problem: ReactNode;
  onConfirm: () => Promise<boolean>;
};

/** Two clicks are too few where money is at stake: the word is typed, and giving it back is offered first. */
export function RemovePaidBooking({ booking, problem, onConfirm }: RemovePaidBookingProps) {
  const [typed, setTyped] = useState("");
  // The server refuses it as well: nobody could give the deposit back then.
  const isHeld = depositHeld(booking) > 0;
  const part = isHeld ? BOOKING_PART.deposit : BOOKING_PART.refund;
  const openPart = useOpenPart(booking.id, part);
  return (
    <Deed
      title="Ta bort bokningen"
      sentences={removalSentences(booking)}
      problem={problem}
      answers={[
        ...(isHeld
          ? []
          : [
              {
                label: "Ta bort",
                busyLabel: "Tar bort…",
                look: "danger-quiet" as const,
                isDisabled: typed.trim().toLowerCase() !== WORD,
                act: onConfirm,
              },
            ]),
        {
          label: "Betala tillbaka först",
          look: "primary",
          act: openPart,
          focusAfter: () =>
            document.querySelector<HTMLElement>(isHeld ? `#${part} h2` : `#${part}`),
        },
      ]}
    >
      {!isHeld && (
        <TextField
          label={`Skriv ”${WORD}” för att ta bort bokningen ändå`}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Deed>
  );
}

/** What the shop holds, and what removing does and does not do with it; while a deposit is held, only why it cannot be. */
export function removalSentences(booking: Booking): string[] {
  return depositHeld(booking) > 0 ? heldSentences(booking) : paidSentences(booking);
}

function heldSentences(booking: Booking): string[] {
  const name = bookingName(booking);
  return [
    `${name[0]!.toUpperCase()}${name.slice(1)} kan inte tas bort än.`,
    `${formatKronor(depositHeld(booking))} av depositionen är betalt, och måste betalas tillbaka eller behållas först.`,
    booking.paidAmount > 0 &&
      `${formatKronor(booking.paidAmount)} av hyran är betalt. Det betalas inte tillbaka av sig självt när bokningen tas bort.`,
  ].filter((sentence) => sentence !== false);
}

function paidSentences(booking: Booking): string[] {
  return [
    `Är du säker på att du vill ta bort ${bookingName(booking)}? Detta går inte att ångra.`,
    booking.paidAmount > 0 && `${formatKronor(booking.paidAmount)} av hyran är betalt.`,
    "Pengarna betalas inte tillbaka av sig själva, och det är svårare att göra när bokningen är borta.",
    booking.reservedAmount > 0 &&
      `Reservationen på ${formatKronor(booking.reservedAmount)} släpps.`,
    holdsNights(booking.status) && "Nätterna blir lediga igen.",
    booking.stay.state !== "waiting" && PROTOCOLS_GO,
    "Kvitton och bokföring finns kvar. Kunden får inget mejl: avboka först om kunden ska få besked.",
  ].filter((sentence) => sentence !== false);
}

/** Leads to where money is given back. */
function useOpenPart(id: number, part: BookingPart): () => Promise<boolean> {
  const [here, navigate] = useLocation();
  const [params] = useSearchParams();
  return async () => {
    if (here !== bookingPath(id)) navigate(bookingHref(params, id, part));
    return true;
  };
}
