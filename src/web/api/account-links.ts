import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/account-links.ts";
import * as calls from "#contracts/account-links-calls.ts";
import type { BodyOf } from "#contracts/endpoint.ts";
import { currentUser } from "./auth.ts";
import { query, send } from "./call.ts";

/** What a mailed invitation is to; null when nobody ever sent it, or it was taken back. */
export function invitation(token: string) {
  return query<typeof contract.invitationByToken>(calls.invitationByToken, { params: { token } });
}

/** Whoever accepts is signed in. */
export function useAcceptInvitation(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.acceptInvitation>) =>
      send<typeof contract.acceptInvitation>(calls.acceptInvitation, { params: { token }, body }),
    onSuccess: (user) => {
      // What was read as somebody else goes with them.
      queryClient.clear();
      queryClient.setQueryData(currentUser.queryKey, user);
    },
  });
}

export function useAskForReset() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.askForReset>) =>
      send<typeof contract.askForReset>(calls.askForReset, { body }),
  });
}

/** Whose new password a mailed link is for; null when nobody ever sent it. */
export function reset(token: string) {
  return query<typeof contract.resetByToken>(calls.resetByToken, { params: { token } });
}

/** Nobody is signed in to the account afterwards, not even here. */
export function useResetPassword(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.resetPassword>) =>
      send<typeof contract.resetPassword>(calls.resetPassword, { params: { token }, body }),
    onSuccess: () => queryClient.setQueryData(currentUser.queryKey, null),
  });
}
