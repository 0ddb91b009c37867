import { may } from "#domain/access/roles.ts";
import { useUser } from "#web/shell/use-user.ts";

/** Staff read and comment; the rest is the administrator's, and is not shown to others. */
export function useMayManage(): boolean {
  return may(useUser()?.role ?? null, "shop.manage");
}
