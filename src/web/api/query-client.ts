import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

export type ApiAnswer = { status: number; statusText?: string; text: string };

/** How a call reaches the server: over the network, or in-process while a page is rendered. */
export type Transport = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

export async function fetchTransport(
  method: string,
  path: string,
  body?: unknown,
): Promise<ApiAnswer> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    ...(body !== undefined && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, statusText: response.statusText, text: await response.text() };
}

/** Sends a call and reads its JSON; a refusal becomes an error with message '{status}: {body text}'. */
export async function send(
  transport: Transport,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const { status, statusText, text } = await transport(method, path, body);
  if (status < 200 || status > 299) throw new ApiError(status, text || (statusText ?? ""));
  return text === "" ? null : (JSON.parse(text) as unknown);
}

/** The parts of a key joined by slashes are the address that is asked. */
export function pathOfKey(key: QueryKey): string {
  return key.join("/").replaceAll(/\/{2,}/g, "/");
}

/**
 * Of what others change meanwhile, money above all: asked again whenever it comes into view, also in
 * a tab that was left alone and wakes up.
 */
export const MAY_CHANGE = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** `meta` of a query that answers null, instead of failing, when the server refuses with one of these. */
export function nullOn(...statuses: number[]): { nullOn: number[] } {
  return { nullOn: statuses };
}

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
            return await send(transport, "GET", pathOfKey(queryKey));
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
