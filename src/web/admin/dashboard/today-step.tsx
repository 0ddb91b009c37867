import { Link } from "wouter";
import type { TodayBooking } from "#contracts/today.ts";
import { bookingPath, handOverPath } from "#domain/access/booking-path.ts";
import { depositHeld } from "#domain/bookings/timeline-deposit.ts";
import type { CounterStep } from "#domain/bookings/counter-step.ts";
import { useRemindOfDeposit } from "#web/api/booking-money.ts";
import { toldCall } from "#web/shell/told-call.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ApproveBooking } from "./approve-booking.tsx";
import { GiveBack } from "./concerns/give-back.tsx";
import { MarkReturned } from "./concerns/mark-returned.tsx";
import { itemWords, partOf, stepLabel } from "./today-words.ts";

type StepProps = { step: CounterStep; booking: TodayBooking };

/** The one big button of a row: does what comes next, or opens the booking where that is done. */
export function TodayStep({ step, booking }: StepProps) {
  const { id, customerName } = booking;
  const label = stepLabel(step, booking);
  // Many rows have the same button: told apart by the booking.
  const name = `${label}, bokning #${id}`;
  switch (step) {
    case "approve":
    case "charge":
      return <ApproveBooking bookingId={id} label={label} name={name} />;
    case "remind":
      return <Remind bookingId={id} label={label} name={name} />;
    case "mark-returned":
      return (
        <MarkReturned
          concern={{ bookingId: id, customerName, itemName: itemWords(booking) }}
          look="primary"
          className=""
          aria-label={name}
        />
      );
    case "hand-over":
    case "take-back":
      return (
        <Link
          href={handOverPath(id, step === "hand-over" ? "out" : "back")}
          className={buttonClass("primary")}
          aria-label={name}
        >
          {label}
        </Link>
      );
    case "give-back-deposit":
      return <GiveDepositBack booking={booking} label={label} name={name} />;
    default:
      return (
        <Link
          href={bookingPath(id, partOf(step, booking))}
          className={buttonClass("quiet")}
          aria-label={name}
        >
          {label}
        </Link>
      );
  }
}

type Named = { label: string; name: string };

function Remind({ bookingId, label, name }: Named & { bookingId: number }) {
  const remind = useRemindOfDeposit(bookingId);
  return (
    <ActionButton
      look="quiet"
      aria-label={name}
      busyLabel="Skickar…"
      onAct={() => toldCall(remind.mutateAsync(), { title: "Depositionspåminnelse skickad" })}
    >
      {label}
    </ActionButton>
  );
}

function GiveDepositBack({ booking, label, name }: Named & { booking: TodayBooking }) {
  return (
    <GiveBack
      concern={{
        kind: "deposit-held",
        bookingId: booking.id,
        customerName: booking.customerName,
        amount: depositHeld(booking),
        why: booking.status === "cancelled" ? "cancelled" : "returned",
      }}
      trigger={
        <Button look="quiet" aria-label={name}>
          {label}
        </Button>
      }
    />
  );
}
