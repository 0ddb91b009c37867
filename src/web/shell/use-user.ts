import { useQuery } from "@tanstack/react-query";
import type { User } from "#contracts/auth.ts";
import { currentUser } from "#web/api/auth.ts";
import { usePageState } from "./page-state.tsx";

/**
 * Who is signed in; `undefined` while that is not known. An anonymous visitor's page asks nothing,
 * and the server asks nothing for anybody: what it renders is the same for everyone.
 */
export function useUser(): User | null | undefined {
  return useUserQuery().user;
}

/** The same with what a page needs that cannot go on without knowing. */
export function useUserQuery() {
  const { hasSession } = usePageState();
  const inBrowser = typeof window !== "undefined";
  const { data, error, refetch } = useQuery({ ...currentUser, enabled: hasSession && inBrowser });
  const user = data === undefined && !hasSession ? null : data;
  return { user, error, retry: () => void refetch() };
}
