/** Far more items than a shop has. */
const MOST = 5000;

/**
 * What `read` finds of something by its number, read once for each version of what the public sees. The version is
 * the caller's, who has asked for it before.
 */
export function byVersion<Value>(
  read: (id: number) => Promise<Value>,
): (version: number, id: number) => Promise<Value> {
  const kept = new Map<number, Promise<Value>>();
  let of = -1;
  return (version, id) => {
    if (version !== of || kept.size >= MOST) kept.clear();
    of = version;
    const known = kept.get(id);
    if (known) return known;
    const value = read(id);
    kept.set(id, value);
    // A failed read is not remembered.
    value.catch(() => {
      if (kept.get(id) === value) kept.delete(id);
    });
    return value;
  };
}
