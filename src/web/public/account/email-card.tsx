import { useState } from "react";
import { isMailAddress } from "#domain/text/mail-address.ts";
import { MAIL_ADDRESS_MALFORMED } from "#texts/mail-address.ts";
import { useUpdateEmail } from "#web/api/sign-in.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { isPasswordQuestion } from "#web/shell/password-words.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** Asks for the present password only when the server does, as `PasswordCard` does. */
export function EmailCard({ email }: { email: string | null }) {
  const { form, isAsked } = useEmailForm(email ?? "");
  return (
    <Panel
      title="E-post"
      lead={
        email === null
          ? "Ditt konto har ingen adress än. Med en adress kan du själv få ett nytt lösenord om du glömmer ditt."
          : "Hit skickas länken om du glömmer lösenordet."
      }
    >
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <TextField
          {...form.text("email")}
          label="E-postadress"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
        />
        {isAsked && (
          <TextField
            {...form.text("currentPassword")}
            label="Ditt lösenord"
            type="password"
            autoComplete="current-password"
            required
            maxLength={200}
          />
        )}
        <CallProblem error={form.problem} />
        <div>
          <BusyButton type="submit" look="quiet" isBusy={form.isBusy} busyLabel="Sparar…">
            Spara adressen
          </BusyButton>
        </div>
        <FormGuard form={form} what="ändringar" />
      </form>
    </Panel>
  );
}

function useEmailForm(stored: string) {
  const updateEmail = useUpdateEmail();
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm({
    start: { email: stored, currentPassword: "" },
    mistakes: ({ email }) => ({
      email: isMailAddress(email.trim()) ? undefined : MAIL_ADDRESS_MALFORMED,
    }),
    fieldOfCode: { "auth.email-taken": "email" },
    send: async ({ email, currentPassword }) => {
      const saved = await updateEmail.mutateAsync(isAsked ? { email, currentPassword } : { email });
      setIsAsked(false);
      toast({ title: "Adressen är sparad", description: saved.email ?? "" });
      return { email: saved.email ?? "", currentPassword: "" };
    },
    onRefused: (error) => {
      if (isPasswordQuestion(error)) setIsAsked(true);
      else tellProblem(error);
    },
  });
  return { form, isAsked };
}
