import { Link, Redirect } from "wouter";
import { homeOf } from "#domain/access/landing.ts";
import { useRegister } from "#web/api/sign-in.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { useUser } from "#web/shell/use-user.ts";
import { WelcomePage } from "#web/shell/welcome-page.tsx";
import { RegistrationForm } from "./registration-form.tsx";

export function Page() {
  const { shop } = usePageState();
  const user = useUser();
  const register = useRegister();
  if (user) return <Redirect to={register.isSuccess ? "/konto" : homeOf(user.role)} replace />;
  return (
    <>
      <PageHead title="Skapa konto" description={`Skapa ett konto hos ${shop.name}.`} path={null} />
      <WelcomePage
        title="Skapa konto"
        welcome={{
          title: "Välkommen till oss",
          text: "Ett användarnamn och ett lösenord räcker.",
        }}
      >
        <p className="mt-2 text-muted">
          Du behöver inget konto för att boka. Ska du arbeta hos oss skapar du det här, och får
          sedan rätt behörighet av en administratör.
        </p>
        <RegistrationForm register={register} />
        <p className="mt-6 text-muted">
          Har du redan ett konto?{" "}
          <Link href="/auth" className="inline-block underline underline-offset-4">
            Logga in
          </Link>
        </p>
      </WelcomePage>
    </>
  );
}
