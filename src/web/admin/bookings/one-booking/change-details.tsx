import { Suspense, useRef, useState } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { Button } from "#web/ui/button.tsx";
import { laterAsked } from "#web/ui/later.ts";

/** Comes whole, with its form: a dialog that stands open without one does not hold the way back. */
const DetailsDialog = laterAsked(async () => (await import("./details-form.tsx")).DetailsDialog);

/** A mistyped address, a new phone number, another hour: what a customer calls about. */
export function ChangeDetails({ booking }: { booking: Booking }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        className="button-small"
        aria-label={`Ändra uppgifter i bokning #${booking.id}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Ändra
      </Button>
      {isOpen && (
        <Suspense>
          <DetailsDialog booking={booking} focusBack={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
