import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { pathOfKey } from "./call-path.ts";
import { readJson, request, type Transport } from "./request.ts";

/** Whether a refusal is an answer by the call's address; see `nullOn` there. */
function isExpected(error: unknown, meta: Record<string, unknown> | undefined): boolean {
  const statuses = meta?.["nullOn"];
  return error instanceof ApiError && Array.isArray(statuses) && statuses.includes(error.status);
}

export function createQueryClient(transport: Transport): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, meta }) => {
          try {
            return readJson(await request(transport, "GET", pathOfKey(queryKey)));
          } catch (error) {
            if (isExpected(error, meta)) return null;
            throw error;
          }
        },
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: "always",
      },
      // Without a connection a call fails at once and says so, instead of waiting unseen for better times.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
