import type { Endpoint } from "#contracts/endpoint.ts";
import { API } from "#contracts/address.ts";
import { StubbedRequest } from "./stubbed-request.ts";
import { paramsOf, type Asked, type Stub } from "./stubs.ts";

type Call = Asked & { method: string; pathname: string; path: string | undefined };

let stubs: Stub[] = [];
let calls: Call[] = [];
let unexpected: string[] = [];
const realFetch = window.fetch.bind(window);

/** From now on these answer; what came earlier answers where none of these fits. */
export function stubCalls(...more: Stub[]): void {
  stubs = [...more, ...stubs];
}

/** The calls of one kind that the page has sent, in order. */
export function sent({ method, path }: Endpoint): Asked[] {
  return calls
    .filter((call) => call.method === method && call.path === path)
    .map(({ params, query, body }) => ({ params, query, body }));
}

/** Forgets all of it, and answers which calls nobody had stubbed, and which stubs broke. */
export function forgetCalls(): string[] {
  const told = unexpected;
  [stubs, calls, unexpected] = [[], [], []];
  return told;
}

async function answerCall(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(API)) return realFetch(input, init);
  const { method } = request;
  for (const stub of stubs) {
    const params = paramsOf(stub, method, pathname);
    if (!params) continue;
    const asked = { params, query: Object.fromEntries(searchParams), body: await bodyOf(request) };
    calls.push({ ...asked, method, pathname, path: stub.path });
    return replyOf(stub, asked);
  }
  unexpected.push(`${method} ${pathname}${new URL(request.url).search}`);
  return new Response(JSON.stringify({ message: "Ingen svarar här." }), { status: 501 });
}

/** A stub that breaks is a fault of the test; to the page it looks like a network that is gone. */
async function replyOf(stub: Stub, asked: Asked): Promise<Response> {
  try {
    return await stub.reply(asked);
  } catch (error) {
    if (!(error instanceof TypeError) || error.message !== "Failed to fetch")
      unexpected.push(String(error));
    throw error;
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get("content-type")?.startsWith("multipart/")) return request.formData();
  const text = await request.text();
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Puts the stubs where the shop would be. */
export function standIn(): void {
  window.fetch = answerCall;
  window.XMLHttpRequest = StubbedRequest as unknown as typeof XMLHttpRequest;
}
