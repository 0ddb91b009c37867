import type { PublicVersion } from "#server/platform/db/database.ts";

/** What `read` finds, read once for each version of what the public sees. */
export function perVersion<Value>(
  version: PublicVersion,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { version: number; value: Promise<Value> } | undefined;
  return async () => {
    const newest = await version.known();
    if (kept?.version === newest) return kept.value;
    const made = { version: newest, value: read() };
    kept = made;
    // A failed read is not remembered.
    made.value.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made.value;
  };
}
