import { Printer, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef, type ReactElement, type ReactNode } from "react";
import "./dialog.css";

type DialogProps = {
  title: string;
  /** The button that opens it, and that has the focus again afterwards. */
  trigger: ReactElement;
  /** Rendered only while the dialog is open. */
  children: ReactNode;
  isPrintable?: boolean;
};

export function Dialog({ title, trigger, children, isPrintable = false }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content
          className="dialog"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // The text has the focus first: the arrow keys scroll it at once.
            event.preventDefault();
            body.current?.focus();
          }}
        >
          <div className="dialog-top">
            <Radix.Title className="heading-2">{title}</Radix.Title>
            <div className="dialog-actions">
              {isPrintable && <PrintButton />}
              <Radix.Close className="button button-quiet button-small">
                <X aria-hidden="true" size={18} />
                Stäng
              </Radix.Close>
            </div>
          </div>
          <div ref={body} className="dialog-body" tabIndex={0} role="region" aria-label={title}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function PrintButton() {
  return (
    <button
      type="button"
      className="button button-plain button-small"
      onClick={() => window.print()}
    >
      <Printer aria-hidden="true" size={18} />
      Skriv ut
    </button>
  );
}
