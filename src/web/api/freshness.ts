// How long an answer holds. A query that says nothing keeps it until something done here changes it.

/** Others change it, money above all: asked again whenever it comes into view, also in a tab that wakes up. */
export const WATCHED = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  // What nobody has looked at for so long, pages of a search above all, is not worth its memory.
  gcTime: 5 * 60_000,
} as const;

/** The same, and asked again by itself while it is shown: two browsers that watch it agree within that time. */
export function watchedEvery(milliseconds: number) {
  return { ...WATCHED, refetchInterval: milliseconds };
}

type Shown<T> = { data: T | undefined; error: Error | null };

/** The same for as long as there is something to wait for, by what was answered last. */
export function watchedWhile<T>(isAwaited: (shown: Shown<T>) => boolean, milliseconds: number) {
  const refetchInterval = ({ state }: { state: Shown<T> }) => isAwaited(state) && milliseconds;
  return { ...WATCHED, refetchInterval };
}

/** An old copy is never shown, not even for a moment: what is chosen or edited begins at what is true now. */
export const ANEW = { staleTime: 0, refetchOnMount: "always", gcTime: 0 } as const;

/** True enough for so long after it was asked. */
export function heldFor(milliseconds: number): { staleTime: number } {
  return { staleTime: milliseconds };
}

export const HALF_A_MINUTE_MS = 30_000;
export const MINUTE_MS = 60_000;
