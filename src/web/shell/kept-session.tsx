import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { sentenceFor } from "#web/api/api-error.ts";
import { mendRefusals } from "#web/api/request.ts";
import { useLogin } from "#web/api/sign-in.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useForm } from "./form/use-form.ts";
import { isSessionLost } from "./is-session-lost.ts";
import { answerAsking, mendLostSession, signingInAgain } from "./signing-in-again.ts";
import { useUser } from "./use-user.ts";

/**
 * Stands where one has to be signed in. Whose session has ended while the page is open signs in on the spot, goes on
 * and loses nothing: what was sent is sent again, and what could not be read is read.
 */
export function KeptSession() {
  const { isAsking } = useSyncExternalStore(
    signingInAgain.subscribe,
    signingInAgain.read,
    signingInAgain.read,
  );
  useEffect(() => {
    mendRefusals(mendLostSession);
    return () => {
      mendRefusals(undefined);
      answerAsking(false);
    };
  }, []);
  return isAsking && <SignInAgain />;
}

function SignInAgain() {
  const queryClient = useQueryClient();
  const user = useUser();
  const login = useLogin();
  const form = useForm({
    start: { username: user?.username ?? "", password: "" },
    fieldOfCode: { "auth.wrong-credentials": "password" },
    mistakes: ({ username }) => ({
      username: user ? otherThan(user.username, username) : undefined,
    }),
    send: async (values) => {
      await login.mutateAsync(values);
      answerAsking(true);
      void readUnread(queryClient);
    },
  });
  return (
    <ShownDialog title="Logga in igen" onClose={notNow}>
      <p>Du har loggats ut. Det du har skrivit är kvar, och du fortsätter där du var.</p>
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
          <Button look="quiet" onClick={notNow}>
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

/**
 * What was begun as one is not done as another, who might not even be let in to the page it stands on. The server takes
 * a name in any case, too.
 */
function otherThan(name: string, typed: string): string | undefined {
  const folded = (one: string) => one.trim().normalize("NFC").toLowerCase();
  if (typed.trim() === "" || folded(typed) === folded(name)) return undefined;
  return `Här fortsätter ${name} med det som är skrivet. Ska någon annan logga in: välj Inte nu, ta vara på texten och logga in på nytt.`;
}

function notNow(): void {
  answerAsking(false);
}

async function readUnread(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({
    type: "active",
    predicate: ({ state }) => isSessionLost(state.error),
  });
}
