import { useState } from "react";
import type { Withdrawal } from "#contracts/withdrawals.ts";
import { findWithdrawal, type WithdrawalWish } from "#web/api/withdrawals.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { withdrawalTexts } from "./texts.ts";

type Typed = { number: string; email: string };

type FindBookingProps = {
  typed: Typed;
  token: string | null;
  setTyped: (typed: Typed) => void;
  onFound: (found: { wish: WithdrawalWish; withdrawal: Withdrawal }) => void;
};

export function FindBooking({ typed, token, setTyped, onFound }: FindBookingProps) {
  const isInBrowser = useInBrowser();
  const [hasTried, setHasTried] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [find, isFinding] = useOneAtATime(async (wish: WithdrawalWish) => {
    setProblem(null);
    await findWithdrawal(wish).then((withdrawal) => onFound({ wish, withdrawal }), setProblem);
  });
  const bookingId = numberOf(typed.number);
  const email = typed.email.trim();
  const errors = {
    number: bookingId === null ? withdrawalTexts.numberWrong : undefined,
    email: email === "" ? withdrawalTexts.emailMissing : undefined,
  };
  return (
    <>
      <p>{withdrawalTexts.lead}</p>
      <noscript>
        <p>{withdrawalTexts.withoutScript}</p>
      </noscript>
      {/* Sent by script alone: what is typed before it has come must not end up in the address. */}
      <form
        method="post"
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setHasTried(true);
          if (bookingId !== null && email !== "") return find({ bookingId, email, token });
          const wrong = bookingId === null ? "bokning" : "email";
          (event.currentTarget.elements.namedItem(wrong) as HTMLElement).focus();
        }}
      >
        <TextField
          label={withdrawalTexts.number}
          hint={withdrawalTexts.numberHint}
          error={hasTried ? errors.number : undefined}
          name="bokning"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed.number}
          onChange={(event) => setTyped({ ...typed, number: event.target.value })}
        />
        <TextField
          label={withdrawalTexts.email}
          hint={withdrawalTexts.emailHint}
          error={hasTried ? errors.email : undefined}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={typed.email}
          onChange={(event) => setTyped({ ...typed, email: event.target.value })}
        />
        <CallProblem error={problem} />
        <BusyButton
          type="submit"
          disabled={!isInBrowser}
          isBusy={isFinding}
          busyLabel={withdrawalTexts.searching}
        >
          {withdrawalTexts.search}
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
