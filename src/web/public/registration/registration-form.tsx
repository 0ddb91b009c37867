import { useEffect, useRef, useState } from "react";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import type { useRegister } from "#web/api/auth.ts";
import { passwordProblem } from "#web/shell/password-words.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { dismissToast, toast } from "#web/ui/toast-store.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";

type Register = ReturnType<typeof useRegister>;

export function RegistrationForm({ register }: { register: Register }) {
  const isInBrowser = useInBrowser();
  const { typed, type, problems, submit, form } = useRegistration(register);
  const twice = {
    type: "password",
    autoComplete: "new-password",
    required: true,
    maxLength: 200,
  };
  // Sent by script alone: what is typed before it has come must not end up in the address.
  return (
    <form
      method="post"
      noValidate
      ref={form}
      className="mt-6 grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Användarnamn"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={100}
        value={typed.username}
        error={problems.username}
        onChange={(event) => type({ username: event.target.value })}
      />
      <TextField
        {...twice}
        label="Lösenord"
        name="password"
        hint="Minst 8 tecken."
        value={typed.password}
        error={problems.password}
        onChange={(event) => type({ password: event.target.value })}
      />
      <TextField
        {...twice}
        label="Bekräfta lösenordet"
        name="confirmation"
        value={typed.confirmation}
        error={problems.confirmation}
        onChange={(event) => type({ confirmation: event.target.value })}
      />
      {problems.other && (
        <p role="alert" className="text-danger">
          {problems.other}
        </p>
      )}
      <noscript>
        <p>För att skapa ett konto behöver webbläsaren tillåta JavaScript.</p>
      </noscript>
      <BusyButton
        type="submit"
        disabled={!isInBrowser}
        isBusy={register.isPending}
        busyLabel="Skapar kontot…"
      >
        Skapa konto
      </BusyButton>
    </form>
  );
}

function useRegistration(register: Register) {
  const [typed, setTyped] = useState({ username: "", password: "", confirmation: "" });
  const [mistakes, setMistakes] = useState<{ username?: string; confirmation?: string }>({});
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef<number>(undefined);
  const { error } = register;
  useEffect(() => {
    if (failures > 0 || error)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures, error]);

  function submit(): void {
    if (register.isPending) return;
    // What the last try met says nothing of this one.
    if (refusal.current !== undefined) dismissToast(refusal.current);
    register.reset();
    const { username, password, confirmation } = typed;
    const problem = passwordProblem(password, confirmation);
    const found = {
      ...(username.trim() === "" && { username: "Välj ett användarnamn" }),
      ...(problem !== undefined && { confirmation: problem }),
    };
    setMistakes(found);
    if (Object.keys(found).length > 0) return setFailures((count) => count + 1);
    register.mutate(
      { username, password },
      {
        onSuccess: (user) =>
          toast({ title: "Ditt konto är klart", description: `Välkommen, ${user.username}!` }),
        onError: (failure) => {
          refusal.current = toast({
            title: "Registration failed",
            description: sentenceFor(failure),
            variant: "destructive",
          });
        },
      },
    );
  }

  const type = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));
  return { typed, type, problems: problemsOf(error, mistakes), submit, form };
}

/** Each beside the field it is about; what is about none stands by itself. */
function problemsOf(error: unknown, mistakes: { username?: string; confirmation?: string }) {
  const { code, fields = {} } = error instanceof ApiError ? error : {};
  const isTaken = code === "auth.username-taken";
  const username = mistakes.username ?? (isTaken ? sentenceFor(error) : fields["username"]);
  const password = fields["password"];
  const isAtField = username !== undefined || password !== undefined;
  return {
    username,
    password,
    confirmation: mistakes.confirmation,
    other: error && !isAtField ? sentenceFor(error) : undefined,
  };
}
