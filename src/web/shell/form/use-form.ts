import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { isSessionLost } from "#web/shell/is-session-lost.ts";
import { oneAtATime } from "#web/ui/one-at-a-time.ts";
import {
  begin,
  hasMistakes,
  holdBack,
  isAsSettled,
  refuse,
  setOut,
  settle,
  shownErrors,
  typeIn,
  valuesOf,
  type FieldErrors,
  type FormState,
} from "./form-state.ts";
import { showFirstError } from "./show-first-error.ts";

type FormOptions<V extends object> = {
  /** What stands there first. What is fetched again later does not replace it, unless the form follows. */
  start: V;
  /** What is not typed shows what is stored by now. */
  isFollowing?: boolean;
  /** Whether what is typed is what is stored; letter by letter unless told. */
  isSame?: (values: V, stored: V) => boolean;
  /** What one sees to be wrong before anything is sent, by field. */
  mistakes?: (values: V) => { [Name in keyof V]?: string | undefined };
  /** Saves, and tells that it did. Throws what was refused; answers what is stored now, if not what was sent. */
  send: (values: V) => Promise<V | void>;
  /** Which field a refusal is about that names none. */
  fieldOfCode?: Record<string, keyof V & string>;
  onMistakes?: (mistakes: FieldErrors) => void;
  /** Tells of a refusal in passing, too. Who would not sign in again knows already. */
  onRefused?: (error: unknown) => void;
};

export type Form<V extends object> = ReturnType<typeof useForm<V>>;

/** What `EditForm` needs of a form, whatever is typed in it. */
export type AnyForm = Pick<Form<object>, "props" | "submit" | "isDirty" | "isBusy" | "problem">;

/** The one way to write a form: see STYLE.md. */
export function useForm<V extends object>(options: FormOptions<V>) {
  const { start, isFollowing = false, isSame = isSameText, mistakes, send } = options;
  const [held, setState] = useState<FormState<V>>(() => begin(start));
  const [isBusy, setIsBusy] = useState(false);
  const gate = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  const state = isFollowing ? { ...held, base: start } : held;
  // The same object until something is typed: what is kept or reckoned of it is not done anew at each look.
  const values = useMemo(
    () => valuesOf({ base: state.base, typed: state.typed }),
    [state.base, state.typed],
  );
  const found: FieldErrors = mistakes?.(values) ?? {};
  const errors = shownErrors(state, found);
  useEffect(() => {
    if (state.failures > 0) showFirstError(ref.current);
  }, [state.failures]);

  async function attempt(): Promise<boolean> {
    if (hasMistakes(found)) {
      setState(holdBack);
      options.onMistakes?.(found);
      return false;
    }
    setState(setOut);
    try {
      const stored = (await send(values)) ?? values;
      setState((now) => settle(now, values, stored));
      return true;
    } catch (error) {
      setState((now) => refuse(now, error, options.fieldOfCode));
      if (!isSessionLost(error)) options.onRefused?.(error);
      return false;
    }
  }

  /** True when it is saved. Pressed again while it is under way, nothing happens. */
  async function submit(): Promise<boolean> {
    let isDone = false;
    await oneAtATime(gate, setIsBusy, async () => {
      isDone = await attempt();
    });
    return isDone;
  }

  /** Values, or what makes them from what is typed by then. */
  const change = (part: Partial<V> | ((typed: V) => Partial<V>)) =>
    setState((now) => typeIn(now, typeof part === "function" ? part(valuesOf(now)) : part));
  return {
    values,
    errors,
    change,
    submit,
    isBusy,
    isDirty: !isSame(values, state.base),
    isAsSettled: isAsSettled(state),
    stored: state.base,
    /** Goes on from what is stored by now, with what is typed already. */
    restart: (stored: V, typed: Partial<V> = {}) => setState({ ...begin(stored), typed }),
    problem: state.problem,
    /** Sends what stands in the form, without a press of its button. */
    resubmit: () => ref.current?.requestSubmit(),
    /** For the element. Sentences are the shop's own, and in Swedish whatever the browser speaks. */
    props: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        // A dialog may lie inside another form.
        event.stopPropagation();
        void submit();
      },
    },
    /** For a field that is typed or chosen in. */
    text: <Name extends keyof V & string>(name: Name) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as unknown as Partial<V>),
    }),
    /** For a field that is on or off. */
    check: (name: keyof V & string) => ({
      checked: values[name] === true,
      onChange: ({ target }: { target: { checked: boolean } }) =>
        change({ [name]: target.checked } as unknown as Partial<V>),
    }),
  };
}

function isSameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
