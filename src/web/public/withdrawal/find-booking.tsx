import { Link } from "wouter";
import type { Withdrawal } from "#contracts/withdrawals.ts";
import { ApiError } from "#web/api/api-error.ts";
import { findWithdrawal, type WithdrawalWish } from "#web/api/withdrawals.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { withdrawalTexts } from "./texts.ts";

type Typed = { number: string; email: string };

type FindBookingProps = {
  typed: Typed;
  token: string | null;
  /** Keeps it for whoever comes back. */
  setTyped: (typed: Typed) => void;
  onFound: (found: { wish: WithdrawalWish; withdrawal: Withdrawal }) => void;
};

export function FindBooking({ typed, token, setTyped, onFound }: FindBookingProps) {
  const isInBrowser = useInBrowser();
  const form = useForm({
    start: typed,
    mistakes: ({ number, email }) => ({
      number: numberOf(number) === null ? withdrawalTexts.numberWrong : undefined,
      email: email.trim() === "" ? withdrawalTexts.emailMissing : undefined,
    }),
    send: async (values) => {
      const wish = { bookingId: numberOf(values.number) ?? 0, email: values.email.trim(), token };
      const withdrawal = await findWithdrawal(wish);
      setTyped(values);
      onFound({ wish, withdrawal });
    },
  });
  return (
    <>
      <p>{withdrawalTexts.lead}</p>
      <noscript>
        <p>{withdrawalTexts.withoutScript}</p>
      </noscript>
      {/* Sent by script alone: what is typed before it has come must not end up in the address. */}
      <form {...form.props} method="post" className="grid grid-cols-1 gap-5">
        <TextField
          {...form.text("number")}
          label={withdrawalTexts.number}
          hint={withdrawalTexts.numberHint}
          name="bokning"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...form.text("email")}
          label={withdrawalTexts.email}
          hint={withdrawalTexts.emailHint}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        {isCancelledInstead(form.problem) ? (
          <div role="status">
            <Panel title={withdrawalTexts.cancelledInstead}>
              <p>{form.problem.sentence}</p>
              <p>
                <Link href={ownPageOf(form.values.number)} className="text-link">
                  {withdrawalTexts.toOwnPage}
                </Link>
              </p>
            </Panel>
          </div>
        ) : (
          <CallProblem error={form.problem} />
        )}
        <BusyButton
          type="submit"
          disabled={!isInBrowser}
          isBusy={form.isBusy}
          busyLabel={withdrawalTexts.searching}
        >
          {withdrawalTexts.search}
        </BusyButton>
      </form>
    </>
  );
}

const CANCELLED_INSTEAD: readonly string[] = [
  "withdrawal.vehicle",
  "withdrawal.organisation",
  "withdrawal.too-late",
];

/** No right of withdrawal, or none any more, but a booking that is cancelled on its own page: nobody has done wrong. */
function isCancelledInstead(problem: unknown): problem is ApiError {
  return problem instanceof ApiError && CANCELLED_INSTEAD.includes(problem.code ?? "");
}

/** To where a link to the own page is asked for, the number filled in. */
function ownPageOf(number: string): string {
  return `/min-bokning?bokning=${numberOf(number) ?? ""}`;
}

/** As it is written in letters, `#1234567`, or without its sign and with spaces. */
function numberOf(text: string): number | null {
  const digits = text.replaceAll(/[\s#]/g, "");
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}
