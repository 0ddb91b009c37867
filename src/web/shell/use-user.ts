import { useQuery } from "@tanstack/react-query";
import type { User } from "#contracts/auth.ts";
import { currentUser } from "#web/api/auth.ts";
import { usePageState } from "./page-state.tsx";

/**
 * Who is signed in; `undefined` while that is being asked. An anonymous visitor's page asks nothing,
 * and the server asks nothing for anybody: what it renders is the same for everyone.
 */
export function useUser(): User | null | undefined {
  const { hasSession } = usePageState();
  const inBrowser = typeof window !== "undefined";
  const { data, isError } = useQuery({ ...currentUser, enabled: hasSession && inBrowser });
  if (data !== undefined) return data;
  return hasSession && !isError ? undefined : null;
}
