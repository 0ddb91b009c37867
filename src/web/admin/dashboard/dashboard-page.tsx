import { Frame } from "#web/shell/frame.tsx";
import { PageHead } from "#web/shell/page-head.tsx";
import { RoleGate } from "#web/shell/role-gate.tsx";
import { useUser } from "#web/shell/use-user.ts";
import { PasswordCard } from "./password-card.tsx";

export function Page() {
  return (
    <Frame>
      <PageHead title="Administration" description="Butikens administration." path={null} />
      <RoleGate permission="shop.manage">
        <Dashboard />
      </RoleGate>
    </Frame>
  );
}

function Dashboard() {
  const user = useUser();
  return (
    <div className="page-width grid gap-10 py-12">
      <div>
        <h1 className="heading-1">Administration</h1>
        <p className="mt-2 text-muted">Inloggad som {user?.username}</p>
      </div>
      <PasswordCard />
    </div>
  );
}
