import { AlertDialog as Radix } from "radix-ui";
import { useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react";
import { BusyButton } from "./busy-button.tsx";
import "./dialog.css";
import "./edit-dialog.css";
import { keepInView } from "./keep-in-view.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

type QuestionDialogProps = {
  title: string;
  question: string;
  /** What else is worth knowing before the answer. */
  note?: string | undefined;
  confirmLabel: string;
  /** Says meanwhile what is being done. */
  busyLabel?: string;
  /** Says something else than the answer does: `Avbryt` beside `Avboka` is read twice. */
  declineLabel?: string;
  /** The button that asks. Without one the question comes of itself: it is open while it is mounted. */
  trigger?: ReactElement;
  /** Answered or declined, where it came of itself. */
  onClose?: () => void;
  /** Has the focus again after a no, where it came of itself. */
  focusBack?: RefObject<HTMLElement | null>;
  /** True when it is done and the dialog may close. */
  onConfirm: () => Promise<boolean>;
  /** Why the last try failed. */
  problem?: ReactNode;
  /** Has the focus afterwards where the trigger goes away with what was removed. */
  focusAfter?: RefObject<HTMLElement | null> | undefined;
  isDangerous?: boolean;
};

/** Asks before something that cannot be taken back. */
export function QuestionDialog({
  title,
  question,
  note,
  confirmLabel,
  busyLabel,
  declineLabel = "Avbryt",
  trigger,
  onClose,
  focusBack,
  onConfirm,
  problem,
  focusAfter,
  isDangerous = true,
}: QuestionDialogProps) {
  const [isOpen, setIsOpen] = useState(trigger === undefined);
  const [hasFailed, setHasFailed] = useState(false);
  // True from the answer on: what is removed may take this dialog with it before it has closed.
  const isLeaving = useRef(false);
  const isUnderWay = useRef(false);
  const [confirm, isBusy] = useOneAtATime(async () => {
    isLeaving.current = true;
    isUnderWay.current = true;
    isLeaving.current = await onConfirm().finally(() => {
      isUnderWay.current = false;
    });
    setHasFailed(!isLeaving.current);
    if (isLeaving.current) change(false);
  });
  function change(open: boolean) {
    // What was answered with yes is being done; a no comes too late and must not look like one.
    if (isUnderWay.current) return;
    setIsOpen(open);
    setHasFailed(false);
    if (!open) onClose?.();
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content
          className="question"
          onCloseAutoFocus={(event) => {
            const next = isLeaving.current ? focusAfter : focusBack;
            if (!next?.current) return;
            event.preventDefault();
            next.current.focus();
          }}
        >
          <Radix.Title className="heading-3">{title}</Radix.Title>
          <Radix.Description>{question}</Radix.Description>
          {note && <p className="text-sm text-muted">{note}</p>}
          {hasFailed && (
            <div className="question-problem" ref={watchedOver}>
              {problem}
            </div>
          )}
          <div className="edit-buttons">
            <Radix.Cancel className="button button-quiet">{declineLabel}</Radix.Cancel>
            <BusyButton
              look={isDangerous ? "plain" : "primary"}
              className={isDangerous ? "button-danger" : ""}
              isBusy={isBusy}
              busyLabel={busyLabel}
              onClick={() => confirm()}
            >
              {confirmLabel}
            </BusyButton>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const watchedOver = (place: HTMLElement | null) => (place ? keepInView(place) : undefined);
