import { ApiError } from "#web/api/api-error.ts";

/** Only what was typed anew is sent: what somebody else has changed meanwhile stays theirs. */
export function changedPart<V extends object>(typed: V, stored: V): Partial<V> {
  const names = Object.keys(typed) as (keyof V)[];
  return only(
    typed,
    names.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(stored[name])),
  );
}

export function only<V extends object>(values: V, names: readonly (keyof V)[]): Partial<V> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<V>;
}

/** The server names fields from the whole shop, `company.orgnr`; a form knows them without its own part. */
export function atOwnFields(error: unknown, part: string): unknown {
  if (!(error instanceof ApiError)) return error;
  const prefix = `${part}.`;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, sentence]) => [
      name.startsWith(prefix) ? name.slice(prefix.length) : name,
      sentence,
    ]),
  );
  const { status, code, sentence: message } = error;
  return new ApiError(status, JSON.stringify({ code, message, fields }));
}
