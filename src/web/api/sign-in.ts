import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/auth.ts";
import * as calls from "#contracts/auth-calls.ts";
import type { BodyOf } from "#contracts/endpoint.ts";
import { currentUser } from "./auth.ts";
import { send } from "./call.ts";

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.login>) =>
      send<typeof contract.login>(calls.login, { body }),
    onSuccess: (user) => queryClient.setQueryData(currentUser.queryKey, user),
  });
}

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.register>) =>
      send<typeof contract.register>(calls.register, { body }),
    onSuccess: (user) => queryClient.setQueryData(currentUser.queryKey, user),
  });
}

/** The present password is asked for when the sign-in is not of the last minutes. */
export function useUpdatePassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.updatePassword>) =>
      send<typeof contract.updatePassword>(calls.updatePassword, { body }),
  });
}

export function useUpdateEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.updateEmail>) =>
      send<typeof contract.updateEmail>(calls.updateEmail, { body }),
    onSuccess: (user) => queryClient.setQueryData(currentUser.queryKey, user),
  });
}
