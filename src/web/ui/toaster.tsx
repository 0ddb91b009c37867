import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts, type ToastMessage } from "./toast-store.ts";
import { noteUse } from "./used-control.ts";

const NONE: ToastMessage[] = [];

/** Without a connection the code cannot come, and just then there is something to say. */
function PlainViewport({ toasts }: { toasts: ToastMessage[] }) {
  return (
    <div className="toast-viewport" role="alert">
      {toasts
        .filter((one) => one.open)
        .map((one) => (
          <div key={one.id} className="toast" data-variant={one.variant}>
            <div>
              <p className="font-semibold">{one.title}</p>
              {one.description && <p className="mt-1 text-sm">{one.description}</p>}
            </div>
          </div>
        ))}
    </div>
  );
}

const loadViewport = () =>
  import("./toast-viewport.tsx").then(
    ({ ToastViewport }) => ({ default: ToastViewport }),
    () => ({ default: PlainViewport }),
  );
const Viewport = lazy(loadViewport);

/** Fetches what shows messages when somebody begins to use the page: a tenth of its script, seldom needed. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  useEffect(() => {
    const stop = new AbortController();
    const load = () => {
      stop.abort();
      void loadViewport();
    };
    for (const event of ["pointerdown", "keydown"] as const) {
      document.addEventListener(event, load, { signal: stop.signal, passive: true });
      document.addEventListener(event, noteUse, { passive: true });
    }
    return () => {
      stop.abort();
      for (const event of ["pointerdown", "keydown"] as const)
        document.removeEventListener(event, noteUse);
    };
  }, []);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Viewport toasts={toasts} />
    </Suspense>
  );
}
