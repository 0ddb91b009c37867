import type { ReactNode } from "react";
import { Redirect } from "wouter";
import { may, type Permission } from "#domain/access/roles.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { useUser } from "./use-user.ts";

/** Lets those in who may; sends visitors to sign in and others to the shop. The server decides anyway. */
export function RoleGate({
  permission,
  children,
}: {
  permission: Permission;
  children: ReactNode;
}) {
  const user = useUser();
  if (user === undefined) return <Spinner />;
  if (user === null) return <Redirect to="/auth" replace />;
  if (!may(user.role, permission)) return <Redirect to="/" replace />;
  return children;
}
