import { UserPlus } from "lucide-react";
import { useState } from "react";
import { PASSWORD_MIN_LENGTH } from "#domain/access/password.ts";
import { ROLES, type Role } from "#domain/access/roles.ts";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { useCreateAccount } from "#web/api/people.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { EditDialog, EditForm } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ROLE_LABELS, ROLE_MEANINGS } from "./role-words.ts";

export function NewAccount() {
  return (
    <EditDialog
      title="Nytt konto"
      isShort
      trigger={
        <Button look="quiet" className="button-small">
          <UserPlus aria-hidden="true" size={17} />
          Nytt konto
        </Button>
      }
    >
      <AccountForm />
    </EditDialog>
  );
}

type Typed = { username: string; password: string; role: Role };
type Problems = { username?: string | undefined; password?: string | undefined };

// Whoever is given an account by hand is most often a colleague at the counter.
const BEGIN: Typed = { username: "", password: "", role: "staff" };

function AccountForm() {
  const create = useCreateAccount();
  const [typed, setTyped] = useState(BEGIN);
  const [isShown, setIsShown] = useState(false);
  const [mistakes, setMistakes] = useState<Problems>({});
  const refused = refusalOf(create.error);
  const type = (change: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...change }));
    setMistakes({});
  };
  async function submit(): Promise<boolean> {
    create.reset();
    const found = mistakesIn(typed);
    setMistakes(found);
    if (Object.keys(found).length > 0) return false;
    return toldCall(create.mutateAsync(typed), {
      title: "Kontot är skapat",
      description: `${typed.username.trim()}: ${ROLE_LABELS[typed.role]}`,
    });
  }
  return (
    <EditForm
      submitLabel="Skapa kontot"
      isDirty={typed.username !== "" || typed.password !== ""}
      problem={!refused && <CallProblem error={create.error} />}
      onSubmit={submit}
    >
      <TextField
        label="Användarnamn"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={typed.username}
        error={mistakes.username ?? refused?.username}
        onChange={(event) => type({ username: event.target.value })}
      />
      <SelectField
        label="Roll"
        hint={ROLE_MEANINGS[typed.role]}
        options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        value={typed.role}
        onChange={({ target }) =>
          type({ role: ROLES.find((role) => role === target.value) ?? typed.role })
        }
      />
      <TextField
        label="Lösenord"
        hint="Minst 8 tecken. Berätta det för din kollega, som sedan byter det under Konto."
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={typed.password}
        error={mistakes.password ?? refused?.password}
        onChange={(event) => type({ password: event.target.value })}
      />
      <CheckField
        label="Visa lösenordet"
        checked={isShown}
        onChange={(event) => setIsShown(event.target.checked)}
      />
    </EditForm>
  );
}

function mistakesIn({ username, password }: Typed): Problems {
  return {
    ...(username.trim() === "" && { username: "Välj ett användarnamn" }),
    ...(password.length < PASSWORD_MIN_LENGTH && {
      password: "Lösenordet måste vara minst 8 tecken långt",
    }),
  };
}

/** What the server has against name or password, to stand beside the field; null when it is something else. */
function refusalOf(error: unknown): Problems | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "auth.username-taken") return { username: sentenceFor(error) };
  const { username, password } = error.fields;
  return username === undefined && password === undefined ? null : { username, password };
}
