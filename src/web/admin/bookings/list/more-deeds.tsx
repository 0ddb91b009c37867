import { Ellipsis } from "lucide-react";
import { Popover } from "radix-ui";
import { useRef, useState } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import { LetGoButton } from "#web/admin/bookings/deeds/payment-buttons.tsx";
import { RemoveBooking } from "#web/admin/bookings/deeds/remove-booking.tsx";
import { useMay } from "#web/shell/use-may.ts";

/** What is seldom meant, and what cannot be undone, away from what is pressed all day. */
export function MoreDeeds({ booking }: { booking: Booking }) {
  const mayRun = useMay("bookings.run");
  const mayManage = useMay("shop.manage");
  const button = useRef<HTMLButtonElement>(null);
  // Within the page's main part, where somebody who goes by landmarks finds it.
  const [main, setMain] = useState<HTMLElement | null>(null);
  const canLetGo = mayRun && booking.reservedAmount > 0 && !isWithdrawn(booking);
  if (!canLetGo && !mayManage) return null;
  return (
    <Popover.Root
      onOpenChange={(isOpen) => isOpen && setMain(button.current?.closest("main") ?? null)}
    >
      <Popover.Trigger
        ref={button}
        className="button button-plain button-small more-deeds"
        aria-label={`Mer för bokning #${booking.id}`}
      >
        <Ellipsis aria-hidden="true" size={18} />
      </Popover.Trigger>
      <Popover.Portal container={main}>
        <Popover.Content
          className="more-deeds-menu"
          align="end"
          sideOffset={4}
          collisionPadding={16}
          aria-label={`Mer för bokning #${booking.id}`}
        >
          {canLetGo && <LetGoButton booking={booking} label="Avbryt betalningen" />}
          {mayManage && <RemoveBooking booking={booking} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
