import type { useResetPassword } from "#web/api/account-links.ts";
import { ApiError } from "#web/api/api-error.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { passwordProblems } from "#web/shell/password-words.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";

type ResetFormProps = {
  username: string;
  change: ReturnType<typeof useResetPassword>;
  /** The link was used elsewhere, or its hour is over. */
  onClosed: () => void;
};

export function ResetForm({ username, change, onClosed }: ResetFormProps) {
  const isInBrowser = useInBrowser();
  const form = useForm({
    start: { password: "", confirmation: "" },
    mistakes: passwordProblems,
    send: async ({ password }) => {
      await change.mutateAsync({ password });
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code?.startsWith("auth.link-")) onClosed();
    },
  });
  const twice = { type: "password", autoComplete: "new-password", required: true, maxLength: 200 };
  return (
    <form {...form.props} method="post" className="mt-4 grid grid-cols-1 gap-5">
      {/* A browser that keeps passwords learns whose this one is. */}
      <TextField
        label="Användarnamn"
        name="username"
        value={username}
        readOnly
        autoComplete="username"
      />
      <TextField
        {...twice}
        {...form.text("password")}
        label="Nytt lösenord"
        hint="Minst 8 tecken. Alla enheter loggas ut."
      />
      <TextField {...twice} {...form.text("confirmation")} label="Bekräfta lösenordet" />
      <CallProblem error={form.problem} />
      <noscript>
        <p>För att byta lösenord behöver webbläsaren tillåta JavaScript.</p>
      </noscript>
      <BusyButton type="submit" disabled={!isInBrowser} isBusy={form.isBusy} busyLabel="Sparar…">
        Spara lösenordet
      </BusyButton>
    </form>
  );
}
