import { useState } from "react";
import { findMyBooking } from "#web/api/my-booking.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { myBookingTexts } from "./texts.ts";

/** Asks for a letter with the link; nobody is told whether such a booking exists. */
export function FindLink({ lead, start = "" }: { lead: string; start?: string }) {
  const isInBrowser = useInBrowser();
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    start: { number: start, email: "" },
    mistakes: ({ number, email }) => ({
      number: numberOf(number) === null ? "Skriv bokningsnumret, bara siffror" : undefined,
      email: email.trim() === "" ? "Skriv e-postadressen som du bokade med" : undefined,
    }),
    send: async ({ number, email }) => {
      await findMyBooking({ bookingId: numberOf(number) ?? 0, email: email.trim() });
      setIsSent(true);
    },
  });
  if (isSent)
    return (
      <div className="pay-note" role="status">
        <h2>{myBookingTexts.sent}</h2>
        <p>{myBookingTexts.sentText}</p>
      </div>
    );
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

/** As it is written in letters, `#1234567`, or without its sign and with spaces. */
function numberOf(text: string): number | null {
  const digits = text.replaceAll(/[\s#]/g, "");
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}
