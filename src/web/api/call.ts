import { queryOptions, type QueryKey } from "@tanstack/react-query";
import type { Address } from "#contracts/address.ts";
import type { AddressOf, AnswerOf, Endpoint, Said } from "#contracts/endpoint.ts";
import { keyOf, pathOf, type Filling } from "./call-path.ts";
import { fetchTransport, readJson, request } from "./request.ts";

export type Needed<E extends Endpoint> =
  object extends Said<E> ? [said?: Said<E>] : [said: Said<E>];

/** What was said, once its types have been held against the contract. */
export type Filled = Filling & { body?: unknown };

/**
 * Sends a call: `send<typeof contract.login>(calls.login, { body })`. The contract is a type and weighs nothing; it
 * says which address is its own, what has to be said and what comes back. Without one nothing compiles.
 */
export async function send<E extends Endpoint = never>(
  address: AddressOf<E>,
  ...said: Needed<E>
): Promise<AnswerOf<E>> {
  const at: Address = address;
  const filled = said[0] as Filled | undefined;
  const text = await request(fetchTransport, at.method, pathOf(at, filled), filled?.body);
  // The server has held it against the contract's schema.
  return (at.isPlainText ? text : readJson(text)) as AnswerOf<E>;
}

/** What a page reads: null where the address says that a refusal is an answer. */
export type Read<E extends Endpoint> =
  | AnswerOf<E>
  | (E extends { nullOn: readonly number[] } ? null : never);

/**
 * A call whose answer is kept, as options of a query. Its key is its address, so that one key has one type. What is
 * asked otherwise than by GET, such as a price, is kept under its method, where no refreshing asks for it again.
 */
export function query<E extends Endpoint = never>(address: AddressOf<E>, ...said: Needed<E>) {
  const at: Address = address;
  const filled = said[0] as Filled | undefined;
  const key: QueryKey = keyOf(at, filled);
  if (at.method === "GET")
    return queryOptions<Read<E>>({ queryKey: key, meta: at.nullOn && { nullOn: at.nullOn } });
  return queryOptions<Read<E>>({
    queryKey: [at.method, ...key, filled?.body],
    queryFn: () => send<E>(address, ...said),
  });
}
