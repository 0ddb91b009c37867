import { ApiError } from "#web/api/api-error.ts";
import { isSessionLost } from "#web/shell/is-session-lost.ts";

/** What is wrong, by the field it is wrong at. */
export type FieldErrors = Partial<Record<string, string>>;

/** What a form holds between its first letter and its being saved. */
export type FormState<V> = {
  /** What is stored; what stands there before anything is typed. */
  base: V;
  typed: Partial<V>;
  /** What was sent in vain: from then on mistakes show while one types, save of rows that came after. */
  tried: V | null;
  /** What the server has against which field, until that field is changed. */
  refused: FieldErrors;
  /** Why it was not saved, where no field says it. */
  problem: unknown;
  /** Counted, so that after each the first field in error is shown. */
  failures: number;
};

export function begin<V>(base: V): FormState<V> {
  return { base, typed: {}, tried: null, refused: {}, problem: null, failures: 0 };
}

export function valuesOf<V extends object>({
  base,
  typed,
}: Pick<FormState<V>, "base" | "typed">): V {
  return { ...base, ...typed };
}

/**
 * What was answered is about what was sent, and what stands inside a field goes with it. A session that has ended has
 * ended whatever is typed.
 */
export function typeIn<V extends object>(state: FormState<V>, part: Partial<V>): FormState<V> {
  const others = Object.entries(state.refused).filter(([name]) => !(fieldOf(name) in part));
  return {
    ...state,
    typed: { ...state.typed, ...part },
    refused: Object.fromEntries(others),
    problem: isSessionLost(state.problem) ? state.problem : null,
  };
}

/** Held back: something is wrong that one sees before anything is sent. */
export function holdBack<V extends object>(state: FormState<V>): FormState<V> {
  return { ...state, tried: valuesOf(state), problem: null, failures: state.failures + 1 };
}

export function setOut<V extends object>(state: FormState<V>): FormState<V> {
  return { ...state, tried: valuesOf(state), refused: {}, problem: null };
}

/** Says at its fields what the server has against them, and otherwise why nothing was saved. */
export function refuse<V extends object>(
  state: FormState<V>,
  error: unknown,
  fieldOfCode: FieldErrors = {},
): FormState<V> {
  const refused = fieldErrorsOf(error, fieldOfCode);
  const isAtField = Object.keys(refused).some((name) => fieldOf(name) in state.base);
  return { ...state, refused, problem: isAtField ? null : error, failures: state.failures + 1 };
}

/** What was sent is stored; what was typed while it was under way is not, and stays. */
export function settle<V extends object>(state: FormState<V>, sent: V, stored: V): FormState<V> {
  const later = Object.entries(state.typed).filter(
    ([name, value]) => value !== sent[name as keyof V],
  );
  return { ...begin(stored), typed: Object.fromEntries(later) as Partial<V> };
}

/** Whether nothing was typed or tried since it was saved: what was told of that still stands. */
export function isAsSettled<V extends object>({ typed, tried }: FormState<V>): boolean {
  return tried === null && Object.keys(typed).length === 0;
}

/** What is shown at the fields: mistakes once it was tried, else what the server said. */
export function shownErrors<V>(state: FormState<V>, mistakes: FieldErrors): FieldErrors {
  const { tried, refused } = state;
  if (tried === null) return refused;
  const shown = Object.entries(withoutNone(mistakes)).filter(([name]) => wasThere(tried, name));
  return { ...refused, ...Object.fromEntries(shown) };
}

/** Whether a field as `drivers.2.name` lies in a row that there was; any that is in no list was. */
function wasThere(tried: unknown, name: string): boolean {
  let at = tried;
  for (const part of name.split(".")) {
    if (Array.isArray(at) && !(part in at)) return false;
    at = (at as Record<string, unknown> | null | undefined)?.[part];
  }
  return true;
}

export function hasMistakes(mistakes: FieldErrors): boolean {
  return Object.keys(withoutNone(mistakes)).length > 0;
}

/** Some refusals are about one field though they come without fields, such as a name that is taken. */
function fieldErrorsOf(error: unknown, fieldOfCode: FieldErrors): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const field = fieldOfCode[error.code ?? ""];
  return field === undefined ? error.fields : { [field]: error.sentence };
}

/** An error may lie inside of a field, as in a list: `featureSets.0.heading`. */
function fieldOf(name: string): string {
  return name.split(".")[0] ?? name;
}

function withoutNone(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
