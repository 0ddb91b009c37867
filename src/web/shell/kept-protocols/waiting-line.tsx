import { CloudUpload } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { handOverPath } from "#domain/access/booking-path.ts";
import { useRefreshBookings } from "#web/api/hand-over.ts";
import { askToSignIn, signingInAgain } from "#web/shell/signing-in-again.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import type { KeptProtocol } from "./kept.ts";
import { answeredSince } from "./queue.ts";
import { RefusedProtocol } from "./refused-protocol.tsx";
import { signingOut } from "./signing-out.ts";
import { sendNow, waiting, watchOver } from "./waiting.ts";
import { KIND_WORDS, lossWords, waitingWords } from "./words.ts";
import "./waiting-line.css";

/** Sends what this person has signed on this phone, and says for as long as something is left. */
export function WaitingLine({ userId }: { userId: number }) {
  const state = useSyncExternalStore(waiting.subscribe, waiting.read, waiting.readOnServer);
  const refresh = useRefreshBookings();
  const [isOpen, setOpen] = useState(false);
  const { times } = useSyncExternalStore(
    signingInAgain.subscribe,
    signingInAgain.read,
    signingInAgain.read,
  );
  useEffect(() => watchOver(userId), [userId]);
  useEffect(() => {
    if (times > 0) void sendNow();
  }, [times]);
  const { protocols } = state;
  const count = protocols.length;
  const before = useRef(protocols);
  useEffect(() => {
    if (answeredSince(before.current, protocols)) void refresh();
    before.current = protocols;
    if (count === 0) setOpen(false);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [protocols]);
  return (
    <>
      <SigningOut />
      {count > 0 && (
        <div className="waiting-line" role="status" data-top-line>
          <CloudUpload aria-hidden="true" size={20} />
          <p>{waitingWords(state.protocols, state)}</p>
          <Button look="plain" className="button-small" onClick={() => setOpen(true)}>
            Visa
          </Button>
        </div>
      )}
      {isOpen && count > 0 && (
        <ShownDialog title="Inte skickat än" onClose={() => setOpen(false)}>
          <ul className="waiting-list">
            {state.protocols.map((one) => (
              <li key={one.clientId}>
                <OneWaiting
                  protocol={one}
                  isKept={state.problem === null}
                  onLeave={() => setOpen(false)}
                />
              </li>
            ))}
          </ul>
          <div className="edit-buttons">
            <Button look="quiet" onClick={() => setOpen(false)}>
              Stäng
            </Button>
            <SendAll isSignedOut={state.isSignedOut} />
          </div>
        </ShownDialog>
      )}
    </>
  );
}

function SendAll({ isSignedOut }: { isSignedOut: boolean }) {
  if (isSignedOut) return <Button onClick={() => void askToSignIn()}>Logga in igen</Button>;
  return (
    <ActionButton busyLabel="Skickar…" onAct={sendNow}>
      Försök skicka nu
    </ActionButton>
  );
}

type OneWaitingProps = {
  protocol: KeptProtocol;
  /** All that was entered lies on the phone. */
  isKept: boolean;
  onLeave: () => void;
};

function OneWaiting({ protocol, isKept, onLeave }: OneWaitingProps) {
  const { wish, who, what, bookingId, refusal } = protocol;
  return (
    <>
      <p className="waiting-who">{who}</p>
      <p className="text-muted">
        {KIND_WORDS[wish.kind]}, {what}
      </p>
      {refusal === null ? (
        <p>
          {isKept
            ? "Signerat och sparat på telefonen."
            : "Signerat. Stäng inte sidan förrän det är skickat."}
        </p>
      ) : (
        <RefusedProtocol protocol={protocol} />
      )}
      <Link href={handOverPath(bookingId, wish.kind)} className="text-link" onClick={onLeave}>
        Öppna
      </Link>
    </>
  );
}

function SigningOut() {
  const asked = useSyncExternalStore(
    signingOut.subscribe,
    signingOut.read,
    signingOut.readOnServer,
  );
  if (!asked) return null;
  const { unsent, answer } = asked;
  return (
    <ShownDialog title="Logga ut ändå?" onClose={() => answer(false)}>
      <p>{lossWords(unsent)}</p>
      <div className="edit-buttons">
        <Button look="plain" className="button-danger-quiet" onClick={() => answer(true)}>
          Logga ut och kasta
        </Button>
        <Button data-begin="true" onClick={() => answer(false)}>
          Stanna inloggad
        </Button>
      </div>
    </ShownDialog>
  );
}
