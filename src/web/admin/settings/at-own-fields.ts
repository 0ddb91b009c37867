import { ApiError } from "#web/api/api-error.ts";

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
