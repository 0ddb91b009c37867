import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { Account } from "#contracts/people.ts";
import { PASSWORD_MIN_LENGTH } from "#domain/access/password.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useSetPassword } from "#web/api/people.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { EditDialog, EditForm } from "#web/ui/edit-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export function SetPassword({ account }: { account: Account }) {
  return (
    <EditDialog
      title="Nytt lösenord"
      isShort
      trigger={
        <Button look="plain" className="button-small">
          <KeyRound aria-hidden="true" size={17} />
          Nytt lösenord
        </Button>
      }
    >
      <PasswordForm account={account} />
    </EditDialog>
  );
}

/** One's own is changed where the present one can be asked for. */
export function OwnPassword() {
  return (
    <Link href="/konto" className={`${buttonClass("plain")} button-small`}>
      <KeyRound aria-hidden="true" size={17} />
      Byt lösenord
    </Link>
  );
}

function PasswordForm({ account }: { account: Account }) {
  const setPassword = useSetPassword();
  const [password, type] = useState("");
  const [isShown, setIsShown] = useState(false);
  const [error, setError] = useState<string>();
  async function submit(): Promise<boolean> {
    if (password.length < PASSWORD_MIN_LENGTH) {
      setError("Lösenordet måste vara minst 8 tecken långt");
      return false;
    }
    return toldCall(setPassword.mutateAsync({ id: account.id, password }), {
      title: "Lösenordet har uppdaterats",
      description: account.username,
    });
  }
  return (
    <EditForm
      submitLabel="Spara lösenordet"
      isDirty={password !== ""}
      problem={!refusalOf(setPassword.error) && <CallProblem error={setPassword.error} />}
      onSubmit={submit}
    >
      <TextField
        label={`Nytt lösenord för ${account.username}`}
        hint="Minst 8 tecken. Kontot loggas ut överallt."
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={password}
        error={error ?? refusalOf(setPassword.error)}
        onChange={(event) => {
          type(event.target.value);
          setError(undefined);
        }}
      />
      <CheckField
        label="Visa lösenordet"
        checked={isShown}
        onChange={(event) => setIsShown(event.target.checked)}
      />
    </EditForm>
  );
}

/** What the server has against the password itself. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields["password"] : undefined;
}
