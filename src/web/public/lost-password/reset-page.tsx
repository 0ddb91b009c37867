import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { Link, useParams } from "wouter";
import { reset, useResetPassword } from "#web/api/account-links.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { WelcomePage } from "#web/shell/welcome-page.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ResetForm } from "./reset-form.tsx";
import { CLOSED, WELCOME } from "./texts.ts";

export function Page() {
  const { token = "" } = useParams<{ token?: string }>();
  const { shop } = usePageState();
  const change = useResetPassword(token);
  const { data, error, isFetching, refetch } = useQuery(reset(token));
  const hasFailed = data === undefined && error !== null && !isFetching;
  return (
    <>
      <PageHead
        title="Nytt lösenord"
        description={`Välj ett nytt lösenord hos ${shop.name}.`}
        path={null}
      />
      {change.isSuccess && <Done />}
      {!change.isSuccess && data?.state === "open" && (
        <WelcomePage title="Välj ett nytt lösenord" welcome={WELCOME}>
          <ResetForm username={data.username} change={change} onClosed={() => void refetch()} />
        </WelcomePage>
      )}
      {!change.isSuccess && data && data.state !== "open" && <Closed why={data.state} />}
      {data === null && <Closed why="unknown" />}
      {data === undefined && !hasFailed && <Spinner />}
      {hasFailed && (
        <div className="page-width py-24">
          <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
        </div>
      )}
    </>
  );
}

function Done() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <WelcomePage title="Lösenordet är bytt" heading={heading} welcome={WELCOME}>
      <p className="mt-2">
        Alla enheter är utloggade. Logga in med ditt användarnamn och det nya lösenordet.
      </p>
      <Ways>
        <Link href="/auth" replace className={buttonClass("primary")}>
          Logga in
        </Link>
      </Ways>
    </WelcomePage>
  );
}

function Closed({ why }: { why: keyof typeof CLOSED }) {
  const { title, text } = CLOSED[why];
  return (
    <WelcomePage title={title} welcome={WELCOME}>
      <p className="mt-2">{text}</p>
      <Ways>
        <Link href="/glomt-losenord" replace className={buttonClass("primary")}>
          Be om en ny länk
        </Link>
        <Link href="/auth" replace className={buttonClass("quiet")}>
          Logga in
        </Link>
      </Ways>
    </WelcomePage>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap gap-3">{children}</div>;
}
