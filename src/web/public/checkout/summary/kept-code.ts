import { attempt, type Store } from "#web/shell/tab-memory.ts";

const KEY = "checkout-code";

/** In the tab and not in the address: a code may be meant for one person, and an address is passed on. */
export function keepCode(store: () => Store, code: string): void {
  attempt(() => store().setItem(KEY, code));
}

export function readKeptCode(store: () => Store): string | undefined {
  return attempt(() => store().getItem(KEY)) ?? undefined;
}

export function forgetCode(store: () => Store): void {
  attempt(() => store().removeItem(KEY));
}
