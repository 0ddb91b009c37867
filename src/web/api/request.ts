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

/** Hears of a refusal before whoever called does, and answers whether the call is sent once more. */
type Mending = (refusal: ApiError, method: string) => Promise<boolean>;

let mend: Mending | undefined;

/** For what surrounds the pages: every call passes here, whoever makes it. */
export function mendRefusals(by: Mending | undefined): void {
  mend = by;
}

/** The text of an answer; a refusal becomes an error with message '{status}: {body text}'. */
export async function request(...call: Parameters<typeof requestUnasked>): Promise<string> {
  try {
    return await requestUnasked(...call);
  } catch (refusal) {
    const [, method] = call;
    if (refusal instanceof ApiError && (await mend?.(refusal, method))) return request(...call);
    throw refusal;
  }
}

/** The same by itself, unseen: nobody is asked to sign in for it. */
export async function requestUnasked(
  transport: Transport,
  method: string,
  path: string,
  body?: unknown,
): Promise<string> {
  const { status, statusText, text } = await transport(method, path, body);
  if (status >= 200 && status <= 299) return text;
  throw new ApiError(status, text || (statusText ?? ""));
}

/** An empty answer is null. */
export function readJson(text: string): unknown {
  return text === "" ? null : (JSON.parse(text) as unknown);
}
