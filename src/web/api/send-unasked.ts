import type { Address } from "#contracts/address.ts";
import type { AddressOf, AnswerOf, Endpoint } from "#contracts/endpoint.ts";
import { pathOf } from "./call-path.ts";
import type { Filled, Needed } from "./call.ts";
import { fetchTransport, readJson, requestUnasked } from "./request.ts";

/** As `send`, for what is sent by itself while somebody does something else: nobody is asked to sign in for it. */
export async function sendUnasked<E extends Endpoint = never>(
  address: AddressOf<E>,
  ...said: Needed<E>
): Promise<AnswerOf<E>> {
  const at: Address = address;
  const filled = said[0] as Filled | undefined;
  const text = await requestUnasked(fetchTransport, at.method, pathOf(at, filled), filled?.body);
  return readJson(text) as AnswerOf<E>;
}
