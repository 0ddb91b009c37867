import { UserPlus } from "lucide-react";
import { useState } from "react";
import { ROLES, type Role } from "#domain/access/roles.ts";
import { ROLE_LABELS } from "#texts/roles.ts";
import { useCreateAccount } from "#web/api/people.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { lengthProblem } from "#web/shell/password-words.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { ROLE_MEANINGS } from "./role-words.ts";

export function NewAccount() {
  return (
    <EditDialog
      title="Nytt konto utan mejl"
      isShort
      trigger={
        <Button look="quiet" className="button-small">
          <UserPlus aria-hidden="true" size={17} />
          Nytt konto utan mejl
        </Button>
      }
    >
      <AccountForm />
    </EditDialog>
  );
}

type Typed = { username: string; password: string; role: Role };

// Whoever is given an account by hand is most often a colleague at the counter.
const BEGIN: Typed = { username: "", password: "", role: "staff" };

function AccountForm() {
  const create = useCreateAccount();
  const [isShown, setIsShown] = useState(false);
  const form = useForm({
    start: BEGIN,
    mistakes: ({ username, password }) => ({
      username: username.trim() === "" ? "Välj ett användarnamn" : undefined,
      password: lengthProblem(password),
    }),
    fieldOfCode: { "auth.username-taken": "username" },
    send: async (typed) => {
      await create.mutateAsync(typed);
      toast({
        title: "Kontot är skapat",
        description: `${typed.username.trim()}: ${ROLE_LABELS[typed.role]}`,
      });
    },
    onRefused: tellProblem,
  });
  return (
    <EditForm form={form} submitLabel="Skapa kontot">
      <TextField
        {...form.text("username")}
        label="Användarnamn"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <SelectField
        {...form.text("role")}
        label="Roll"
        hint={ROLE_MEANINGS[form.values.role]}
        options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
      />
      <TextField
        {...form.text("password")}
        label="Lösenord"
        hint="Minst 8 tecken. Berätta det för din kollega, som sedan byter det under Konto."
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <CheckField
        label="Visa lösenordet"
        checked={isShown}
        onChange={(event) => setIsShown(event.target.checked)}
      />
    </EditForm>
  );
}
