import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { ACCOUNT_LINK_MINUTES } from "#domain/access/account-link.ts";
import { isMailAddress } from "#domain/text/mail-address.ts";
import { MAIL_ADDRESS_MALFORMED } from "#texts/mail-address.ts";
import { useAskForReset } from "#web/api/account-links.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { WelcomePage } from "#web/shell/welcome-page.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { WELCOME } from "./texts.ts";

export function Page() {
  const { shop } = usePageState();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (askedFor !== null) heading.current?.focus();
  }, [askedFor]);
  return (
    <>
      <PageHead
        title="Glömt lösenordet"
        description={`Få en länk till ett nytt lösenord hos ${shop.name}.`}
        path={null}
      />
      <WelcomePage
        title={askedFor === null ? "Glömt lösenordet?" : "Titta i din e-post"}
        heading={heading}
        welcome={WELCOME}
      >
        {askedFor === null ? (
          <AskForm onAsked={setAskedFor} />
        ) : (
          <Asked email={askedFor} onAgain={() => setAskedFor(null)} />
        )}
        <p className="mt-6 text-muted">
          <Link href="/auth" className="inline-block underline underline-offset-4">
            Tillbaka till inloggningen
          </Link>
        </p>
      </WelcomePage>
    </>
  );
}

function AskForm({ onAsked }: { onAsked: (email: string) => void }) {
  const isInBrowser = useInBrowser();
  const ask = useAskForReset();
  const form = useForm({
    start: { email: "" },
    mistakes: ({ email }) => ({
      email: isMailAddress(email.trim()) ? undefined : MAIL_ADDRESS_MALFORMED,
    }),
    send: async ({ email }) => {
      await ask.mutateAsync({ email });
      onAsked(email.trim());
    },
  });
  return (
    <>
      <p className="mt-2 text-muted">
        Skriv e-postadressen till ditt konto, så får du en länk till ett nytt lösenord.
      </p>
      <form {...form.props} method="post" className="mt-6 grid grid-cols-1 gap-5">
        <TextField
          {...form.text("email")}
          label="E-post"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
        />
        <CallProblem error={form.problem} />
        <noscript>
          <p>För att få en länk behöver webbläsaren tillåta JavaScript.</p>
        </noscript>
        <BusyButton type="submit" disabled={!isInBrowser} isBusy={form.isBusy} busyLabel="Skickar…">
          Skicka länken
        </BusyButton>
      </form>
    </>
  );
}

function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className="mt-2 grid gap-4">
      <p>
        Om <strong className="wrap-anywhere">{email}</strong> hör till ett konto får du ett mejl
        inom någon minut. Länken i det gäller i {ACCOUNT_LINK_MINUTES} minuter.
      </p>
      <p className="text-muted">
        Kommer inget mejl? Titta i skräpposten och se efter att adressen är den som ditt konto har.
        Har kontot ingen adress kan en administratör ge dig ett nytt lösenord.
      </p>
      <div>
        <Button look="quiet" onClick={onAgain}>
          Skriv en annan adress
        </Button>
      </div>
    </div>
  );
}
