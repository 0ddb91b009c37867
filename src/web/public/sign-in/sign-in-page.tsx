import { Link, Redirect } from "wouter";
import { landingOf } from "#domain/access/landing.ts";
import { useWish } from "#web/shell/going-on.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { useUser } from "#web/shell/use-user.ts";
import { WelcomePage } from "#web/shell/welcome-page.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export function Page() {
  const { shop } = usePageState();
  const user = useUser();
  const wish = useWish();
  if (user) return <Redirect to={landingOf(user.role, wish)} replace />;
  return (
    <>
      <PageHead
        title="Logga in"
        description={`Logga in till administrationen av ${shop.name}.`}
        path={null}
      />
      <WelcomePage
        title="Account Access"
        welcome={{
          title: "Välkommen tillbaka",
          text: `Här sköter du bokningar, priser och utlämningar hos ${shop.name}.`,
        }}
      >
        <SignInForm />
        <p className="mt-6">
          <Link href="/glomt-losenord" className="inline-block underline underline-offset-4">
            Glömt lösenordet?
          </Link>
        </p>
        <p className="mt-2 text-muted">
          Har du inget konto?{" "}
          <Link href="/registrera" className="inline-block underline underline-offset-4">
            Skapa ett konto
          </Link>
        </p>
      </WelcomePage>
    </>
  );
}
