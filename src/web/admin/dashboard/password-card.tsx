import { useState } from "react";
import { PASSWORD_MIN_LENGTH } from "#domain/access/password.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { useUpdatePassword } from "#web/api/auth.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";

export function PasswordCard() {
  const updatePassword = useUpdatePassword();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [error, setError] = useState<string>();

  function save() {
    const problem = passwordProblem(password, confirmation);
    setError(problem);
    if (problem || updatePassword.isPending) return;
    updatePassword.mutate(password, {
      onSuccess: () => {
        setPassword("");
        setConfirmation("");
        toast({ title: "Lösenordet har uppdaterats" });
      },
      onError: (cause) => {
        toast({
          title: "Fel",
          description: "Kunde inte uppdatera lösenordet",
          variant: "destructive",
        });
        setError(sentenceFor(cause));
      },
    });
  }

  return (
    <section className="card max-w-xl p-8" aria-labelledby="password-heading">
      <h2 id="password-heading" className="heading-2">
        Byt lösenord
      </h2>
      <p className="mt-2 text-muted">När du byter lösenord loggas alla andra enheter ut.</p>
      <form
        className="mt-6 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Nytt lösenord"
          type="password"
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN_LENGTH}
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label="Bekräfta lösenordet"
          type="password"
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN_LENGTH}
          maxLength={200}
          value={confirmation}
          error={error}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <div>
          <Button type="submit" disabled={updatePassword.isPending}>
            Spara lösenordet
          </Button>
        </div>
      </form>
    </section>
  );
}

function passwordProblem(password: string, confirmation: string): string | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return "Lösenordet måste vara minst 8 tecken långt";
  if (password !== confirmation) return "Lösenorden matchar inte";
  return undefined;
}
