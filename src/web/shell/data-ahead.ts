import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import { may, type Permission, type Role } from "#domain/access/roles.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { currentUser } from "#web/api/auth.ts";
import { heldFor } from "#web/api/freshness.ts";

/** Where somebody is about to arrive. */
export type Arrival = {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  today: LocalDate;
};

/** A query, whatever its answer is. */
type Asked = Pick<FetchQueryOptions, "queryKey" | "queryFn" | "meta">;

/** What a page of the office shows first, and who may read it. It is asked for in the browser only. */
export type DataAhead = {
  permission: Permission;
  queries: (arrival: Arrival & { role: Role }) => readonly Asked[];
};

/** A link that is pointed at again, and pressed at last, is asked for once. */
const JUST_ASKED_MS = 10_000;

/** Asks for a page's data while the page before it still stands. The page asks again and tells what is wrong. */
export async function fetchAhead(
  queryClient: QueryClient,
  { permission, queries }: DataAhead,
  arrival: Arrival,
): Promise<void> {
  const user = queryClient.getQueryData(currentUser.queryKey);
  // Whoever may not read it would be refused for nothing.
  if (!user || !may(user.role, permission)) return;
  await Promise.all(
    queries({ ...arrival, role: user.role }).map((query) =>
      queryClient.prefetchQuery({ ...query, ...heldFor(JUST_ASKED_MS) }),
    ),
  );
}
