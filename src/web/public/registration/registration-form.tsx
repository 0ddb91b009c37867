import { useRef } from "react";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import type { useRegister } from "#web/api/sign-in.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { passwordProblems } from "#web/shell/password-words.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { dismissToast, toast } from "#web/ui/toast-store.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";

type Register = ReturnType<typeof useRegister>;

export function RegistrationForm({ register }: { register: Register }) {
  const isInBrowser = useInBrowser();
  const form = useRegistration(register);
  const twice = {
    type: "password",
    autoComplete: "new-password",
    required: true,
    maxLength: 200,
  };
  // Sent by script alone: what is typed before it has come must not end up in the address.
  return (
    <form {...form.props} method="post" className="mt-6 grid grid-cols-1 gap-5">
      <TextField
        {...form.text("username")}
        label="Användarnamn"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={100}
      />
      <TextField {...twice} {...form.text("password")} label="Lösenord" hint="Minst 8 tecken." />
      <TextField {...twice} {...form.text("confirmation")} label="Bekräfta lösenordet" />
      <noscript>
        <p>För att skapa ett konto behöver webbläsaren tillåta JavaScript.</p>
      </noscript>
      <BusyButton
        type="submit"
        disabled={!isInBrowser}
        isBusy={form.isBusy}
        busyLabel="Skapar kontot…"
      >
        Skapa konto
      </BusyButton>
    </form>
  );
}

function useRegistration(register: Register) {
  const refusal = useRef<number>(undefined);
  return useForm({
    start: { username: "", password: "", confirmation: "" },
    mistakes: ({ username, ...twice }) => ({
      username: username.trim() === "" ? "Välj ett användarnamn" : undefined,
      ...passwordProblems(twice),
    }),
    fieldOfCode: { "auth.username-taken": "username" },
    send: async ({ username, password }) => {
      // What the last try met says nothing of this one.
      if (refusal.current !== undefined) dismissToast(refusal.current);
      const user = await register.mutateAsync({ username, password });
      toast({ title: "Ditt konto är klart", description: `Välkommen, ${user.username}!` });
    },
    onRefused: (error) => {
      const { username, password } = error instanceof ApiError ? error.fields : {};
      refusal.current = toast({
        title: "Registration failed",
        // What is wrong with a field, rather than that something is.
        description: username ?? password ?? sentenceFor(error),
        variant: "destructive",
      });
    },
  });
}
