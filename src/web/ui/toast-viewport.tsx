import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useLayoutEffect, useRef, useState } from "react";
import { dismissToast, type ToastMessage } from "./toast-store.ts";
import { barAtBottom, coversTop, coversUsed } from "./used-control.ts";

/** Whoever is to decide something is given the time for it. */
const WITH_ACTION_MS = 15_000;

export function ToastViewport({ toasts }: { toasts: ToastMessage[] }) {
  const { viewport, isMoved } = useClearOfUsed(toasts[0]?.id);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Meddelande">
      {toasts.map((one) => (
        <Toast.Root
          key={one.id}
          className="toast"
          data-variant={one.variant}
          type={one.variant === "destructive" ? "foreground" : "background"}
          open={one.open}
          {...(one.action && { duration: WITH_ACTION_MS })}
          onOpenChange={(open) => {
            if (!open) dismissToast(one.id);
          }}
        >
          <div>
            <Toast.Title className="font-semibold">{one.title}</Toast.Title>
            {one.description && (
              <Toast.Description className="mt-1 text-sm">{one.description}</Toast.Description>
            )}
          </div>
          {one.action && (
            <Toast.Action
              className="button button-quiet button-small"
              altText={one.action.label}
              onClick={one.action.press}
            >
              {one.action.label}
            </Toast.Action>
          )}
          <Toast.Close className="toast-close" aria-label="Stäng meddelandet">
            <X aria-hidden="true" size={18} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        ref={viewport}
        className="toast-viewport"
        data-moved={isMoved || undefined}
        hotkey={["F8"]}
        label="Meddelanden ({hotkey})"
      />
    </Toast.Provider>
  );
}

/** A message that would lie over the control just used, or what stays at the top, goes to the other end of the screen. */
function useClearOfUsed(id: number | undefined) {
  const viewport = useRef<HTMLOListElement>(null);
  const [movedId, setMovedId] = useState<number>();
  const isMoved = id !== undefined && movedId === id;
  useLayoutEffect(() => {
    const place = viewport.current;
    if (id === undefined || !place) return undefined;
    const raise = () => place.style.setProperty("--bar", `${barAtBottom()}px`);
    const settle = () => {
      raise();
      const box = place.getBoundingClientRect();
      if (coversUsed(box) || coversTop(box)) setMovedId(id);
    };
    // What the message says comes into its place a moment later.
    const grown = new ResizeObserver(settle);
    grown.observe(place);
    // A dialog comes last in the page, its motion ends above where it began; a line comes where the frame has it.
    const opened = new MutationObserver(() => requestAnimationFrame(settle));
    opened.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", raise, { passive: true });
    return () => {
      grown.disconnect();
      opened.disconnect();
      window.removeEventListener("scroll", raise);
    };
  }, [id]);
  return { viewport, isMoved };
}
