import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, Redirect, useParams } from "wouter";
import type { InvitationShown } from "#contracts/account-links.ts";
import { homeOf } from "#domain/access/landing.ts";
import { invitation, useAcceptInvitation } from "#web/api/account-links.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { useUser } from "#web/shell/use-user.ts";
import { WelcomePage } from "#web/shell/welcome-page.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { closedWords, inviteWords, UNKNOWN_INVITATION } from "./texts.ts";

export function Page() {
  const { token = "" } = useParams<{ token?: string }>();
  const { shop } = usePageState();
  const accept = useAcceptInvitation(token);
  const { data, error, isFetching, refetch } = useQuery(invitation(token));
  // In place of the address that has had its day: going back leads past it.
  if (accept.data) return <Redirect to={homeOf(accept.data.role)} replace />;
  const hasFailed = data === undefined && error !== null && !isFetching;
  return (
    <>
      <PageHead title="Inbjudan" description={`Inbjudan till ${shop.name}.`} path={null} />
      {data?.state === "open" && (
        <Card title={`Välkommen till ${shop.name}`}>
          <p className="mt-2">{inviteWords(data)}</p>
          <SignedInNote />
          <AcceptForm invited={data} accept={accept} onClosed={() => void refetch()} />
        </Card>
      )}
      {data && data.state !== "open" && <Closed shown={data} />}
      {data === null && (
        <Card title={UNKNOWN_INVITATION.title}>
          <p className="mt-2">{UNKNOWN_INVITATION.text}</p>
        </Card>
      )}
      {data === undefined && !hasFailed && <Spinner />}
      {hasFailed && (
        <div className="page-width py-24">
          <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
        </div>
      )}
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const { shop } = usePageState();
  const text = "Här sköter vi bokningar, utlämningar och gäster tillsammans.";
  return (
    <WelcomePage title={title} welcome={{ title: `En av oss på ${shop.name}`, text }}>
      {children}
    </WelcomePage>
  );
}

function Closed({ shown }: { shown: InvitationShown }) {
  const { title, text } = closedWords(shown);
  return (
    <Card title={title}>
      <p className="mt-2">{text}</p>
      {shown.state === "used" && (
        <Link href="/auth" replace className={`${buttonClass("quiet")} mt-6`}>
          Logga in
        </Link>
      )}
    </Card>
  );
}

function SignedInNote() {
  const user = useUser();
  if (!user) return null;
  return (
    <p className="mt-2 text-muted">
      Du är inloggad som {user.username} i den här webbläsaren. När det nya kontot är klart loggas{" "}
      {user.username} ut här.
    </p>
  );
}
