import type { InvitationShown } from "#contracts/account-links.ts";
import type { useAcceptInvitation } from "#web/api/account-links.ts";
import { ApiError } from "#web/api/api-error.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { passwordProblems } from "#web/shell/password-words.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";

type AcceptFormProps = {
  invited: InvitationShown;
  accept: ReturnType<typeof useAcceptInvitation>;
  /** Somebody was faster, or the hour is over. */
  onClosed: () => void;
};

const EMPTY = { username: "", password: "", confirmation: "" };

export function AcceptForm({ invited, accept, onClosed }: AcceptFormProps) {
  const isInBrowser = useInBrowser();
  const form = useForm({
    start: EMPTY,
    mistakes: ({ username, ...typed }) => ({
      username: username.trim() === "" ? "Välj ett användarnamn" : undefined,
      ...passwordProblems(typed),
    }),
    fieldOfCode: { "auth.username-taken": "username" },
    send: async ({ username, password }) => {
      const user = await accept.mutateAsync({ username, password });
      toast({ title: "Ditt konto är klart", description: `Välkommen, ${user.username}!` });
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code?.startsWith("auth.link-")) onClosed();
    },
  });
  const twice = { type: "password", autoComplete: "new-password", required: true, maxLength: 200 };
  // Sent by script alone: what is typed before it has come must not end up in the address.
  return (
    <form {...form.props} method="post" className="mt-6 grid grid-cols-1 gap-5">
      <TextField
        {...form.text("username")}
        label="Användarnamn"
        hint={`Det du loggar in med. Dina mejl går till ${invited.email}.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={100}
      />
      <TextField {...twice} {...form.text("password")} label="Lösenord" hint="Minst 8 tecken." />
      <TextField {...twice} {...form.text("confirmation")} label="Bekräfta lösenordet" />
      <CallProblem error={form.problem} />
      <noscript>
        <p>För att skapa ett konto behöver webbläsaren tillåta JavaScript.</p>
      </noscript>
      <BusyButton
        type="submit"
        disabled={!isInBrowser}
        isBusy={form.isBusy}
        busyLabel="Skapar kontot…"
      >
        Skapa konto och logga in
      </BusyButton>
    </form>
  );
}
