import { useState } from "react";
import { PASSWORD_MIN_LENGTH } from "#domain/access/password.ts";
import { useUpdatePassword } from "#web/api/sign-in.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { CallProblem } from "./call-problem.tsx";
import { useForm } from "./form/use-form.ts";
import { FormGuard } from "./leave-question.tsx";
import { isPasswordQuestion, passwordProblems } from "./password-words.ts";

const EMPTY = { password: "", confirmation: "", currentPassword: "" };

/** Asks for the present password only when the server does, since a recent sign-in is enough. */
export function PasswordCard() {
  const { form, isAsked } = usePasswordForm();
  const shared = { type: "password", required: true, maxLength: 200 };
  const isNew = { ...shared, autoComplete: "new-password", minLength: PASSWORD_MIN_LENGTH };
  return (
    <Panel title="Byt lösenord" lead="När du byter lösenord loggas alla andra enheter ut.">
      <form {...form.props} className="grid grid-cols-1 gap-5">
        {isAsked && (
          <TextField
            {...shared}
            {...form.text("currentPassword")}
            label="Nuvarande lösenord"
            autoComplete="current-password"
          />
        )}
        <TextField {...isNew} {...form.text("password")} label="Nytt lösenord" />
        <TextField {...isNew} {...form.text("confirmation")} label="Bekräfta lösenordet" />
        <CallProblem error={form.problem} />
        <div>
          <BusyButton type="submit" look="quiet" isBusy={form.isBusy} busyLabel="Sparar…">
            Spara lösenordet
          </BusyButton>
        </div>
        <FormGuard form={form} what="ändringar" />
      </form>
    </Panel>
  );
}

function usePasswordForm() {
  const updatePassword = useUpdatePassword();
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm({
    start: EMPTY,
    mistakes: passwordProblems,
    send: async ({ password, currentPassword }) => {
      await updatePassword.mutateAsync(isAsked ? { password, currentPassword } : { password });
      setIsAsked(false);
      toast({ title: "Lösenordet har uppdaterats" });
      return EMPTY;
    },
    onRefused: (error) => {
      if (isPasswordQuestion(error)) setIsAsked(true);
      else tellFailure();
    },
  });
  return { form, isAsked };
}

function tellFailure(): void {
  toast({ title: "Fel", description: "Kunde inte uppdatera lösenordet", variant: "destructive" });
}
