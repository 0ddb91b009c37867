import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/sessions.ts";
import * as calls from "#contracts/sessions-calls.ts";
import { query, send } from "./call.ts";
import { WATCHED } from "./freshness.ts";
import { refresh } from "./refresh.ts";

export const ownSessions = {
  ...query<typeof contract.ownSessions>(calls.ownSessions),
  ...WATCHED,
};

export function sessionsOf(accountId: number) {
  const params = { id: accountId };
  return {
    ...query<typeof contract.sessionsOfAccount>(calls.sessionsOfAccount, { params }),
    ...WATCHED,
  };
}

export function useEndSession(accountId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: number) =>
      send<typeof contract.endSession>(calls.endSession, { params: { id: accountId, sessionId } }),
    onSuccess: () => refresh(queryClient, "users"),
  });
}

export function useEndOwnSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: number) =>
      send<typeof contract.endOwnSession>(calls.endOwnSession, { params: { sessionId } }),
    onSuccess: () => refresh(queryClient, "auth"),
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send<typeof contract.endOtherSessions>(calls.endOtherSessions),
    onSuccess: () => refresh(queryClient, "auth"),
  });
}
