import { AlertDialog as Radix } from "radix-ui";
import {
  createContext,
  useContext,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import "#web/ui/dialog.css";
import "#web/ui/edit-dialog.css";

type FindNext = () => HTMLElement | null | undefined;

type Surroundings = {
  close: () => void;
  /** What was answered with yes is being done: a no comes too late and must not look like one. */
  setIsUnderWay: (isUnderWay: boolean) => void;
  /** Says from an answer on where the focus goes: what is done may take the dialog with it before it has closed. */
  leaveFor: (find: FindNext | null) => void;
};

const QuestionContext = createContext<Surroundings | null>(null);

type DeedQuestionProps = {
  /** The button that asks. Without one the question comes of itself: it is open while it is mounted. */
  trigger?: ReactElement;
  /** A `Deed`. Rendered only while the question is open. */
  children: ReactNode;
  /** Answered or declined, where it came of itself. */
  onClose?: () => void;
  /** Has the focus again, where the question came of itself. */
  focusBack?: RefObject<HTMLElement | null>;
};

/** Says what will happen before it does, and offers one way or several to go on. */
export function DeedQuestion({ trigger, children, onClose, focusBack }: DeedQuestionProps) {
  const [isOpen, setIsOpen] = useState(trigger === undefined);
  const findNext = useRef<FindNext | null>(null);
  const isUnderWay = useRef(false);
  function change(open: boolean) {
    if (isUnderWay.current) return;
    setIsOpen(open);
    if (!open) onClose?.();
  }
  const surroundings: Surroundings = {
    close: () => change(false),
    setIsUnderWay: (underWay) => {
      isUnderWay.current = underWay;
    },
    leaveFor: (find) => {
      findNext.current = find;
    },
  };
  function restoreFocus(event: Event) {
    const next = focusBack?.current ?? findNext.current?.();
    findNext.current = null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content className="question deed-question" onCloseAutoFocus={restoreFocus}>
          <QuestionContext value={surroundings}>{children}</QuestionContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** One way to say yes. */
export type Answer = {
  label: string;
  /** Says meanwhile what is going on. */
  busyLabel?: string;
  /** One answer at most is loud. */
  look: "primary" | "quiet" | "danger" | "danger-quiet";
  isDisabled?: boolean;
  /** True when it is done and the question may close. */
  act: () => Promise<boolean>;
  /** Has the focus then; else what asked has it, or the heading above where that is gone. */
  focusAfter?: FindNext;
};

const LOOKS: Record<Answer["look"], { look: "primary" | "quiet" | "plain"; className?: string }> = {
  primary: { look: "primary" },
  quiet: { look: "quiet" },
  danger: { look: "plain", className: "button-danger" },
  "danger-quiet": { look: "plain", className: "button-danger-quiet" },
};

type DeedProps = {
  title: string;
  /** What will happen, a sentence a line. */
  sentences: readonly string[];
  /** What else belongs to the question, between the sentences and the answers. */
  children?: ReactNode;
  /** The next step last. */
  answers: readonly Answer[];
  /** Why the last try failed. */
  problem?: ReactNode;
};

export function Deed({ title, sentences, children, answers, problem }: DeedProps) {
  const [answer, chosen] = useAnswer();
  return (
    <>
      <Radix.Title className="heading-3">{title}</Radix.Title>
      <Radix.Description asChild>
        <div className="deed-sentences">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Radix.Description>
      {children}
      {problem}
      <div className="edit-buttons">
        <Radix.Cancel className="button button-quiet">Tillbaka</Radix.Cancel>
        {answers.map((one) => (
          <BusyButton
            key={one.label}
            {...LOOKS[one.look]}
            disabled={one.isDisabled}
            isBusy={chosen !== null}
            busyLabel={one.label === chosen ? one.busyLabel : undefined}
            onClick={() => answer(one)}
          >
            {one.label}
          </BusyButton>
        ))}
      </div>
    </>
  );
}

/** Takes one answer at a time, however many there are and however often they are pressed. */
function useAnswer(): [answer: (one: Answer) => void, chosen: string | null] {
  const question = useContext(QuestionContext);
  const heading = usePanelHeading();
  const [label, setLabel] = useState<string | null>(null);
  const [run, isBusy] = useOneAtATime(async (one: Answer) => {
    setLabel(one.label);
    question?.leaveFor(() => one.focusAfter?.() ?? heading?.current);
    question?.setIsUnderWay(true);
    const isDone = await one.act().finally(() => question?.setIsUnderWay(false));
    if (!isDone) question?.leaveFor(null);
    if (isDone) question?.close();
  });
  return [run, isBusy ? label : null];
}
