import { useRef, useState, useSyncExternalStore } from "react";
import type { User } from "#contracts/auth.ts";
import type { HandOverSheet } from "#contracts/hand-over.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { waiting } from "#web/shell/kept-protocols/waiting.ts";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Done } from "./done.tsx";
import type { Draft, Part } from "./draft/draft.ts";
import { leftToDo, mistakesIn, type Mistake, type StepId } from "./draft/left-to-do.ts";
import { signingDoubts, signingQuestion, type SigningDoubt } from "./draft/signing-doubts.ts";
import { OtherUnit, type OtherUnitProps } from "./other-unit.tsx";
import { NoUnitYet } from "./no-unit-yet.tsx";
import { NotOutYet } from "./not-out-yet.tsx";
import { KeepProblemNote } from "./keep-problem-note.tsx";
import { RecordedMeanwhile } from "./recorded-meanwhile.tsx";
import { SignBar } from "./sign-bar.tsx";
import { Agreements } from "./steps/agreements.tsx";
import { Checks } from "./steps/checks.tsx";
import { Drivers, Keys } from "./steps/keys-and-drivers.tsx";
import { Levels, Readings } from "./steps/readings.tsx";
import { Remarks } from "./steps/remarks.tsx";
import { Signature } from "./steps/signature.tsx";
import { WhoAndWhat } from "./steps/who-and-what.tsx";
import { usePhotographs, type Photographs } from "./photographs/use-photographs.ts";
import { useDraft, type ChangeDraft } from "./use-draft.ts";

type OnePartProps = {
  user: User;
  sheet: HandOverSheet;
  part: Part;
  /** Where the booking has another unit by now. */
  other: OtherUnitProps | undefined;
  /** What is handed over after it. */
  next: { name: string; go: () => void } | undefined;
};

export function OnePart({ user, sheet, part, other, next }: OnePartProps) {
  const { key, draft, entered, change, correct, sign, takeBack, throwAway } = useDraft({
    userId: user.id,
    sheet,
    part,
  });
  const photographs = usePhotographs({
    userId: user.id,
    bookingId: sheet.bookingId,
    draftKey: key,
  });
  // What is wrong is said once somebody was led there, and what is missing once they want to sign.
  const [told, setTold] = useState<"nothing" | "wrong" | "all">("nothing");
  const [doubts, setDoubts] = useState<readonly SigningDoubt[]>([]);
  const doubted = useRef<HTMLElement>(null);
  const { today: opened } = usePageState();
  const { protocols } = useSyncExternalStore(waiting.subscribe, waiting.read, waiting.readOnServer);
  if (draft === undefined) return <Spinner />;
  if (draft === null)
    return <Done sheet={sheet} part={part} next={next} onCorrect={correct} onTakeBack={takeBack} />;

  const hasLeft =
    sheet.kind === "out" ||
    part.left !== null ||
    part.done !== null ||
    protocols.some(({ bookingId, wish }) => bookingId === sheet.bookingId && wish.kind === "out");
  if (sheet.kind === "out" && part.lacksUnit && part.done === null && !other)
    return <NoUnitYet sheet={sheet} />;
  if (!hasLeft) return <NotOutYet bookingId={sheet.bookingId} />;

  const mistakes = mistakesIn(draft, sheet);
  const question = signingQuestion(doubts);
  const shown = mistakes.filter(
    ({ isMissing }) => told === "all" || (told === "wrong" && !isMissing),
  );

  async function trySigning() {
    setTold("all");
    // Signed is all that was photographed and drawn, also what the phone is still at.
    await photographs.rest();
    const signed = entered();
    if (!signed) return;
    const [mistake] = mistakesIn(signed, sheet);
    if (mistake) return goTo(mistake.step);
    const today = latest(opened, sheet.today);
    const found = signingDoubts(signed, { sheet, part, today });
    const asked = signingQuestion(found);
    if (asked) {
      doubted.current = document.getElementById(asked.step);
      return setDoubts(found);
    }
    await signNow([]);
  }

  async function signNow(confirmed: readonly SigningDoubt[]) {
    const isLower = confirmed.some((one) => one.code === "odometer" && one.doubt.code === "lower");
    await sign(isLower ? { confirmsLower: true } : {});
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      {other && <OtherUnit {...other} />}
      {part.done && draft.correctsId === null && (
        <RecordedMeanwhile
          done={part.done}
          onCorrect={() => change((now) => ({ ...now, correctsId: part.done?.id ?? null }))}
          onThrowAway={throwAway}
        />
      )}
      {draft.correctsId !== null && (
        <p className="hand-over-note">
          Rättelse: det som är signerat står kvar, och det här sparas som ett nytt protokoll.
        </p>
      )}
      <Filling
        user={user}
        sheet={sheet}
        part={part}
        draft={draft}
        change={change}
        photographs={photographs}
        mistakes={shown}
      />
      {!other && (
        <SignBar
          left={leftToDo(draft, sheet)}
          onGo={(step) => {
            if (told === "nothing") setTold("wrong");
            goTo(step);
          }}
          onSign={trySigning}
          isAdding={photographs.isAdding}
          isReady={mistakes.length === 0}
          mayTry={mistakes.every(({ isMissing }) => !isMissing)}
        />
      )}
      {question && (
        <QuestionDialog
          title={question.title}
          question={question.question}
          confirmLabel="Ja, signera"
          declineLabel="Ändra"
          isDangerous={false}
          focusBack={doubted}
          onClose={() => setDoubts([])}
          onConfirm={async () => {
            await signNow(doubts);
            return true;
          }}
        />
      )}
    </>
  );
}

