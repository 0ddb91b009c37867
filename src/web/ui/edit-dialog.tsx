import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import { BusyButton } from "./busy-button.tsx";
import { Button } from "./button.tsx";
import "./dialog.css";
import "./edit-dialog.css";
import { useOneAtATime } from "./use-one-at-a-time.ts";

type Surroundings = {
  /** Says whether something was typed that closing would lose. */
  setIsDirty: (isDirty: boolean) => void;
  /** Says whether it is being saved. */
  setIsBusy: (isBusy: boolean) => void;
  isAsking: boolean;
  goOn: () => void;
  close: () => void;
};

const DialogContext = createContext<Surroundings | null>(null);

type EditDialogProps = {
  title: string;
  /** The button that opens it, and that has the focus again afterwards. */
  trigger: ReactElement;
  /** A `EditForm`. Rendered only while the dialog is open. */
  children: ReactNode;
  isShort?: boolean;
};

/** A dialog to type in. It asks before it throws away what was typed. */
export function EditDialog({ title, trigger, children, isShort = false }: EditDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isDirty = useRef(false);
  const isBusy = useRef(false);
  const close = () => {
    isDirty.current = false;
    setIsAsking(false);
    setIsOpen(false);
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
    goOn: () => setIsAsking(false),
    close,
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
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

function firstField(parent: HTMLElement | null): HTMLElement | null | undefined {
  return parent?.querySelector<HTMLElement>("input, textarea, select");
}

type EditFormProps = {
  children: ReactNode;
  submitLabel: string;
  isDirty: boolean;
  /** Why the last try failed, shown above the buttons. */
  problem?: ReactNode;
  /** True when it is done and the dialog may close. */
  onSubmit: () => Promise<boolean>;
};

export function EditForm({ children, submitLabel, isDirty, problem, onSubmit }: EditFormProps) {
  const dialog = useContext(DialogContext);
  const form = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  const [submit, isBusy] = useOneAtATime(async () => {
    dialog?.setIsBusy(true);
    const isDone = await onSubmit().finally(() => dialog?.setIsBusy(false));
    if (isDone) dialog?.close();
    else setFailures((count) => count + 1);
  });
  useEffect(() => {
    dialog?.setIsDirty(isDirty);
  }, [dialog, isDirty]);
  useEffect(() => {
    // A form that had to wait for what it shows was not there when the dialog gave the focus.
    if (!form.current?.contains(document.activeElement)) firstField(form.current)?.focus();
  }, []);
  useEffect(() => {
    if (failures === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    // What is wrong stands below the field, where the buttons would hide it on a small screen.
    const [errorId = ""] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
    document.getElementById(errorId)?.scrollIntoView({ block: "nearest" });
  }, [failures]);
  return (
    <form
      ref={form}
      className="edit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="edit-fields">{children}</div>
      <div className="edit-foot">
        {problem}
        {dialog?.isAsking ? (
          <Unsaved onGoOn={dialog.goOn} onDiscard={dialog.close} />
        ) : (
          <div className="edit-buttons">
            <Radix.Close className="button button-quiet">Avbryt</Radix.Close>
            <BusyButton type="submit" isBusy={isBusy} busyLabel="Sparar…">
              {submitLabel}
            </BusyButton>
          </div>
        )}
      </div>
    </form>
  );
}

function Unsaved({ onGoOn, onDiscard }: { onGoOn: () => void; onDiscard: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  // Whoever pressed Escape by mistake goes on with one key.
  useEffect(() => notice.current?.querySelector<HTMLElement>(".button-quiet")?.focus(), []);
  return (
    <div ref={notice} className="edit-unsaved" role="alert">
      <p>Du har skrivit något som inte är sparat.</p>
      <div className="edit-buttons">
        <Button look="plain" className="button-danger-quiet" onClick={onDiscard}>
          Kasta ändringarna
        </Button>
        <Button look="quiet" onClick={onGoOn}>
          Fortsätt redigera
        </Button>
      </div>
    </div>
  );
}
