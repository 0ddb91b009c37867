import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#contracts/auth.ts";
import { fetchTransport, nullOn, send } from "./query-client.ts";

export const currentUser = queryOptions<User | null>({
  queryKey: ["/api/user"],
  meta: nullOn(401),
});

export type Credentials = { username: string; password: string };

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) =>
      (await send(fetchTransport, "POST", "/api/login", credentials)) as User,
    onSuccess: (user) => queryClient.setQueryData(currentUser.queryKey, user),
  });
}

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) =>
      (await send(fetchTransport, "POST", "/api/register", credentials)) as User,
    onSuccess: (user) => queryClient.setQueryData(currentUser.queryKey, user),
  });
}

export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(fetchTransport, "POST", "/api/logout"),
    onSuccess: () => {
      // What only the one who left might see goes with them.
      queryClient.clear();
      queryClient.setQueryData(currentUser.queryKey, null);
    },
  });
}

export type NewPassword = {
  password: string;
  /** Asked for when the sign-in is not of the last minutes. */
  currentPassword?: string;
};

export function useUpdatePassword() {
  return useMutation({
    mutationFn: (wish: NewPassword) =>
      send(fetchTransport, "POST", "/api/auth/update-password", wish),
  });
}
