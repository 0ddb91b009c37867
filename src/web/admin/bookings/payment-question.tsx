import { useQuery } from "@tanstack/react-query";
import { AlertDialog as Radix } from "radix-ui";
import { useState, type ReactElement } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { formatKronor } from "#texts/format.ts";
import { authorizationTimeLeft, useChangeBooking } from "#web/api/bookings.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import "#web/ui/dialog.css";
import "#web/ui/edit-dialog.css";
import "#web/ui/style-nonce.ts";
import { Countdown } from "./countdown.tsx";
import { bookingName } from "./words.ts";

type Action = "capture" | "void";

const WORDS = {
  capture: {
    title: "Godkänn bokningen",
    question: (amount: string, name: string) =>
      `${amount} dras från kundens kort och ${name} bekräftas. Kunden får ett mejl med kvittonumret.`,
    confirm: "Dra beloppet",
    busy: "Drar beloppet…",
    done: "Betalning genomförd",
  },
  void: {
    title: "Avbryt betalningen",
    question: (amount: string, name: string) =>
      `Reservationen på ${amount} släpps och ${name} avbokas. Inget dras från kortet. Kunden får ett mejl om det. Detta går inte att ångra.`,
    confirm: "Avbryt betalningen",
    busy: "Släpper reservationen…",
    done: "Betalning avbruten",
  },
} satisfies Record<Action, object>;

type PaymentQuestionProps = { booking: Booking; action: Action; trigger: ReactElement };

/** Asks before money is taken or let go. */
export function PaymentQuestion({ booking, action, trigger }: PaymentQuestionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content className="question">
          <Question booking={booking} action={action} onDone={() => setIsOpen(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type QuestionProps = { booking: Booking; action: Action; onDone: () => void };

function Question({ booking, action, onDone }: QuestionProps) {
  const words = WORDS[action];
  const change = useChangeBooking(booking.id);
  const { data: left, dataUpdatedAt } = useQuery(authorizationTimeLeft(booking.id));
  const heading = usePanelHeading();
  const isLate = left?.hasExpired === true;
  // Waited for here, and not in a callback: the buttons are gone before the answer is shown.
  const [act, isActing] = useOneAtATime(async () => {
    try {
      await change.mutateAsync({ paymentAction: action });
    } catch (error) {
      tellProblem(error);
      return;
    }
    toast({ title: words.done });
    onDone();
    heading?.current?.focus();
  });
  return (
    <>
      <Radix.Title className="heading-3">{words.title}</Radix.Title>
      <Radix.Description>
        {words.question(formatKronor(booking.totalPrice), bookingName(booking))}
      </Radix.Description>
      {isLate && <Late />}
      {left && !isLate && <Countdown secondsLeft={left.secondsLeft} heardAt={dataUpdatedAt} />}
      <CallProblem error={change.error} />
      <div className="edit-buttons">
        <Radix.Cancel className="button button-quiet">Tillbaka</Radix.Cancel>
        <BusyButton
          look={action === "capture" ? "primary" : "plain"}
          className={action === "capture" ? "" : "button-danger"}
          disabled={isLate && action === "capture"}
          isBusy={isActing}
          busyLabel={words.busy}
          onClick={() => act()}
        >
          {words.confirm}
        </BusyButton>
      </div>
    </>
  );
}

export function Late() {
  return (
    <ProblemNote>
      <p className="font-semibold">Auktoriseringen har löpt ut</p>
      <p>Det är inte längre möjligt att genomföra denna betalning.</p>
    </ProblemNote>
  );
}
