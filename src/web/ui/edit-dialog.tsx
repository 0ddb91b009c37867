import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import {
  createContext,
  useContext,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";
import "./dialog.css";
import "./edit-dialog.css";

type Surroundings = {
  /** Says whether something was typed that closing would lose. */
  setIsDirty: (isDirty: boolean) => void;
  /** Says whether it is being saved. */
  setIsBusy: (isBusy: boolean) => void;
  isAsking: boolean;
  /** As its own buttons do: asks first, where something would be lost. */
  leave: () => void;
  goOn: () => void;
  close: () => void;
};

const DialogContext = createContext<Surroundings | null>(null);

/** For the form inside. */
export function useEditDialog(): Surroundings | null {
  return useContext(DialogContext);
}

type EditDialogProps = {
  title: string;
  /** The button that opens it, and that has the focus again afterwards. */
  trigger?: ReactElement;
  /** Where no button opens it: it is open while it is mounted. */
  onClose?: () => void;
  /** Has the focus again, where no button opens it. */
  focusBack?: RefObject<HTMLElement | null>;
  /** A `EditForm`. Rendered only while the dialog is open. */
  children: ReactNode;
  isShort?: boolean;
};

/** A dialog to type in. It asks before it throws away what was typed. */
export function EditDialog(props: EditDialogProps) {
  const { title, trigger, onClose, focusBack, children, isShort = false } = props;
  const [isOpen, setIsOpen] = useState(trigger === undefined);
  const [isAsking, setIsAsking] = useState(false);
  const isDirty = useRef(false);
  const isBusy = useRef(false);
  const close = () => {
    isDirty.current = false;
    setIsAsking(false);
    setIsOpen(false);
    onClose?.();
  };
  const change = (open: boolean) => {
    if (open) setIsOpen(true);
    // What is on its way is saved, whatever the dialog would say of it: it closes when that is known.
    else if (isBusy.current) return;
    else if (isDirty.current) setIsAsking(true);
    else close();
  };
  const surroundings: Surroundings = {
    setIsDirty: (dirty) => {
      isDirty.current = dirty;
    },
    setIsBusy: (busy) => {
      isBusy.current = busy;
    },
    isAsking,
    leave: () => change(false),
    goOn: () => setIsAsking(false),
    close,
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content
          className={isShort ? "dialog edit-short" : "dialog"}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const dialog = event.currentTarget as HTMLElement;
            (firstField(dialog) ?? dialog).focus();
          }}
          onCloseAutoFocus={(event) => {
            if (!focusBack?.current) return;
            event.preventDefault();
            focusBack.current.focus();
          }}
        >
          <div className="dialog-top">
            <Radix.Title className="heading-2">{title}</Radix.Title>
            <div className="dialog-actions">
              <Radix.Close className="button button-quiet button-small">
                <X aria-hidden="true" size={18} />
                Stäng
              </Radix.Close>
            </div>
          </div>
          <DialogContext value={surroundings}>{children}</DialogContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Where one begins to type. */
export function firstField(parent: HTMLElement | null): HTMLElement | null | undefined {
  return parent?.querySelector<HTMLElement>("input, textarea, select");
}
