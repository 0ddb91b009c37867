/**
 * Of something what a wish names: an object by those of its fields that the wish has, anything else whole, a list too.
 * It is both what somebody read of it before they wished, and what stands there once it was granted.
 */
export function namedBy(wish: object, whole: object): Record<string, unknown> {
  const inside = whole as Record<string, unknown>;
  const named = Object.entries(wish).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    named.map(([name, value]): [string, unknown] => {
      const stored = inside[name];
      return [name, isFields(value) && isFields(stored) ? namedBy(value, stored) : stored];
    }),
  );
}

/** The first that was read and is another by now, `opening.week`; what was not read may be anything. */
export function changedSince(read: unknown, now: unknown): string | undefined {
  if (!isFields(read) || !isFields(now)) return isSame(read, now) ? undefined : "";
  for (const [name, value] of Object.entries(read)) {
    const inside = changedSince(value, now[name]);
    if (inside !== undefined) return inside === "" ? name : `${name}.${inside}`;
  }
  return undefined;
}

/** What would be saved over unseen, if anything: who wishes what stands there already takes nothing from anybody. */
export function savedOver(
  now: unknown,
  { read, wanted }: { read: unknown; wanted: unknown },
): string | undefined {
  return read === undefined || isAsRead(wanted, now) ? undefined : changedSince(read, now);
}

export function isAsRead(read: unknown, now: unknown): boolean {
  return changedSince(read, now) === undefined;
}

/** The same to a reader: fields in any order, and one that is undefined is none. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  if (!isFields(one) || !isFields(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
