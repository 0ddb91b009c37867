import { useState } from "react";
import { sentenceFor } from "#web/api/api-error.ts";
import { useLogin } from "#web/api/sign-in.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useForm } from "./form/use-form.ts";
import { useUser } from "./use-user.ts";

type LostSessionProps = {
  /** Does again what was refused. Without it whoever has signed in presses once more. */
  onRetry?: (() => void) | undefined;
};

/** Whose session has ended signs in again on the spot, goes on and loses nothing. */
export function LostSession({ onRetry }: LostSessionProps) {
  // What is merely read fails by itself, and interrupts nobody.
  const [state, setState] = useState<"asking" | "told" | "signed-in">(onRetry ? "asking" : "told");
  if (state === "signed-in") return null;
  return (
    <ProblemNote>
      <p>Du är inte inloggad längre. Det du har skrivit finns kvar här.</p>
      <Button look="quiet" className="button-small" onClick={() => setState("asking")}>
        Logga in igen
      </Button>
      {state === "asking" && (
        <SignInAgain
          onClose={() => setState("told")}
          onSignedIn={() => {
            setState("signed-in");
            onRetry?.();
          }}
        />
      )}
    </ProblemNote>
  );
}

/** For what is sent without such a note beside it: asks, and goes on when somebody has signed in. */
export function useSignInAgain() {
  const [lost, setLost] = useState<{ retry: () => void }>();
  return {
    askToSignIn: (retry: () => void) => setLost({ retry }),
    dialog: lost && (
      <SignInAgain
        onClose={() => setLost(undefined)}
        onSignedIn={() => {
          setLost(undefined);
          lost.retry();
        }}
      />
    ),
  };
}

type SignInAgainProps = { onClose: () => void; onSignedIn: () => void };

function SignInAgain({ onClose, onSignedIn }: SignInAgainProps) {
  const user = useUser();
  const login = useLogin();
  const form = useForm({
    start: { username: user?.username ?? "", password: "" },
    fieldOfCode: { "auth.wrong-credentials": "password" },
    send: async (values) => {
      await login.mutateAsync(values);
      onSignedIn();
    },
  });
  return (
    <ShownDialog title="Logga in igen" onClose={onClose}>
      <p>Du har loggats ut. Det du har skrivit är kvar och sparas när du har loggat in.</p>
      <form {...form.props} className="grid gap-5">
        <TextField
          {...form.text("username")}
          label="Användarnamn"
          autoComplete="username"
          autoCapitalize="none"
          required
        />
        <TextField
          {...form.text("password")}
          label="Lösenord"
          type="password"
          autoComplete="current-password"
          // The name is known already.
          data-begin={form.values.username !== ""}
          required
        />
        {form.problem !== null && (
          <ProblemNote>
            <p>{sentenceFor(form.problem)}</p>
          </ProblemNote>
        )}
        <div className="edit-buttons">
          <Button look="quiet" onClick={onClose}>
            Inte nu
          </Button>
          <BusyButton type="submit" isBusy={form.isBusy} busyLabel="Loggar in…">
            Logga in och fortsätt
          </BusyButton>
        </div>
      </form>
    </ShownDialog>
  );
}
