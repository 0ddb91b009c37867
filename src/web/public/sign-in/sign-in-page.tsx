import { Link, Redirect } from "wouter";
import { landingOf } from "#domain/access/landing.ts";
import hero1280avif from "#web/assets/hero-1280.avif";
import hero960webp from "#web/assets/hero-960.webp";
import { useWish } from "#web/shell/going-on.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { useUser } from "#web/shell/use-user.ts";
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
      <div className="page-width sign-in">
        <section className="card sign-in-card" aria-labelledby="account-access">
          <h1 id="account-access" className="heading-2">
            Account Access
          </h1>
          <SignInForm />
          <p className="mt-6 text-muted">
            Har du inget konto?{" "}
            <Link href="/registrera" className="inline-block underline underline-offset-4">
              Skapa ett konto
            </Link>
          </p>
        </section>
        <section className="sign-in-welcome">
          <picture>
            <source type="image/avif" srcSet={hero1280avif} />
            <img src={hero960webp} alt="" className="sign-in-picture" width={960} height={540} />
          </picture>
          <div className="sign-in-words">
            <h2 className="heading-1">Välkommen tillbaka</h2>
            <p>Här sköter du bokningar, priser och utlämningar hos {shop.name}.</p>
          </div>
        </section>
      </div>
    </>
  );
}
