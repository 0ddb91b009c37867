import { useQuery } from "@tanstack/react-query";
import type { ComingLetter } from "#contracts/coming-letters.ts";
import { emailTypeLabel } from "#texts/statuses.ts";
import { comingLetters, useDecideLetter, type LetterDeed } from "#web/api/coming-letters.ts";
import { FetchProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Panel, usePanelHeading } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { standingWords, STATE_BADGES } from "./coming-words.ts";

/** What the customer is sent without anybody pressing, and what staff may decide about it. */
export function ComingLetters({ bookingId }: { bookingId: number }) {
  const { data, error, refetch } = useQuery(comingLetters(bookingId));
  return (
    <Panel
      title="Skickas av sig själv"
      lead="Mejl som kunden får på bestämda dagar utan att någon trycker. Ändras bokningens dagar följer de med."
    >
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={3} />}
      {data?.length === 0 && (
        <p className="text-muted">Inget skickas av sig själv för den här bokningen.</p>
      )}
      {data && data.length > 0 && (
        <ul className="email-list">
          {data.map((letter) => (
            <LetterRow key={letter.type} letter={letter} bookingId={bookingId} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function LetterRow({ letter, bookingId }: { letter: ComingLetter; bookingId: number }) {
  const mayRun = useMay("bookings.run");
  const badge = STATE_BADGES[letter.state];
  const words = standingWords(letter);
  return (
    <li>
      <div>
        <p className="email-title">
          <span className="font-semibold">{emailTypeLabel(letter.type)}</span>
          {badge && (
            <span className="badge" data-tone={badge.tone}>
              {badge.label}
            </span>
          )}
        </p>
        <p className="text-muted">{words}</p>
      </div>
      {mayRun && <LetterDeeds letter={letter} bookingId={bookingId} />}
    </li>
  );
}

const TOLD: Record<LetterDeed, string> = {
  stop: "Stoppat. Mejlet skickas inte av sig själv",
  resume: "Mejlet skickas av sig själv igen",
  send: "Mejlet skickas inom kort",
};

/** What had its moment while it was stopped, or is of no use any more, is not sent. */
function told(deed: LetterDeed, letter: ComingLetter | undefined): string {
  const isComing = letter?.state === "waiting" || letter?.state === "held";
  return deed === "resume" && !isComing ? "Mejlet behövs inte längre och skickas inte" : TOLD[deed];
}

function LetterDeeds({ letter, bookingId }: { letter: ComingLetter; bookingId: number }) {
  const { type, state, maySend } = letter;
  const decide = useDecideLetter(bookingId);
  const heading = usePanelHeading();
  const name = emailTypeLabel(type);
  const isStopped = state === "stopped";

  async function act(deed: LetterDeed): Promise<void> {
    try {
      const letters = await decide.mutateAsync({ deed, type });
      const undo = { label: "Ångra", press: () => void act("resume") };
      // The buttons go away with the letter.
      if (deed === "send") heading?.current?.focus();
      const title = told(
        deed,
        letters.find((one) => one.type === type),
      );
      toast({ title, ...(deed === "stop" && { action: undo }) });
    } catch (error) {
      tellProblem(error);
    }
  }

  if (state === "sent") return null;
  return (
    <div className="card-actions">
      {maySend && (
        <ActionButton
          look="quiet"
          className="button-small"
          busyLabel="Skickar…"
          aria-label={`Skicka nu: ${name}`}
          onAct={() => act("send")}
        >
          Skicka nu
        </ActionButton>
      )}
      {state !== "never" && (
        // One button, so that whoever pressed it stands on it still.
        <ActionButton
          look="plain"
          className="button-small"
          busyLabel={isStopped ? "Ändrar…" : "Stoppar…"}
          aria-label={`${isStopped ? "Återuppta" : "Stoppa"}: ${name}`}
          onAct={() => act(isStopped ? "resume" : "stop")}
        >
          {isStopped ? "Återuppta" : "Stoppa"}
        </ActionButton>
      )}
    </div>
  );
}
