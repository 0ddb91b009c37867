import { useEffect, useRef, useState } from "react";
import { PASSWORD_MIN_LENGTH } from "#domain/access/password.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useUpdatePassword } from "#web/api/sign-in.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { CallProblem } from "./call-problem.tsx";
import { passwordProblem } from "./password-words.ts";

const EMPTY = { password: "", confirmation: "", current: "" };

/** Asks for the present password only when the server does, since a recent sign-in is enough. */
export function PasswordCard() {
  const { typed, type, isAsked, save, isBusy, problems, ref } = usePasswordForm();
  const shared = { type: "password", required: true, maxLength: 200 };
  const isNew = { ...shared, autoComplete: "new-password", minLength: PASSWORD_MIN_LENGTH };
  return (
    <Panel title="Byt lösenord" lead="När du byter lösenord loggas alla andra enheter ut.">
      {/* The sentences below are the shop's own, and in Swedish whatever the browser speaks. */}
      <form
        noValidate
        ref={ref}
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {isAsked && (
          <TextField
            {...shared}
            label="Nuvarande lösenord"
            autoComplete="current-password"
            value={typed.current}
            error={problems.current}
            onChange={(event) => type({ current: event.target.value })}
          />
        )}
        <TextField
          {...isNew}
          label="Nytt lösenord"
          value={typed.password}
          error={problems.password}
          onChange={(event) => type({ password: event.target.value })}
        />
        <TextField
          {...isNew}
          label="Bekräfta lösenordet"
          value={typed.confirmation}
          error={problems.confirmation}
          onChange={(event) => type({ confirmation: event.target.value })}
        />
        <CallProblem error={problems.other} />
        <div>
          <BusyButton type="submit" look="quiet" isBusy={isBusy} busyLabel="Sparar…">
            Spara lösenordet
          </BusyButton>
        </div>
      </form>
    </Panel>
  );
}

function usePasswordForm() {
  const updatePassword = useUpdatePassword();
  const [typed, setTyped] = useState(EMPTY);
  const [isAsked, setIsAsked] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const [failures, setFailures] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const [save, isBusy] = useOneAtATime(async () => {
    const found = passwordProblem(typed.password, typed.confirmation);
    setMistake(found);
    if (found) return setFailures((count) => count + 1);
    const { password, current } = typed;
    try {
      await updatePassword.mutateAsync(
        isAsked ? { password, currentPassword: current } : { password },
      );
    } catch (error) {
      // To be asked for the present one is a question; nothing has failed yet.
      if (isQuestion(error)) setIsAsked(true);
      else tellFailure();
      return setFailures((count) => count + 1);
    }
    setTyped(EMPTY);
    setIsAsked(false);
    toast({ title: "Lösenordet har uppdaterats" });
  });

  const { error } = updatePassword;
  const fields = error instanceof ApiError ? error.fields : {};
  const isAtField = fields["currentPassword"] !== undefined || fields["password"] !== undefined;
  const problems = {
    current: fields["currentPassword"],
    password: fields["password"],
    confirmation: mistake,
    other: isAtField ? null : error,
  };
  const type = (change: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...change }));
  return { typed, type, isAsked, save, isBusy, problems, ref };
}

function isQuestion(error: unknown): boolean {
  return error instanceof ApiError && error.code === "auth.current-password-needed";
}

function tellFailure(): void {
  toast({ title: "Fel", description: "Kunde inte uppdatera lösenordet", variant: "destructive" });
}
