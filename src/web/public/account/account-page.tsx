import type { User } from "#contracts/auth.ts";
import { PasswordCard } from "#web/shell/password-card.tsx";
import { useUser } from "#web/shell/use-user.ts";
import { EmailCard } from "./email-card.tsx";
import { OwnSessions } from "./own-sessions.tsx";

/** For everybody with an account, whatever the role. */
export function Page() {
  const user = useUser();
  return (
    <div className="page-width grid grid-cols-[minmax(0,44rem)] gap-8 pt-8 pb-20">
      <div>
        <h1 className="heading-1">Ditt konto</h1>
        {user && <SignedInAs user={user} />}
      </div>
      <PasswordCard />
      {user && <EmailCard email={user.email} />}
      <OwnSessions />
    </div>
  );
}

function SignedInAs({ user: { username, role } }: { user: User }) {
  return (
    <p className="mt-1 text-muted">
      Inloggad som <strong className="wrap-anywhere">{username}</strong>.
      {role === "customer" && " Du kan boka som vanligt, med eller utan konto."}
    </p>
  );
}
