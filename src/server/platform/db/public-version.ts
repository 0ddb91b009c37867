import type { PublicVersion } from "#server/platform/db/database.ts";

export const VERSION_CHANNEL = "public_version";
export const READ_VERSION =
  "select coalesce((select version from public_version), 0)::text as version";

/** How long ago the database must have said that nothing newer is known. */
const TRUSTED_MS = 1000;

export type Hear = {
  /** The database has told of a version. */
  told(version: number): void;
  /** And nothing newer exists now, or it would be told. */
  confirmed(version: number): void;
};

type Ears = {
  ask: () => Promise<number>;
  /** Begins to listen and answers how to end it. */
  listen: (hear: Hear) => Promise<() => Promise<void>>;
  /** Where nobody else can write, what was told is all there is. */
  isAlwaysTold?: boolean;
  now?: () => number;
};

export type HeardVersion = PublicVersion & { hear: Hear; close(): Promise<void> };

/**
 * What this process knows of the public version. Versions only rise, so that word of an older one that
 * comes late changes nothing. Nobody listens before somebody wants to know.
 */
export function heardVersion({
  ask,
  listen,
  isAlwaysTold = false,
  now = () => performance.now(),
}: Ears): HeardVersion {
  let newest = -1;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let listening: Promise<() => Promise<void>> | undefined;
  let asking: Promise<number> | undefined;

  const told = (version: number) => {
    newest = Math.max(newest, version);
  };
  const hear: Hear = {
    told,
    confirmed: (version) => {
      told(version);
      confirmedAt = now();
    },
  };
  const asked = async () => {
    const before = now();
    told(await ask());
    confirmedAt = Math.max(confirmedAt, before);
    return newest;
  };
  const begin = async () => {
    listening ??= listen(hear);
    await listening;
    return asked();
  };
  const isTrusted = () =>
    isAlwaysTold ? confirmedAt > Number.NEGATIVE_INFINITY : now() - confirmedAt < TRUSTED_MS;

  return {
    hear,
    asked,
    async known() {
      if (listening !== undefined && isTrusted()) return newest;
      // Many who wait for the same answer ask once.
      asking ??= begin().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    close: async () => (await listening)?.(),
  };
}
