import { useState } from "react";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { useLogin } from "#web/api/sign-in.ts";
import { useUser } from "#web/shell/use-user.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** Tells why a call failed. Where the session has ended, one signs in again on the spot and goes on. */
export function useFailures() {
  const [lost, setLost] = useState<{ retry: () => void }>();
  return {
    tellFailure: (error: unknown, retry: () => void) => {
      if (error instanceof ApiError && error.status === 401) setLost({ retry });
      else
        toast({
          title: "Ett fel uppstod",
          description: sentenceFor(error),
          variant: "destructive",
        });
    },
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

function SignInAgain({ onClose, onSignedIn }: { onClose: () => void; onSignedIn: () => void }) {
  const user = useUser();
  const login = useLogin();
  const [username, setUsername] = useState(user?.username ?? "");
  const [password, setPassword] = useState("");
  return (
    <ShownDialog title="Logga in igen" onClose={onClose}>
      <p>Du har loggats ut. Det du har skrivit är kvar och sparas när du har loggat in.</p>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog lies inside the page's own form.
          event.stopPropagation();
          if (!login.isPending) login.mutate({ username, password }, { onSuccess: onSignedIn });
        }}
      >
        <TextField
          label="Användarnamn"
          autoComplete="username"
          autoCapitalize="none"
          required
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <TextField
          label="Lösenord"
          type="password"
          autoComplete="current-password"
          // The name is known already.
          data-begin={username !== ""}
          required
          value={password}
          error={login.error ? sentenceFor(login.error) : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="edit-buttons">
          <Button look="quiet" onClick={onClose}>
            Inte nu
          </Button>
          <BusyButton type="submit" isBusy={login.isPending} busyLabel="Loggar in…">
            Logga in och fortsätt
          </BusyButton>
        </div>
      </form>
    </ShownDialog>
  );
}
