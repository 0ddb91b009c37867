import { emptyParams, type Param, type ParamMap } from "./form.ts";
import { badParam, emptyParam, missingParam, unknownParam, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";

/** Reads one parameter; what is wrong with it goes into `problems`, and the first one is answered. */
export type Reader<T> = (value: Param | undefined, path: string, problems: Problem[]) => T;
export type Shape = { [name: string]: Reader<unknown> };
export type Values<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

export function readParams<S extends Shape>(
  shape: S,
  params: ParamMap,
): Result<Values<S>, Problem> {
  const problems: Problem[] = [];
  const values = readShape(shape, params, "", problems);
  const [first] = problems;
  return first === undefined ? ok(values) : fail(first);
}

function readShape<S extends Shape>(
  shape: S,
  params: ParamMap,
  path: string,
  problems: Problem[],
): Values<S> {
  const inside = (name: string): string => (path === "" ? name : `${path}[${name}]`);
  for (const name of Object.keys(params)) {
    if (!Object.hasOwn(shape, name)) problems.push(unknownParam(inside(name)));
  }
  const values: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(shape)) {
    values[name] = read(params[name], inside(name), problems);
  }
  return values as Values<S>;
}

/** Free text; an empty value means "unset" and reads as null. */
export function text(longest = 5000): Reader<string | null | undefined> {
  return (value, path, problems) => {
    if (value === undefined) return undefined;
    if (typeof value !== "string") problems.push(badParam(path, `Invalid string: ${path}`));
    else if (value.length > longest) {
      const message = `Invalid string: must be at most ${longest} characters`;
      problems.push(badParam(path, message));
    } else return value === "" ? null : value;
    return undefined;
  };
}

/** Something that may be left out but not be emptied, such as an id. */
export function word(longest = 5000): Reader<string | undefined> {
  const read = text(longest);
  return (value, path, problems) => {
    const found = read(value, path, problems);
    if (found === null) problems.push(emptyParam(path));
    return found ?? undefined;
  };
}

export function integer(least: number, most = Number.MAX_SAFE_INTEGER): Reader<number | undefined> {
  return (value, path, problems) => {
    if (value === undefined) return undefined;
    if (value === "") problems.push(emptyParam(path));
    else if (typeof value !== "string" || !/^-?\d{1,15}$/.test(value)) {
      const written = typeof value === "string" ? value : path;
      problems.push(badParam(path, `Invalid integer: ${written}`, "parameter_invalid_integer"));
    } else if (Number(value) < least || Number(value) > most) {
      const [bound, limit] = Number(value) < least ? ["greater", least] : ["less", most];
      const message = `This value must be ${bound} than or equal to ${limit}.`;
      problems.push(badParam(path, message, "parameter_invalid_integer"));
    } else return Number(value);
    return undefined;
  };
}

export const flag: Reader<boolean | undefined> = (value, path, problems) => {
  if (value === "true" || value === "false") return value === "true";
  if (value === "") problems.push(emptyParam(path));
  else if (value !== undefined)
    problems.push(badParam(path, `Invalid boolean: ${typeof value === "string" ? value : path}`));
  return undefined;
};

export function oneOf<const T extends string>(...allowed: T[]): Reader<T | undefined> {
  return (value, path, problems) => {
    if (value === undefined) return undefined;
    const found = allowed.find((one) => one === value);
    if (found !== undefined) return found;
    if (value === "") problems.push(emptyParam(path));
    const last = allowed.length > 1 ? ` or ${allowed.at(-1)}` : "";
    const names = allowed.slice(0, allowed.length > 1 ? -1 : 1).join(", ");
    problems.push(badParam(path, `Invalid ${path}: must be one of ${names}${last}`));
    return undefined;
  };
}

export function required<T>(read: Reader<T>): Reader<NonNullable<T>> {
  return (value, path, problems) => {
    if (value === undefined) problems.push(missingParam(path));
    if (value === "") problems.push(emptyParam(path));
    // With a problem noted the value is never used.
    return read(value, path, problems) as NonNullable<T>;
  };
}

/** A group of parameters; emptied, it reads as null. */
export function group<S extends Shape>(shape: S): Reader<Values<S> | null | undefined> {
  return (value, path, problems) => {
    if (value === undefined) return undefined;
    if (value === "") return null;
    if (typeof value === "object") return readShape(shape, value, path, problems);
    problems.push(badParam(path, `Invalid object`));
    return undefined;
  };
}

export function listOf<T>(read: Reader<T>): Reader<NonNullable<T>[] | undefined> {
  return (value, path, problems) => {
    if (value === undefined) return undefined;
    if (typeof value === "string" && value !== "") {
      problems.push(badParam(path, "Invalid array"));
      return undefined;
    }
    const entries = Object.entries(typeof value === "object" ? value : emptyParams());
    return entries
      .map(([index, one]) => read(one, `${path}[${index}]`, problems))
      .filter((one) => one !== undefined && one !== null);
  };
}

/** Accepted and not used: settings of the provider's that mean nothing here. */
export const ignored: Reader<undefined> = () => undefined;
