import { useEffect, useRef, useState } from "react";
import { findMyBooking } from "#web/api/my-booking.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { myBookingTexts, sentWords } from "./texts.ts";

/** Asks for a letter with the link; nobody is told whether such a booking exists. */
export function FindLink({ lead, start = "" }: { lead: string; start?: string }) {
  const isInBrowser = useInBrowser();
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null);
  const form = useForm({
    start: { number: start, email: "" },
    mistakes: ({ number, email }) => ({
      number: numberOf(number) === null ? "Skriv bokningsnumret, bara siffror" : undefined,
      email: email.trim() === "" ? "Skriv e-postadressen som du bokade med" : undefined,
    }),
    send: async ({ number, email }) => {
      const wish = { bookingId: numberOf(number) ?? 0, email: email.trim() };
      await findMyBooking(wish);
      setSent({ number: `#${wish.bookingId}`, email: wish.email });
    },
  });
  const { ref } = form.props;
  const wasSent = useRef(false);
  useEffect(() => {
    // The button that led back is gone.
    if (sent === null && wasSent.current) ref.current?.querySelector("input")?.focus();
    wasSent.current = sent !== null;
  }, [sent, ref]);
  // What was typed stays with the form, for whoever comes back to it.
  if (sent) return <Sent words={sentWords(sent)} onAgain={() => setSent(null)} />;
  return (
    <>
      <p>{lead}</p>
      <form {...form.props} method="post" className="grid grid-cols-1 gap-5">
        <TextField
          {...form.text("number")}
          label="Bokningsnummer"
          hint="Det står i alla brev från oss, till exempel #1234567."
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...form.text("email")}
          label="E-post"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <CallProblem error={form.problem} />
        <noscript>
          <p>{myBookingTexts.findWithoutScript}</p>
        </noscript>
        <BusyButton type="submit" disabled={!isInBrowser} isBusy={form.isBusy} busyLabel="Skickar…">
          {form.problem ? "Försök igen" : "Mejla mig länken"}
        </BusyButton>
      </form>
    </>
  );
}

function Sent({ words, onAgain }: { words: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="pay-note" role="status">
        <h2 ref={heading} tabIndex={-1}>
          {myBookingTexts.sent}
        </h2>
        <p className="wrap-anywhere">{words}</p>
      </div>
      <Button look="quiet" className="justify-self-start" onClick={onAgain}>
        {myBookingTexts.typeAgain}
      </Button>
    </>
  );
}

/** As it is written in letters, `#1234567`, or without its sign and with spaces. */
function numberOf(text: string): number | null {
  const digits = text.replaceAll(/[\s#]/g, "");
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}
