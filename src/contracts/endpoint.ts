import type { z } from "zod";
import type { Address, PathParams } from "#contracts/address.ts";
import type { Permission } from "#domain/access/roles.ts";

/**
 * One call of the API as data. The server binds it; the pages take their types from it, and only its address as an
 * object, since the schemas would weigh more than most of them. `access` is required, and the answer has a schema
 * too, so that a column nobody declared cannot leave.
 */
export type Endpoint = Address & {
  summary: string;
  access: Permission;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  /** Status of a successful answer, 200 unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  /**
   * The same for everybody and by nothing but its path, until what the public sees is changed: answered from
   * memory, with an ETag, so that a repeated read costs no body.
   */
  isKept?: boolean;
  /** Of a call that anybody may make: whoever works in the shop is told of hidden items as well. */
  staffSeesMore?: boolean;
  /** In bytes, where the usual limit is too small. */
  largestBody?: number;
};

/** Keeps the type of every part, and refuses a part that no contract has. */
export function endpoint<const E extends Endpoint>(
  definition: E & Record<Exclude<keyof E, keyof Endpoint>, never>,
): E {
  return definition;
}

export type AddressOf<E extends Endpoint> = Pick<E, Extract<keyof E, keyof Address>>;

export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;

export type BodyOf<E extends Endpoint> = E extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined;

/** By the contract's names and, of each, what the contract takes. */
export type QueryOf<E extends Endpoint> = E extends { query: infer Query extends z.ZodType }
  ? { [Name in keyof z.input<Query>]: z.input<Query>[Name] }
  : object;

/** What is said with a call. What need not be said may be left out. */
export type Said<E extends Endpoint> = Part<"params", PathParams<E>, object> &
  Part<"query", QueryOf<E>, object> &
  Part<"body", BodyOf<E>, undefined>;

type Part<Name extends string, Value, Nothing> = Nothing extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };
