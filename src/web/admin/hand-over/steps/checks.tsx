import { Check, Minus, TriangleAlert } from "lucide-react";
import type { Protocol } from "#contracts/hand-over.ts";
import { comparedCheck } from "#web/admin/hand-over/draft/compared.ts";
import { allOk, isUnseen, pressCheck, type DraftCheck } from "#web/admin/hand-over/draft/draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Step } from "./step.tsx";

type ChecksProps = {
  checks: readonly DraftCheck[];
  left: Protocol | null;
  onChange: (change: (checks: readonly DraftCheck[]) => DraftCheck[]) => void;
};

/** What is looked at: one press is fine, the next a remark. */
export function Checks({ checks, left, onChange }: ChecksProps) {
  if (checks.length === 0) return null;
  const put = (changed: DraftCheck) =>
    onChange((now) => now.map((one) => (one.label === changed.label ? changed : one)));
  const isLeft = checks.some((check) => isUnseen(check, left));
  return (
    <Step
      id="kontroller"
      action={
        isLeft && (
          <Button look="quiet" onClick={() => onChange((now) => allOk(now, left))}>
            Resten ok
          </Button>
        )
      }
    >
      <ul className="hand-over-checks">
        {checks.map((check) => (
          <li key={check.label}>
            <OneCheck check={check} before={comparedCheck(check.label, left)} onChange={put} />
          </li>
        ))}
      </ul>
      <p className="text-muted">Tryck en gång för ok, en gång till för anmärkning.</p>
    </Step>
  );
}

const STATES = {
  none: { words: "Inte sett", Icon: Minus },
  ok: { words: "Ok", Icon: Check },
  remark: { words: "Anmärkning", Icon: TriangleAlert },
};

type OneCheckProps = {
  check: DraftCheck;
  before: string | null;
  onChange: (check: DraftCheck) => void;
};

function OneCheck({ check, before, onChange }: OneCheckProps) {
  const state = check.isOk === null ? "none" : check.isOk ? "ok" : "remark";
  const { words, Icon } = STATES[state];
  return (
    <>
      <button
        type="button"
        className="hand-over-check"
        data-state={state}
        onClick={() => onChange(pressCheck(check))}
      >
        <span>
          {check.label}
          {before !== null && <span className="hand-over-before">{before}</span>}
        </span>
        <span className="hand-over-state">
          <Icon aria-hidden="true" size={18} />
          {words}
        </span>
      </button>
      {state === "remark" && (
        <input
          className="field"
          aria-label={`Anmärkning, ${check.label}`}
          placeholder="Vad är det?"
          maxLength={500}
          value={check.note}
          onChange={({ target }) => onChange({ ...check, note: target.value })}
        />
      )}
    </>
  );
}
