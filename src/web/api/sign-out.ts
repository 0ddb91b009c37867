import type { QueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/auth.ts";
import * as calls from "#contracts/auth-calls.ts";
import { currentUser } from "./auth.ts";
import { send } from "./call.ts";

export async function signOut(queryClient: QueryClient): Promise<void> {
  await send<typeof contract.logout>(calls.logout);
  // What only the one who left might see goes with them.
  queryClient.clear();
  queryClient.setQueryData(currentUser.queryKey, null);
}
