export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The tab's own memory: it ends with the tab. */
export function tabMemory(): Store {
  return window.sessionStorage;
}

/** A browser may refuse to keep anything, or have kept nonsense; then nothing was kept. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