/** A page that was left open overnight, or read before the network went, is of another day. */
function latest(opened: LocalDate, read: LocalDate | undefined): LocalDate {
  return read !== undefined && read > opened ? read : opened;
}

type FillingProps = {
  user: User;
  sheet: HandOverSheet;
  part: Part;
  draft: Draft;
  change: ChangeDraft;
  photographs: Photographs;
  mistakes: readonly Mistake[];
};

function Filling({ user, sheet, part, draft, change, photographs, mistakes }: FillingProps) {
  const { isVehicle } = sheet;
  const { left } = part;
  const isOut = sheet.kind === "out";
  return (
    <div className="card hand-over-sheet">
      <WhoAndWhat sheet={sheet} part={part} isAccepted={draft.agreementsAccepted} />
      <KeepProblemNote userId={user.id} />
      {isOut && (
        <Agreements
          agreements={sheet.agreements}
          isAccepted={draft.agreementsAccepted}
          onAccept={(agreementsAccepted) => change((now) => ({ ...now, agreementsAccepted }))}
        />
      )}
      {isVehicle && (
        <>
          <Readings
            draft={draft}
            change={change}
            left={left}
            known={part.odometer}
            mistakes={mistakes}
          />
          <Levels draft={draft} change={change} left={left} />
        </>
      )}
      <Checks
        checks={draft.checks}
        left={left}
        onChange={(changing) => change((now) => ({ ...now, checks: changing(now.checks) }))}
      />
      <Remarks
        remarks={draft.remarks}
        known={part.known ?? []}
        left={left}
        photographs={photographs}
        mistakes={mistakes}
        onChange={(changing) => change((now) => ({ ...now, remarks: changing(now.remarks) }))}
      />
      {isVehicle && <Keys draft={draft} change={change} left={left} />}
      {isVehicle && isOut && <Drivers draft={draft} change={change} mistakes={mistakes} />}
      <Notes draft={draft} change={change} />
      <Signature
        kind={sheet.kind}
        signer={draft.signer}
        photographs={photographs}
        mistakes={mistakes}
        onChange={(changed) => change((now) => ({ ...now, signer: { ...now.signer, ...changed } }))}
      />
    </div>
  );
}

function Notes({ draft, change }: { draft: Draft; change: ChangeDraft }) {
  return (
    <details className="hand-over-step hand-over-more" open={draft.notes !== "" || undefined}>
      <summary>Lägg till en anteckning</summary>
      <textarea
        className="field"
        aria-label="Anteckning"
        rows={3}
        maxLength={2000}
        value={draft.notes}
        onChange={({ target }) => change((now) => ({ ...now, notes: target.value }))}
      />
    </details>
  );
}

/** Led there by the bar: in sight, and where the next key or press goes on. */
function goTo(step: StepId): void {
  const part = document.getElementById(step);
  const fields = [...(part?.querySelectorAll("input") ?? [])];
  const field = fields.find(
    (one) => one.getAttribute("aria-invalid") === "true" || isEmptyField(one),
  );
  (field ?? part)?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: "start" });
}

const isEmptyField = ({ type, value }: HTMLInputElement) => type === "text" && value === "";
