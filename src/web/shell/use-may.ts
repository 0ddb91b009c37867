import { may, type Permission } from "#domain/access/roles.ts";
import { useUser } from "#web/shell/use-user.ts";

/** What somebody may not do is not shown to them. */
export function useMay(permission: Permission): boolean {
  return may(useUser()?.role ?? null, permission);
}
