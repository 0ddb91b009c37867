import { Tabs } from "radix-ui";
import { useRef } from "react";
import { sentenceFor } from "#web/api/api-error.ts";
import { useLogin } from "#web/api/sign-in.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { dismissToast, toast } from "#web/ui/toast-store.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";

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
  const refusal = useRef<number>(undefined);
  const form = useForm({
    start: { username: "", password: "" },
    send: async (typed) => {
      // What the last try met says nothing of this one.
      if (refusal.current !== undefined) dismissToast(refusal.current);
      await login.mutateAsync(typed);
    },
    onRefused: (error) => {
      const description = sentenceFor(error);
      refusal.current = toast({ title: "Login failed", description, variant: "destructive" });
      // The button has let go of the focus; the password is what one mends next.
      form.props.ref.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
    },
  });
  // Sent by script alone: what is typed before it has come must not end up in the address.
  return (
    <form {...form.props} noValidate={false} method="post" className="mt-6 grid grid-cols-1 gap-5">
      <TextField
        {...form.text("username")}
        label="Användarnamn"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={100}
      />
      <TextField
        {...form.text("password")}
        label="Lösenord"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
      />
      <noscript>
        <p>För att logga in behöver webbläsaren tillåta JavaScript.</p>
      </noscript>
      <Button type="submit" disabled={!isInBrowser || form.isBusy} lang="en">
        Sign In
      </Button>
    </form>
  );
}
