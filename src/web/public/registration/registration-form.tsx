import { useEffect, useRef, useState } from "react";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import type { useRegister } from "#web/api/sign-in.ts";
import { passwordProblem } from "#web/shell/password-words.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { dismissToast, toast } from "#web/ui/toast-store.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";

type Register = ReturnType<typeof useRegister>;

export function RegistrationForm({ register }: { register: Register }) {
  const isInBrowser = useInBrowser();
  const { typed, type, problems, submit, isSending, form } = useRegistration(register);
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
      <noscript>
        <p>För att skapa ett konto behöver webbläsaren tillåta JavaScript.</p>
      </noscript>
      <BusyButton
        type="submit"
        disabled={!isInBrowser}
        isBusy={isSending}
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

  const [submit, isSending] = useOneAtATime(async () => {
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
    try {
      const user = await register.mutateAsync({ username, password });
      toast({ title: "Ditt konto är klart", description: `Välkommen, ${user.username}!` });
    } catch (failure) {
      const { username: ofName, password: ofPassword } = problemsOf(failure, {});
      refusal.current = toast({
        title: "Registration failed",
        // What is wrong with a field, rather than that something is.
        description: ofName ?? ofPassword ?? sentenceFor(failure),
        variant: "destructive",
      });
    }
  });

  const type = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));
  return { typed, type, problems: problemsOf(error, mistakes), submit, isSending, form };
}

/** Each beside the field it is about; what is about none is told in the passing message alone. */
function problemsOf(error: unknown, mistakes: { username?: string; confirmation?: string }) {
  const { code, fields = {} } = error instanceof ApiError ? error : {};
  const isTaken = code === "auth.username-taken";
  return {
    username: mistakes.username ?? (isTaken ? sentenceFor(error) : fields["username"]),
    password: fields["password"],
    confirmation: mistakes.confirmation,
  };
}
