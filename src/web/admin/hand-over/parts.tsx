import { Check } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import type { User } from "#contracts/auth.ts";
import type { HandOverSheet } from "#contracts/hand-over.ts";
import { waiting } from "#web/shell/kept-protocols/waiting.ts";
import { RefusedProtocol } from "#web/shell/kept-protocols/refused-protocol.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { CalledOff } from "./called-off.tsx";
import { OnePart } from "./one-part.tsx";
import { useParts } from "./use-parts.ts";
import type { Part } from "./draft/draft.ts";
import { leftSigned } from "./draft/left-parts.ts";

/** What a booking has several of is handed over one after the other, each with a protocol of its own. */
export function Parts({ user, sheet }: { user: User; sheet: HandOverSheet }) {
  const isOff = sheet.isCancelled === true && sheet.parts.every(({ done }) => done === null);
  return isOff ? (
    <CalledOff userId={user.id} sheet={sheet} />
  ) : (
    <PartsInTurn user={user} sheet={sheet} />
  );
}

function PartsInTurn({ user, sheet }: { user: User; sheet: HandOverSheet }) {
  const { protocols } = useSyncExternalStore(waiting.subscribe, waiting.read, waiting.readOnServer);
  const isDone = ({ unitId, done }: Part) =>
    done !== null ||
    protocols.some(
      ({ bookingId, wish }) =>
        bookingId === sheet.bookingId &&
        wish.kind === sheet.kind &&
        (wish.unitId ?? null) === unitId,
    );
  const { found, look, takeOver, takeSigned, throwAway } = useParts({ userId: user.id, sheet });
  const [chosen, setChosen] = useState<number | null>();
  // What is taken over is read anew.
  const [taken, setTaken] = useState(0);
  if (!found) return <Spinner />;
  const { left, takers } = found;
  // What waits for a decision comes first: it is what somebody was in the middle of.
  const parts = [...left, ...found.parts];
  const part =
    parts.find(({ unitId }) => unitId === chosen) ?? parts.find((one) => !isDone(one)) ?? parts[0];
  if (part && part.unitId !== chosen) setChosen(part.unitId);
  if (!part) return <p className="hand-over-note">Det finns inget att lämna ut i bokningen.</p>;
  const nameOf = ({ unitName }: Part) => unitName ?? sheet.itemName;
  const next = found.parts.find((one) => one !== part && !isDone(one));
  const choose = (one: Part) => {
    setChosen(one.unitId);
    void look();
    window.scrollTo({ top: 0 });
  };
  const other = left.includes(part) && {
    name: nameOf(part),
    now: found.parts.filter(({ lacksUnit }) => !lacksUnit).map(nameOf),
    takers: takers.map((taker) => ({
      name: nameOf(taker),
      take: async () => {
        await takeOver(part, taker);
        choose(taker);
      },
    })),
    onThrowAway: () => throwAway(part),
  };
  return (
    <>
      {leftSigned(protocols, sheet).map((signed) => (
        <section key={signed.clientId} className="card hand-over-done" aria-label="Inte sparat">
          <p>
            <strong>{signed.what}</strong>
          </p>
          <RefusedProtocol protocol={signed} />
          {takers.length > 0 && (
            <>
              <p>
                Flyttar du över det följer allt med utom underskriften. Se särskilt över
                mätarställningen och anmärkningarna.
              </p>
              <div className="hand-over-row">
                {takers.map((taker) => (
                  <ActionButton
                    key={taker.unitId}
                    look="quiet"
                    onAct={async () => {
                      await takeSigned(signed, taker);
                      setTaken((times) => times + 1);
                      choose(taker);
                    }}
                  >
                    Flytta över till {nameOf(taker)}
                  </ActionButton>
                ))}
              </div>
            </>
          )}
        </section>
      ))}
      {parts.length > 1 && (
        <nav aria-label="Enheter" className="hand-over-parts">
          {parts.map((one) => (
            <button
              key={one.unitId}
              type="button"
              aria-current={one === part ? "step" : undefined}
              onClick={() => choose(one)}
            >
              {isDone(one) && <Check aria-hidden="true" size={18} />}
              {nameOf(one)}
              {isDone(one) && <span className="sr-only">, klar</span>}
              {left.includes(one) && <span className="sr-only">, utbytt</span>}
            </button>
          ))}
        </nav>
      )}
      <OnePart
        key={`${part.unitId} ${taken}`}
        user={user}
        sheet={sheet}
        part={part}
        other={other || undefined}
        next={next && { name: nameOf(next), go: () => choose(next) }}
      />
    </>
  );
}
