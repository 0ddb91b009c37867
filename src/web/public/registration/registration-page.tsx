import { Link, Redirect } from "wouter";
import { homeOf } from "#domain/access/landing.ts";
import hero1280avif from "#web/assets/hero-1280.avif";
import hero960webp from "#web/assets/hero-960.webp";
import { useRegister } from "#web/api/sign-in.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { useUser } from "#web/shell/use-user.ts";
import { RegistrationForm } from "./registration-form.tsx";

export function Page() {
  const { shop } = usePageState();
  const user = useUser();
  const register = useRegister();
  if (user) return <Redirect to={register.isSuccess ? "/konto" : homeOf(user.role)} replace />;
  return (
    <>
      <PageHead title="Skapa konto" description={`Skapa ett konto hos ${shop.name}.`} path={null} />
      <div className="page-width sign-in">
        <section className="card sign-in-card" aria-labelledby="new-account">
          <h1 id="new-account" className="heading-2">
            Skapa konto
          </h1>
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
        </section>
        <section className="sign-in-welcome">
          <picture>
            <source type="image/avif" srcSet={hero1280avif} />
            <img src={hero960webp} alt="" className="sign-in-picture" width={960} height={540} />
          </picture>
          <div className="sign-in-words">
            <h2 className="heading-1">Välkommen till oss</h2>
            <p>Ett användarnamn och ett lösenord räcker.</p>
          </div>
        </section>
      </div>
    </>
  );
}
