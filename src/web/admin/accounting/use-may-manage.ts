import { may } from "#domain/access/roles.ts";
import { useUser } from "#web/shell/use-user.ts";

/** Staff read; closing months, choosing accounts and receipts are the administrator's. */
export function useMayManage(): boolean {
  return may(useUser()?.role ?? null, "shop.manage");
}
