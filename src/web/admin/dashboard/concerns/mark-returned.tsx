import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type ComponentProps, type RefObject } from "react";
import { returnMoneySentences } from "#texts/return-words.ts";
import { bookingById, useChangeBooking } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import type { Of } from "./concern-kind.ts";

type Out = Pick<Of<"return-unmarked">, "bookingId" | "customerName" | "itemName">;

type MarkReturnedProps = { concern: Out } & Pick<
  ComponentProps<typeof Button>,
  "look" | "className" | "aria-label"
>;

/** Asks once the booking is read: whoever marks a return knows what is unpaid and what is held. */
export function MarkReturned({ concern, ...looks }: MarkReturnedProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        className="button-small"
        {...looks}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        Markera som returnerad
      </Button>
      {isAsking && (
        <Question concern={concern} focusBack={button} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

type QuestionProps = {
  concern: Out;
  focusBack: RefObject<HTMLElement | null>;
  onClose: () => void;
};

function Question({ concern, focusBack, onClose }: QuestionProps) {
  const { bookingId, customerName, itemName } = concern;
  const heading = usePanelHeading();
  const { today } = usePageState();
  const { data: booking, isPending } = useQuery(bookingById(bookingId));
  const change = useChangeBooking(bookingId);
  if (isPending) return null;
  const money = booking
    ? returnMoneySentences(booking, today)
    : ["Hur pengarna står kunde inte läsas just nu."];
  return (
    <QuestionDialog
      title="Markera som returnerad"
      question={`Har ${customerName} lämnat tillbaka ${itemName}?`}
      note={[...money, "Inga pengar flyttas och inget mejl skickas."].join(" ")}
      confirmLabel="Markera som returnerad"
      isDangerous={false}
      focusBack={focusBack}
      focusAfter={heading}
      problem={<CallProblem error={change.error} />}
      onClose={onClose}
      onConfirm={() =>
        toldCall(change.mutateAsync({ status: "returned" }), {
          title: "Bokningen är returnerad",
          description: itemName,
        })
      }
    />
  );
}
