import type { ComponentProps } from "react";
import "./busy-button.css";
import { Button } from "./button.tsx";
import { useOneAtATime } from "./use-one-at-a-time.ts";

type BusyButtonProps = ComponentProps<typeof Button> & {
  isBusy: boolean;
  /** Says meanwhile what is going on. */
  busyLabel?: string | undefined;
};

/** Keeps the focus while it is busy, which a button with `disabled` would lose. */
export function BusyButton({ isBusy, busyLabel, onClick, children, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && busyLabel !== undefined ? busyLabel : children}
    </Button>
  );
}

type ActionButtonProps = Omit<BusyButtonProps, "isBusy" | "onClick"> & {
  onAct: () => Promise<unknown>;
};

/** Does one thing, once at a time. */
export function ActionButton({ onAct, ...rest }: ActionButtonProps) {
  const [run, isRunning] = useOneAtATime(onAct);
  return <BusyButton {...rest} isBusy={isRunning} onClick={() => run()} />;
}
