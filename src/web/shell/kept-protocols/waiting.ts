import type { KeptProtocol } from "./kept.ts";
import type { KeepProblem } from "./kept-shelf.ts";
import { ourShelf } from "./our-shelf.ts";
import { inOrder, nextTryAt } from "./queue.ts";
import { sendWaiting } from "./send-waiting.ts";
import { endWaits } from "./signed.ts";

export type Waiting = {
  /** In the order they were signed. */
  protocols: readonly KeptProtocol[];
  isSending: boolean;
  /** Nobody, or somebody else, is signed in. */
  isSignedOut: boolean;
  problem: KeepProblem;
};

const NOTHING: Waiting = { protocols: [], isSending: false, isSignedOut: false, problem: null };
const NAME = "norrvidd-hand-over";
/** A timer's time is 32 bits long, and a phone that has slept wakes it late anyway. */
const LOOK_AGAIN_MS = 60_000;

let state = NOTHING;
let userId: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(NAME);

/** What this phone has signed and the shop has not heard of yet. */
export const waiting = {
  read: () => state,
  readOnServer: () => NOTHING,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function change(next: Partial<Waiting>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

async function readAnew(): Promise<void> {
  const shelf = await ourShelf();
  if (userId === undefined) return change(NOTHING);
  const protocols = inOrder(await shelf.all("protocols", userId));
  change({ protocols, problem: shelf.problem() });
}

function say(what: "changed" | "forgotten"): void {
  // Only pages of this origin hear a channel; it knows no target.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(what);
}

/** Tells the other pages of this phone too. */
export async function hasChanged(): Promise<void> {
  say("changed");
  await readAnew();
}

/** Watches over one person's queue for as long as they are signed in here; answers how to stop. */
export function watchOver(id: number): () => void {
  userId = id;
  const goOn = () => void sendNow();
  const lookAgain = () => document.visibilityState === "visible" && goOn();
  const onOther = ({ data }: MessageEvent) => {
    // What was entered here is gone with whoever signed out on another page.
    if (data === "forgotten") void letGo(id).then(() => window.location.reload());
    else void readAnew();
  };
  window.addEventListener("online", goOn);
  document.addEventListener("visibilitychange", lookAgain);
  channel?.addEventListener("message", onOther);
  void begin(id);
  return () => {
    userId = undefined;
    clearTimeout(timer);
    window.removeEventListener("online", goOn);
    document.removeEventListener("visibilitychange", lookAgain);
    channel?.removeEventListener("message", onOther);
    change(NOTHING);
  };
}

async function begin(id: number): Promise<void> {
  (await ourShelf()).keepFor(id);
  await readAnew();
  await sendNow();
}

/** Without waiting for its time. */
export async function sendNow(): Promise<void> {
  if (userId === undefined) return;
  await endWaits(await ourShelf(), userId);
  await running;
  await send();
}

function send(): Promise<void> {
  running ??= sendInTurn().finally(() => {
    running = undefined;
  });
  return running;
}

async function sendInTurn(): Promise<void> {
  clearTimeout(timer);
  const id = userId;
  if (id === undefined || state.protocols.length === 0) return;
  const shelf = await ourShelf();
  change({ isSending: true });
  const outcome = await alone(() =>
    sendWaiting({ shelf, userId: id, onChange: () => void hasChanged() }),
  );
  await readAnew();
  change({ isSending: false, isSignedOut: outcome === "signed-out" });
  // Signed in again they are sent at once; by itself nothing changes that.
  if (outcome !== "signed-out") sendLater();
}

/** One page of the phone at a time, where the browser can keep them apart. Sent twice it is recorded once. */
async function alone<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(NAME, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

function sendLater(): void {
  const at = nextTryAt(state.protocols);
  if (at === undefined) return;
  const wait = Math.min(Math.max(at - Date.now(), 1000), LOOK_AGAIN_MS);
  timer = setTimeout(() => void send(), wait);
}

/** It was said on the other page that it may be lost: nobody is asked again. */
async function letGo(id: number): Promise<void> {
  const shelf = await ourShelf();
  await shelf.removeAll(id);
}

/** For whoever has signed out: the other pages of this phone let go of what they show. */
export function tellForgotten(): void {
  say("forgotten");
  change(NOTHING);
}
