import { useRef, useState } from "react";
import { PASSWORD_MIN_LENGTH } from "#domain/access/password.ts";
import { useUpdatePassword } from "#web/api/auth.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";

export function PasswordCard() {
  const updatePassword = useUpdatePassword();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [problem, setProblem] = useState<string>();
  const confirmationField = useRef<HTMLDivElement>(null);
  const [save, isBusy] = useOneAtATime(async () => {
    const found = passwordProblem(password, confirmation);
    setProblem(found);
    if (found) {
      confirmationField.current?.querySelector("input")?.focus();
      return;
    }
    try {
      await updatePassword.mutateAsync(password);
    } catch {
      toast({
        title: "Fel",
        description: "Kunde inte uppdatera lösenordet",
        variant: "destructive",
      });
      return;
    }
    setPassword("");
    setConfirmation("");
    toast({ title: "Lösenordet har uppdaterats" });
  });
  const shared = {
    type: "password",
    autoComplete: "new-password",
    required: true,
    minLength: PASSWORD_MIN_LENGTH,
    maxLength: 200,
  };

  return (
    <Panel title="Byt lösenord" lead="När du byter lösenord loggas alla andra enheter ut.">
      {/* The sentences below are the shop's own, and in Swedish whatever the browser speaks. */}
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          {...shared}
          label="Nytt lösenord"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div ref={confirmationField}>
          <TextField
            {...shared}
            label="Bekräfta lösenordet"
            value={confirmation}
            error={problem}
            onChange={(event) => setConfirmation(event.target.value)}
          />
        </div>
        <CallProblem error={updatePassword.error} />
        <div>
          <BusyButton type="submit" look="quiet" isBusy={isBusy} busyLabel="Sparar…">
            Spara lösenordet
          </BusyButton>
        </div>
      </form>
    </Panel>
  );
}

function passwordProblem(password: string, confirmation: string): string | undefined {
  if (password !== confirmation) return "Lösenorden matchar inte";
  if (password.length < PASSWORD_MIN_LENGTH) return "Lösenordet måste vara minst 8 tecken långt";
  return undefined;
}
