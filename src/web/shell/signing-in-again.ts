import { isSessionLost } from "./is-session-lost.ts";

/** Whether somebody is being asked to sign in again, and how often that was done. */
export type SigningInAgain = { isAsking: boolean; times: number };

let state: SigningInAgain = { isAsking: false, times: 0 };
const waiting = new Set<(isSignedIn: boolean) => void>();
const listeners = new Set<() => void>();

function change(next: SigningInAgain): void {
  state = next;
  for (const listener of listeners) listener();
}

export const signingInAgain = {
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Answers whether it was done. */
export function askToSignIn(): Promise<boolean> {
  change({ ...state, isAsking: true });
  return new Promise((resolve) => waiting.add(resolve));
}

/** All that waited goes on, or is refused after all. */
export function answerAsking(isSignedIn: boolean): void {
  change({ isAsking: false, times: state.times + Number(isSignedIn) });
  for (const goOn of waiting) goOn(isSignedIn);
  waiting.clear();
}

/**
 * What somebody does waits until they have signed in again, and is done then. What is merely read fails by itself
 * and interrupts nobody: it may be a page that asks unseen while somebody is writing.
 */
export async function mendLostSession(refusal: unknown, method: string): Promise<boolean> {
  return isSessionLost(refusal) && method !== "GET" && askToSignIn();
}
