export type ToastMessage = {
  id: number;
  title: string;
  description?: string | undefined;
  variant: "default" | "destructive";
  /** What can be done about it while it is shown. */
  action?: { label: string; press: () => void } | undefined;
  open: boolean;
};

// One toast at a time: a newer one takes the place of the one shown.
const LIMIT = 1;
/** A dismissed toast stays in memory this long, so that its closing motion can finish. */
const REMOVE_AFTER_MS = 1_000_000;

let toasts: ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: ToastMessage[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Answers with the toast's number, for whoever wants it gone before its time. */
export function toast(message: {
  title: string;
  description?: string;
  variant?: "destructive";
  action?: ToastMessage["action"];
}): number {
  const newest: ToastMessage = { variant: "default", ...message, id: nextId++, open: true };
  publish([newest, ...toasts].slice(0, LIMIT));
  return newest.id;
}

export function dismissToast(id: number): void {
  publish(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => publish(toasts.filter((one) => one.id !== id)), REMOVE_AFTER_MS);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): ToastMessage[] {
  return toasts;
}
