import { useEffect, useRef, type ComponentProps } from "react";
import "./busy-button.css";
import { Button } from "./button.tsx";
import { useOneAtATime } from "./use-one-at-a-time.ts";

type BusyButtonProps = ComponentProps<typeof Button> & {
  isBusy: boolean;
  /** Says meanwhile what is going on. */
  busyLabel?: string | undefined;
};

/** Keeps the focus while it is busy, which a button with `disabled` would lose, and its place under the finger. */
export function BusyButton({ isBusy, busyLabel, onClick, children, ...rest }: BusyButtonProps) {
  const hold = useSizeWhile(isBusy);
  return (
    <Button
      {...rest}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) return event.preventDefault();
        hold(event.currentTarget);
        onClick?.(event);
      }}
    >
      {isBusy && busyLabel !== undefined ? busyLabel : children}
    </Button>
  );
}

/** A shorter word would let what stands beside it slip under the second press of a double click. */
function useSizeWhile(isBusy: boolean): (button: HTMLElement) => void {
  const held = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isBusy && held.current) Object.assign(held.current.style, { minWidth: "", minHeight: "" });
  }, [isBusy]);
  return (button) => {
    held.current = button;
    const { width, height } = button.getBoundingClientRect();
    Object.assign(button.style, { minWidth: `${width}px`, minHeight: `${height}px` });
  };
}

type ActionButtonProps = Omit<BusyButtonProps, "isBusy" | "onClick"> & {
  onAct: () => Promise<unknown>;
};

/** Does one thing, once at a time. */
export function ActionButton({ onAct, ...rest }: ActionButtonProps) {
  const [run, isRunning] = useOneAtATime(onAct);
  return <BusyButton {...rest} isBusy={isRunning} onClick={() => run()} />;
}
