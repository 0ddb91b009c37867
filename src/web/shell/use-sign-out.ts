import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { may } from "#domain/access/roles.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { signOut } from "#web/api/auth.ts";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { leaveBy, stayAfterAll } from "./leave-by.ts";
import { useUser } from "./use-user.ts";

export function useSignOut(): { leave: () => void; isLeaving: boolean } {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const user = useUser();
  const [leave, isLeaving] = useOneAtATime(async () => {
    try {
      // Who hands over may have something on this phone that nobody else is to find.
      const kept =
        may(user?.role ?? null, "bookings.run") &&
        (await import("./kept-protocols/signing-out.ts"));
      if (kept && user && !(await kept.maySignOut(user.id))) return stayAfterAll();
      await signOut(queryClient);
      // Begun at once; the page that is left would ask anew for what nobody may read any more.
      const forgetting = kept && user ? kept.forgetKept(user.id) : undefined;
      navigate("/");
      await forgetting;
    } catch (error) {
      stayAfterAll();
      toast({ title: "Logout failed", description: sentenceFor(error), variant: "destructive" });
    }
  });
  return { leave: () => leaveBy(leave), isLeaving };
}
