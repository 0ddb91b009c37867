import { useEffect, useState, type ReactNode } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { may, type Permission } from "#domain/access/roles.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { signInAddress } from "./going-on.ts";
import { KeptSession } from "./kept-session.tsx";
import { PageHead } from "./page-head.tsx";
import { PageTitleContext } from "./page-title.ts";
import { useUserQuery } from "./use-user.ts";

/**
 * Lets those in who may; sends visitors to sign in and others to the shop. The server decides anyway.
 * A session may end while a page is open: at each new address it is asked for again, so that whoever has lost
 * it comes to sign in and back. On a page that stays, what is typed stays too.
 */
export function RoleGate({
  permission,
  title,
  children,
}: {
  permission: Permission;
  title: string;
  children: ReactNode;
}) {
  const [told, setTold] = useState<string>();
  const shown = told ?? title;
  return (
    <>
      <PageHead title={shown} description={shown} path={null} />
      <PageTitleContext value={setTold}>
        <Gate permission={permission}>{children}</Gate>
      </PageTitleContext>
      <KeptSession />
    </>
  );
}

function Gate({ permission, children }: { permission: Permission; children: ReactNode }) {
  const { user, error, retry } = useUserQuery();
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    // Somebody who is not known yet is being asked for already.
    if (user) retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, search]);
  if (user === undefined && error) {
    return (
      <div className="page-width py-24">
        <RetryNotice sentence={sentenceFor(error)} onRetry={retry} />
      </div>
    );
  }
  if (user === undefined) return <Spinner />;
  if (user === null) return <Redirect to={signInAddress(path, search)} replace />;
  if (!may(user.role, permission)) return <Redirect to="/" replace />;
  return children;
}
