import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#contracts/endpoint.ts";
import type * as contract from "#contracts/people.ts";
import * as calls from "#contracts/people-calls.ts";
import type { Role } from "#domain/access/roles.ts";
import { query, send } from "./call.ts";
import { WATCHED } from "./freshness.ts";
import { refresh } from "./refresh.ts";

export const accounts = { ...query<typeof contract.listAccounts>(calls.listAccounts), ...WATCHED };

/** An act on an account. Who one is oneself is asked again, since it may have been one's own. */
function useAct<Wish>(act: (wish: Wish) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => refresh(queryClient, "users", "user"),
  });
}

export function useCreateAccount() {
  return useAct((body: BodyOf<typeof contract.createAccount>) =>
    send<typeof contract.createAccount>(calls.createAccount, { body }),
  );
}

export function useChangeRole() {
  return useAct(({ id, role }: { id: number; role: Role }) =>
    send<typeof contract.changeRole>(calls.changeRole, { params: { id }, body: { role } }),
  );
}

export function useSetPassword() {
  return useAct(({ id, password }: { id: number; password: string }) =>
    send<typeof contract.setPassword>(calls.setPassword, { params: { id }, body: { password } }),
  );
}

export function useEndSessions() {
  return useAct((id: number) =>
    send<typeof contract.endSessions>(calls.endSessions, { params: { id } }),
  );
}

export function useRemoveAccount() {
  return useAct((id: number) =>
    send<typeof contract.removeAccount>(calls.removeAccount, { params: { id } }),
  );
}
