import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Account } from "#contracts/people.ts";
import type { Role } from "#domain/access/roles.ts";
import { currentUser } from "./auth.ts";
import { fetchTransport, send } from "./query-client.ts";

export const accounts = queryOptions<Account[]>({ queryKey: ["/api/users"], staleTime: 0 });

/** An act on an account. Who one is oneself is asked again, since it may have been one's own. */
function useAct<Wish>(act: (wish: Wish) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: accounts.queryKey }),
        queryClient.invalidateQueries({ queryKey: currentUser.queryKey }),
      ]),
  });
}

export function useCreateAccount() {
  return useAct((account: { username: string; password: string; role: Role }) =>
    send(fetchTransport, "POST", "/api/users", account),
  );
}

export function useChangeRole() {
  return useAct(({ id, role }: { id: number; role: Role }) =>
    send(fetchTransport, "PATCH", `/api/users/${id}`, { role }),
  );
}

export function useSetPassword() {
  return useAct(({ id, password }: { id: number; password: string }) =>
    send(fetchTransport, "POST", `/api/users/${id}/password`, { password }),
  );
}

export function useEndSessions() {
  return useAct((id: number) => send(fetchTransport, "DELETE", `/api/users/${id}/sessions`));
}

export function useRemoveAccount() {
  return useAct((id: number) => send(fetchTransport, "DELETE", `/api/users/${id}`));
}
