import type { Caller } from "./choose-payment-method.ts";
import type { Deed } from "./deed.ts";
import type { Shape, Values } from "./params.ts";
import type { Problem } from "./problems.ts";
import type { Kind } from "./records.ts";
import type { Result } from "./result.ts";
import type { Tables } from "./tables.ts";

/** One request to one endpoint, read and understood. */
export type Call<S extends Shape> = {
  deed: Deed;
  tables: Tables;
  params: Values<S>;
  /** The id in the address, where there is one. */
  id: string;
  caller: Caller;
};

export type Endpoint = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** What is answered, for checking what may be expanded. */
  answers: Kind;
  isList: boolean;
  shape: Shape;
  /** What a browser may say, where a browser may ask at all. */
  forBrowsers: Shape | undefined;
  run(call: Call<Shape>): Result<object, Problem>;
};

type Definition<S extends Shape> = {
  answers: Kind;
  isList?: boolean;
  shape: S;
  forBrowsers?: Shape;
  run(call: Call<S>): Result<object, Problem>;
};

/** An address like `GET /v1/customers/:id`, what it takes, and what it does. */
export function endpoint<S extends Shape>(address: string, definition: Definition<S>): Endpoint {
  const [method, path] = address.split(" ");
  return {
    method: method as Endpoint["method"],
    path: path ?? "",
    answers: definition.answers,
    isList: definition.isList ?? false,
    shape: definition.shape,
    forBrowsers: definition.forBrowsers,
    // The values were read by this very shape, or by the part of it that browsers have.
    run: (call) => definition.run(call as unknown as Call<S>),
  };
}
