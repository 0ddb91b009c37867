import type { z } from "zod";
import type { Permission } from "#domain/access/roles.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/**
 * One call of the API as data. The server binds it; the pages take their types from it, and not the
 * object, since the schemas would weigh more than most of them. `access` is required, and the answer
 * has a schema too, so that a column nobody declared cannot leave.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  method: Method;
  /** Fastify's path syntax: `/api/rental-items/:id`. */
  path: `/api/${string}`;
  summary: string;
  access: Permission;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Status of a successful answer, 200 unless said otherwise. */
  status?: 200 | 201 | 204;
  /**
   * The same for everybody and by nothing but its path, until what the public sees is changed: answered from
   * memory, with an ETag, so that a repeated read costs no body.
   */
  isKept?: boolean;
  /** In bytes, where the usual limit is too small. */
  largestBody?: number;
  /** The answer goes out as plain text instead of JSON. */
  isPlainText?: boolean;
};

export function endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(definition: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return definition;
}
