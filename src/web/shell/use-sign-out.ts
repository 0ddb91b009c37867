import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { sentenceFor } from "#web/api/api-error.ts";
import { signOut } from "#web/api/auth.ts";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { leaveBy, stayAfterAll } from "./leave-by.ts";

export function useSignOut(): { leave: () => void; isLeaving: boolean } {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [leave, isLeaving] = useOneAtATime(() =>
    signOut(queryClient).then(
      () => navigate("/"),
      (error: unknown) => {
        stayAfterAll();
        toast({ title: "Logout failed", description: sentenceFor(error), variant: "destructive" });
      },
    ),
  );
  return { leave: () => leaveBy(leave), isLeaving };
}
