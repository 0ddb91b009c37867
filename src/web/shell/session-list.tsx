import { LogOut } from "lucide-react";
import { useRef } from "react";
import type { Session } from "#contracts/sessions.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { instantWords } from "./instant-words.ts";
import { usePageState } from "./page-state.tsx";
import "./session-list.css";
import { toldCall } from "./told-call.ts";

type SessionListProps = {
  /** Names the list: `Dina enheter`. */
  label: string;
  sessions: readonly Session[];
  onEnd: (sessionId: number) => Promise<unknown>;
};

/** Where an account is signed in. What is used right now is ended by signing out, not here. */
export function SessionList({ label, sessions, onEnd }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const end = async ({ id, device }: Session) => {
    const description = nameOf(device);
    const isDone = await toldCall(onEnd(id), { title: "Enheten är utloggad", description });
    // The button has gone with its device.
    if (isDone) list.current?.focus();
  };
  return (
    <ul className="session-list" ref={list} tabIndex={-1} aria-label={label}>
      {sessions.map((session) => (
        <li key={session.id}>
          <SessionFacts session={session} />
          {!session.isCurrent && (
            <ActionButton
              look="plain"
              className="button-small"
              aria-label={`Logga ut ${nameOf(session.device)}`}
              busyLabel="Loggar ut…"
              onAct={() => end(session)}
            >
              <LogOut aria-hidden="true" size={17} />
              Logga ut
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function SessionFacts({ session }: { session: Session }) {
  const { today } = usePageState();
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <div>
      <p className="session-device">
        {nameOf(device)}
        {isCurrent && <span className="session-here">den här</span>}
      </p>
      <p className="text-sm text-muted">
        {isCurrent ? "Används nu" : `Senast använd ${instantWords(lastSeenAt, today)}`}
        {`, inloggad sedan ${instantWords(createdAt, today)}`}
      </p>
    </div>
  );
}

function nameOf(device: string): string {
  return device || "Okänd enhet";
}
