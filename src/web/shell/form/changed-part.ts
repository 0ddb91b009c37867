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
