import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { sentenceFor } from "#web/api/api-error.ts";
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
      // Fetched when somebody leaves: few of those who look around are signed in.
      const { leaveShop } = await import("./leave-shop.ts");
      const onOut = () => navigate("/");
      if (!(await leaveShop({ queryClient, user: user ?? null, onOut }))) stayAfterAll();
    } catch (error) {
      stayAfterAll();
      toast({ title: "Logout failed", description: sentenceFor(error), variant: "destructive" });
    }
  });
  return { leave: () => leaveBy(leave), isLeaving };
}
