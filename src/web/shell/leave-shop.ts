import type { QueryClient } from "@tanstack/react-query";
import { may, type Role } from "#domain/access/roles.ts";
import { signOut } from "#web/api/sign-out.ts";

type Leaving = {
  queryClient: QueryClient;
  user: { id: number; role: Role } | null;
  onOut: () => void;
};

/** Signs out, unless somebody stays for what they have not sent. */
export async function leaveShop({ queryClient, user, onOut }: Leaving): Promise<boolean> {
  // Who hands over may have something on this phone that nobody else is to find.
  const kept =
    user && may(user.role, "bookings.run") && (await import("./kept-protocols/signing-out.ts"));
  if (kept && !(await kept.maySignOut(user.id))) return false;
  await signOut(queryClient);
  // Begun at once; the page that is left would ask anew for what nobody may read any more.
  const forgetting = kept ? kept.forgetKept(user.id) : undefined;
  onOut();
  await forgetting;
  return true;
}
