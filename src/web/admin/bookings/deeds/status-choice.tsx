import { Check, ChevronDown } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { useEffect, useRef, useState, type ComponentProps } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { isActive, type BookingStatus } from "#domain/bookings/booking-status.ts";
import { BOOKING_STATUS_LABELS } from "#texts/statuses.ts";
import { useChangeBooking } from "#web/api/bookings.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import "#web/ui/field.css";
import { StatusBadge } from "#web/admin/bookings/badges.tsx";
import { CancelDialog, fetchCancelDialog } from "./cancel-dialog.tsx";
import { StatusQuestion } from "./status-question.tsx";
import { statusChoices, statusQuestion } from "./status-words.ts";
import { useMay } from "#web/shell/use-may.ts";

/**
 * A menu, and no list of the browser's own: there, a single arrow key would choose. What is chosen is asked
 * about first, unless nothing is mailed, moved or lost by it.
 */
export function StatusChoice({ booking }: { booking: Booking }) {
  const change = useChangeBooking(booking.id);
  const { today } = usePageState();
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<BookingStatus | null>(null);
  // Within the page's main part, where somebody who goes by landmarks finds it.
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(fetchCancelDialog, []);
  if (!useMay("bookings.run")) return <StatusBadge status={booking.status} />;
  function choose(status: BookingStatus) {
    if (status === booking.status) return;
    if (statusQuestion(status, { booking, today, canCharge: true })) setAsked(status);
    else
      void toldCall(change.mutateAsync({ status, from: booking.status }), {
        title: "Status ändrad",
        description: BOOKING_STATUS_LABELS[status],
      });
  }
  return (
    <>
      <Radix.Root
        modal={false}
        onOpenChange={(isOpen) => isOpen && setMain(button.current?.closest("main") ?? null)}
      >
        <Radix.Trigger
          ref={button}
          className="field status-choice"
          aria-label={`Status för bokning #${booking.id}: ${BOOKING_STATUS_LABELS[booking.status]}`}
          data-status={booking.status}
        >
          {BOOKING_STATUS_LABELS[booking.status]}
          <ChevronDown aria-hidden="true" size={18} />
        </Radix.Trigger>
        <Radix.Portal container={main}>
          <Radix.Content
            className="status-menu"
            align="start"
            sideOffset={4}
            collisionPadding={16}
            // The question has the focus then.
            onCloseAutoFocus={(event) => asked !== null && event.preventDefault()}
          >
            <Choices status={booking.status} onChoose={choose} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {asked !== null && (
        <Question booking={booking} to={asked} focusBack={button} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

type QuestionProps = ComponentProps<typeof StatusQuestion>;

/** What is on is called off with its money; of what is over only the status is set. */
function Question({ to, ...rest }: QuestionProps) {
  // As it was when it was asked about: the answer makes it another.
  const [isCancelling] = useState(to === "cancelled" && isActive(rest.booking.status));
  return isCancelling ? <CancelDialog {...rest} /> : <StatusQuestion to={to} {...rest} />;
}

type ChoicesProps = { status: BookingStatus; onChoose: (status: BookingStatus) => void };

function Choices({ status, onChoose }: ChoicesProps) {
  const mayManage = useMay("shop.manage");
  return (
    <Radix.RadioGroup value={status} onValueChange={(one) => onChoose(one as BookingStatus)}>
      {statusChoices(status, mayManage).map((one) => (
        <Radix.RadioItem key={one} value={one} className="status-option">
          {BOOKING_STATUS_LABELS[one]}
          <Radix.ItemIndicator>
            <Check aria-hidden="true" size={18} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
