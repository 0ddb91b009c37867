import { parse } from "regexparam";
import type { z } from "zod";
import type { Endpoint } from "#contracts/endpoint.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { PROBLEM_STATUS, type ProblemCode } from "#contracts/errors.ts";

/** A call as the page sent it. */
export type Asked = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
};

export type Stub = {
  method: string;
  path: string;
  reply: (asked: Asked) => Response | Promise<Response>;
};

/** As it travels: a day is a text like any other. */
type Wire<T> = T extends LocalDate
  ? string
  : T extends object
    ? { [Name in keyof T]: Wire<T[Name]> }
    : T;

type Body<E extends Endpoint> = Wire<z.input<E["answer"]>>;

/** Answers a call as the shop would: what the contract does not allow fails the test. */
export function answer<E extends Endpoint>(
  contract: E,
  body: Body<E> | ((asked: Asked) => Body<E>),
): Stub {
  return {
    method: contract.method,
    path: contract.path,
    reply: (asked) => {
      const said = typeof body === "function" ? (body as (asked: Asked) => Body<E>)(asked) : body;
      const held = contract.answer.safeParse(said);
      if (!held.success)
        throw new Error(`${contract.method} ${contract.path} never answers so: ${held.error}`);
      const status = contract.status ?? 200;
      const text = contract.isPlainText ? String(said) : JSON.stringify(said);
      return new Response(status === 204 ? null : text, { status });
    },
  };
}

type Refusal = {
  message?: string;
  fields?: Record<string, string>;
  [fact: string]: unknown;
};

/** Refuses a call for a reason that the shop knows. The sentence is the test's own. */
export function refuse(
  { method, path }: Endpoint,
  code: ProblemCode,
  { message = "Det gick inte.", ...facts }: Refusal = {},
): Stub {
  const text = JSON.stringify({ message, code, ...facts });
  return { method, path, reply: () => new Response(text, { status: PROBLEM_STATUS[code] }) };
}

/** Answers with a status and a text that no contract knows, as something between the page and the shop may. */
export function answerRaw({ method, path }: Endpoint, status: number, text: string): Stub {
  return { method, path, reply: () => new Response(text, { status }) };
}

/** The call never reaches the shop, as without a network. */
export function lose({ method, path }: Endpoint): Stub {
  return { method, path, reply: () => Promise.reject(new TypeError("Failed to fetch")) };
}

/** Holds an answer back until it is let go. */
export function hold(stub: Stub): { stub: Stub; letGo: () => void } {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  const reply = async (asked: Asked) => {
    await isFree;
    return stub.reply(asked);
  };
  return { stub: { ...stub, reply }, letGo: () => letGo() };
}

/** Answers the first call with the first stub, the second with the second, and all others with the last. */
export function inTurn(...stubs: [...Stub[], Stub]): Stub {
  let calls = 0;
  const reply = (asked: Asked) => {
    const stub = stubs[Math.min(calls, stubs.length - 1)]!;
    calls += 1;
    return stub.reply(asked);
  };
  return { ...stubs[0], reply };
}

/** What the stub's path makes of an address, or undefined where another call is meant. */
export function paramsOf(stub: Stub, method: string, pathname: string) {
  if (stub.method !== method) return undefined;
  const { keys, pattern } = parse(stub.path);
  const found = pattern.exec(pathname);
  if (!found) return undefined;
  return Object.fromEntries(
    keys.map((key, index) => [key, decodeURIComponent(found[index + 1] ?? "")]),
  );
}
