import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useFocusBack } from "./use-focus-back.ts";
import "./dialog.css";
import "./edit-dialog.css";

type ShownDialogProps = {
  title: string;
  /** What there is to know and the buttons, in `edit-buttons`; `data-begin` says what has the focus first. */
  children: ReactNode;
  onClose: () => void;
};

/** A dialog that comes of itself, because something happened. Mounted while it is open. */
export function ShownDialog({ title, children, onClose }: ShownDialogProps) {
  const giveFocusBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content
          className="question"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(
              '[data-begin="true"]',
            );
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={giveFocusBack}
          // It asks for a decision: a slip of the finger beside it is none.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Radix.Title className="heading-3">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
