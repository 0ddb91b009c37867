import { Tabs } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { sentenceFor } from "#web/api/api-error.ts";
import { useLogin } from "#web/api/sign-in.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { dismissToast, toast } from "#web/ui/toast-store.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";

export function SignInForm() {
  return (
    <Tabs.Root defaultValue="login">
      <Tabs.List className="tabs" aria-label="Konto">
        <Tabs.Trigger value="login" className="tab" lang="en">
          Login
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="login" tabIndex={-1}>
        <LoginForm />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function LoginForm() {
  const login = useLogin();
  const isInBrowser = useInBrowser();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const refusal = useRef<number>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const [submit, isSending] = useOneAtATime(async () => {
    // What the last try met says nothing of this one.
    if (refusal.current !== undefined) dismissToast(refusal.current);
    try {
      await login.mutateAsync({ username, password });
    } catch (error) {
      const description = sentenceFor(error);
      refusal.current = toast({ title: "Login failed", description, variant: "destructive" });
    }
  });
  // The button has let go of the focus; the password is what one mends next.
  useEffect(() => {
    if (login.isError && !isSending)
      form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
  }, [login.isError, isSending]);
  // Sent by script alone: what is typed before it has come must not end up in the address.
  return (
    <form
      method="post"
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
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        label="Lösenord"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <noscript>
        <p>För att logga in behöver webbläsaren tillåta JavaScript.</p>
      </noscript>
      <Button type="submit" disabled={!isInBrowser || isSending} lang="en">
        Sign In
      </Button>
    </form>
  );
}
