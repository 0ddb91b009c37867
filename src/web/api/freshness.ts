// How long an answer holds. A query that says nothing keeps it until something done here changes it.

/** Others change it, money above all: asked again whenever it comes into view, also in a tab that wakes up. */
export const WATCHED = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  // What nobody has looked at for so long, pages of a search above all, is not worth its memory.
  gcTime: 5 * 60_000,
} as const;

/** An old copy is never shown, not even for a moment: what is chosen or edited begins at what is true now. */
export const ANEW = { staleTime: 0, refetchOnMount: "always", gcTime: 0 } as const;

/** True enough for so long after it was asked. */
export function heldFor(milliseconds: number): { staleTime: number } {
  return { staleTime: milliseconds };
}

/** Within which two browsers that watch the same agree. */
export const HALF_A_MINUTE_MS = 30_000;
export const MINUTE_MS = 60_000;
