import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/account-links.ts";
import * as calls from "#contracts/account-links-calls.ts";
import type { BodyOf } from "#contracts/endpoint.ts";
import { query, send } from "./call.ts";
import { WATCHED } from "./freshness.ts";
import { refresh } from "./refresh.ts";

export const invitations = {
  ...query<typeof contract.listInvitations>(calls.listInvitations),
  ...WATCHED,
};

/** To send an invitation again is to invite again. */
export function useInvite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.invite>) =>
      send<typeof contract.invite>(calls.invite, { body }),
    onSettled: () => refresh(queryClient, "users"),
  });
}

export function useRemoveInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      send<typeof contract.removeInvitation>(calls.removeInvitation, { params: { id } }),
    onSettled: () => refresh(queryClient, "users"),
  });
}
