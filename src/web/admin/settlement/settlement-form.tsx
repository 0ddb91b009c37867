import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Settlement } from "#contracts/hand-over.ts";
import { formatKronor } from "#texts/format.ts";
import { bookingById } from "#web/api/bookings.ts";
import { useSettleReturn } from "#web/api/hand-over.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { showFirstError } from "#web/shell/form/show-first-error.ts";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { Button } from "#web/ui/button.tsx";
import { PressedChoice } from "#web/ui/pressed-choice.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import {
  doneWords,
  linesOf,
  mistakesOf,
  outcomeOf,
  outcomeWords,
  typedLines,
  type LineMistakes,
  type TypedLine,
} from "./settlement-lines.ts";
import { KIND_WORDS } from "./words.ts";

const MOST_LINES = 40;

type SettlementFormProps = {
  bookingId: number;
  settlement: Settlement;
  onSettled: (told: string) => void;
};

/** What is charged, line by line, and what becomes of the deposit: said before it is done. */
export function SettlementForm({ bookingId, settlement, onSettled }: SettlementFormProps) {
  // What is proposed may change while somebody writes, and what they began with stays; the deposit is shown as it is.
  const [lines, setLines] = useState(() => typedLines(settlement.proposed));
  const [isDirty, setDirty] = useState(false);
  const [mistakes, setMistakes] = useState<LineMistakes>({});
  const [isAsked, setAsked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const settle = useSettleReturn(bookingId);
  const { data: before } = useQuery(bookingById(bookingId));
  const button = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLUListElement>(null);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused > 0) showFirstError(fields.current);
  }, [refused]);
  const outcome = outcomeOf(lines, settlement.depositLeft, settlement.mostKept);
  const sentence = outcomeWords(outcome);

  function write(next: TypedLine[]) {
    setLines(next);
    setDirty(true);
    setMistakes({});
  }
  const put = (changed: TypedLine) =>
    write(lines.map((line) => (line.id === changed.id ? changed : line)));

  return (
    <>
      <FormGuard form={{ isDirty, isBusy: settle.isPending }} what="rader" />
      {lines.length === 0 && (
        <p className="text-muted">Protokollen föreslår inget att ta betalt för.</p>
      )}
      <ul className="settlement-lines" ref={fields}>
        {lines.map((line, at) => (
          <li key={line.id}>
            <OneLine
              line={line}
              place={at + 1}
              mistakes={mistakes[line.id]}
              onChange={put}
              onRemove={() => write(lines.filter(({ id }) => id !== line.id))}
            />
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <p className="settlement-why">En tjänst har moms och ger kvitto, en skada är utan moms.</p>
      )}
      {lines.length < MOST_LINES && (
        <Button
          look="quiet"
          className="settlement-add"
          onClick={() => write([...lines, newLine()])}
        >
          <Plus aria-hidden="true" size={18} />
          Lägg till rad
        </Button>
      )}
      <dl className="settlement-sums">
        <Sum label="Att ta betalt för" amount={outcome.total} />
        <Sum label="Behålls av depositionen" amount={outcome.kept} />
        <Sum label="Betalas tillbaka" amount={outcome.givenBack} />
        {outcome.asked > 0 && <Sum label="Betalas med länk" amount={outcome.asked} />}
      </dl>
      <p className="settlement-sentence" role="status">
        {sentence}
      </p>
      {Object.keys(mistakes).length > 0 && (
        <p className="text-danger" role="alert">
          Något saknas på raderna ovan.
        </p>
      )}
      {!isAsked && <CallProblem error={settle.error} />}
      <div className="settlement-buttons">
        <Button
          ref={button}
          onClick={() => {
            const found = mistakesOf(lines);
            setMistakes(found);
            const isWrong = Object.keys(found).length > 0;
            setAsked(!isWrong);
            if (isWrong) setRefused((times) => times + 1);
          }}
        >
          Gör avräkningen
        </Button>
      </div>
      {isAsked && (
        <QuestionDialog
          title="Gör avräkningen?"
          question={sentence}
          note="Kvitto skickas för det som är tjänster. Avräkningen går inte att ångra."
          confirmLabel="Ja, gör avräkningen"
          isDangerous={false}
          focusBack={button}
          problem={<CallProblem error={settle.error} />}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            try {
              const booking = await settle.mutateAsync({
                key,
                lines: linesOf(lines),
                shownMost: settlement.depositLeft,
              });
              setDirty(false);
              const refunds = {
                before: before?.depositRefundedAmount,
                after: booking.depositRefundedAmount,
              };
              onSettled(doneWords(outcome, refunds));
              return true;
            } catch {
              return false;
            }
          }}
        />
      )}
    </>
  );
}

function newLine(): TypedLine {
  return { id: crypto.randomUUID(), kind: "service", label: "", amount: "", why: "" };
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatKronor(amount)}</dd>
    </div>
  );
}

type OneLineProps = {
  line: TypedLine;
  place: number;
  mistakes: LineMistakes[string] | undefined;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
};

function OneLine({ line, place, mistakes, onChange, onRemove }: OneLineProps) {
  return (
    <fieldset className="settlement-line">
      <legend className="sr-only">Rad {place}</legend>
      <TextField
        label="Vad"
        maxLength={200}
        value={line.label}
        hint={line.why || undefined}
        error={mistakes?.label}
        onChange={({ target }) => onChange({ ...line, label: target.value })}
      />
      <TextField
        label="Belopp"
        unit="kr"
        inputMode="numeric"
        autoComplete="off"
        value={line.amount}
        error={mistakes?.amount}
        onChange={({ target }) => onChange({ ...line, amount: target.value })}
      />
      <div className="settlement-line-foot">
        <PressedChoice
          label={`Slag av rad ${place}`}
          options={KIND_WORDS}
          value={line.kind}
          onChoose={(kind) => onChange({ ...line, kind })}
        />
        <Button look="plain" aria-label={`Ta bort rad ${place}`} onClick={onRemove}>
          <X aria-hidden="true" size={20} />
        </Button>
      </div>
    </fieldset>
  );
}
