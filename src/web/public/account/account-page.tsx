import { PasswordCard } from "#web/shell/password-card.tsx";
import { useUser } from "#web/shell/use-user.ts";

/** For everybody with an account, whatever the role. */
export function Page() {
  return (
    <div className="page-width grid grid-cols-[minmax(0,44rem)] gap-8 pt-8 pb-20">
      <div>
        <h1 className="heading-1">Ditt konto</h1>
        <SignedInAs />
      </div>
      <PasswordCard />
    </div>
  );
}

function SignedInAs() {
  const user = useUser();
  if (!user) return null;
  return (
    <p className="mt-1 text-muted">
      Inloggad som <strong className="wrap-anywhere">{user.username}</strong>.
      {user.role === "customer" && " Du kan boka som vanligt, med eller utan konto."}
    </p>
  );
}
