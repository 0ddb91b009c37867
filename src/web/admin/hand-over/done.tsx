import { CircleCheck, CloudUpload, FileText } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "wouter";
import type { HandOverSheet, Protocol } from "#contracts/hand-over.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { bookingPath, settlementPath } from "#domain/access/booking-path.ts";
import { kilometres } from "#texts/odometer-words.ts";
import { protocolFile } from "#web/api/hand-over.ts";
import { instantWords } from "#web/shell/instant-words.ts";
import type { KeptProtocol } from "#web/shell/kept-protocols/kept.ts";
import { RefusedProtocol } from "#web/shell/kept-protocols/refused-protocol.tsx";
import { isOnPhone } from "#web/shell/kept-protocols/signed.ts";
import { waiting } from "#web/shell/kept-protocols/waiting.ts";
import { askToSignIn } from "#web/shell/signing-in-again.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Annul } from "./annul.tsx";
import { KeepProblemNote, useKeepProblem } from "./keep-problem-note.tsx";
import type { Part } from "./draft/draft.ts";

type DoneProps = {
  sheet: HandOverSheet;
  part: Part;
  next: { name: string; go: () => void } | undefined;
  onCorrect: (done: Protocol) => void;
  onTakeBack: (signed: KeptProtocol) => Promise<void>;
};

/** Signed: recorded, or on the phone until the network is back; and where to go from here. */
export function Done({ sheet, part, next, onCorrect, onTakeBack }: DoneProps) {
  const { protocols, isSignedOut } = useSyncExternalStore(
    waiting.subscribe,
    waiting.read,
    waiting.readOnServer,
  );
  const { bookingId, kind } = sheet;
  const mine = protocols.find(
    ({ wish, bookingId: of }) =>
      of === bookingId && wish.kind === kind && (wish.unitId ?? null) === part.unitId,
  );
  return (
    <section className="card hand-over-done" aria-label="Signerat">
      {mine === undefined ? (
        <Recorded sheet={sheet} part={part} />
      ) : mine.refusal !== null ? (
        <RefusedProtocol protocol={mine} onTakeBack={() => onTakeBack(mine)} />
      ) : (
        <Waits protocol={mine} isSignedOut={isSignedOut} />
      )}
      <div className="hand-over-ways">
        {mine !== undefined && isSignedOut && (
          <Button onClick={() => void askToSignIn()}>Logga in igen</Button>
        )}
        {next && <Button onClick={next.go}>Fortsätt med {next.name}</Button>}
        {kind === "back" && mine === undefined && !next && (
          <Link href={settlementPath(bookingId)} className={buttonClass("primary")}>
            Till avräkningen
          </Link>
        )}
        {part.done && mine === undefined && (
          <a
            href={protocolFile(bookingId, part.done.id)}
            target="_blank"
            rel="noopener"
            className={buttonClass("quiet")}
          >
            <FileText aria-hidden="true" size={18} />
            Protokollet som PDF
          </a>
        )}
        <Link href={bookingPath(bookingId)} className={buttonClass("quiet")}>
          Till bokningen
        </Link>
        <Link href="/admin" className={buttonClass("quiet")}>
          Till Idag
        </Link>
        {part.done && mine === undefined && <Correct done={part.done} onCorrect={onCorrect} />}
      </div>
      {part.done && mine === undefined && (
        <Annul bookingId={bookingId} kind={kind} done={part.done} />
      )}
    </section>
  );
}

/** On the phone until it is sent; where the phone takes nothing, in this page alone. */
function Waits({ protocol, isSignedOut }: { protocol: KeptProtocol; isSignedOut: boolean }) {
  const { shelf, problem } = useKeepProblem();
  const isKept = problem === null || (shelf !== undefined && isOnPhone(shelf, protocol));
  if (!isKept) return <KeepProblemNote userId={protocol.userId} isSigned />;
  return (
    <div className="hand-over-outcome" data-tone="wait" role="status">
      <CloudUpload aria-hidden="true" size={28} />
      <p>
        {isSignedOut
          ? "Signerat och sparat på telefonen. Skickas när du har loggat in igen."
          : "Signerat och sparat på telefonen. Skickas av sig självt så snart det finns nät."}
      </p>
    </div>
  );
}

function Correct({ done, onCorrect }: { done: Protocol; onCorrect: (done: Protocol) => void }) {
  return (
    <Button look="plain" onClick={() => onCorrect(done)}>
      Gör en rättelse
    </Button>
  );
}

/** What is recorded, in one line. */
function Recorded({ sheet, part }: Pick<DoneProps, "sheet" | "part">) {
  const { today } = usePageState();
  const { done, left } = part;
  const name = part.unitName ?? sheet.itemName;
  const verb = sheet.kind === "out" ? "lämnades ut" : "togs emot";
  const driven = drivenWords(done, left);
  return (
    <div className="hand-over-outcome" data-tone="good" role="status">
      <CircleCheck aria-hidden="true" size={28} />
      <p>
        {done
          ? `${name} ${verb} ${momentsWords(done, today)}, sparat av ${done.recordedBy}.`
          : "Sparat."}
        {driven !== null && ` ${driven}`}
      </p>
    </div>
  );
}

/** When it took place, and when what was signed of it was corrected. */
function momentsWords({ signedAt, firstSignedAt }: Protocol, today: LocalDate): string {
  if (firstSignedAt === undefined) return instantWords(signedAt, today);
  return `${instantWords(firstSignedAt, today)}, rättat ${instantWords(signedAt, today)}`;
}

function drivenWords(done: Protocol | null, left: Protocol | null): string | null {
  if (!done || !left || done.odometer === null || left.odometer === null) return null;
  const driven = done.odometer - left.odometer;
  return driven < 0 ? null : `${kilometres(driven)} körda.`;
}
