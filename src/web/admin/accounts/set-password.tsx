import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { Account } from "#contracts/people.ts";
import { useSetPassword } from "#web/api/people.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { lengthProblem } from "#web/shell/password-words.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";

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
  const [isShown, setIsShown] = useState(false);
  const form = useForm({
    start: { password: "" },
    mistakes: ({ password }) => ({ password: lengthProblem(password) }),
    send: async ({ password }) => {
      await setPassword.mutateAsync({ id: account.id, password });
      toast({ title: "Lösenordet har uppdaterats", description: account.username });
    },
    onRefused: tellProblem,
  });
  return (
    <EditForm form={form} submitLabel="Spara lösenordet">
      <TextField
        {...form.text("password")}
        label={`Nytt lösenord för ${account.username}`}
        hint="Minst 8 tecken. Kontot loggas ut överallt."
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
