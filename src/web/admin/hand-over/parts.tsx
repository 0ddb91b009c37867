import { Check } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import type { User } from "#contracts/auth.ts";
import type { HandOverSheet } from "#contracts/hand-over.ts";
import { waiting } from "#web/shell/kept-protocols/waiting.ts";
import { OnePart } from "./one-part.tsx";
import type { Part } from "./draft/draft.ts";

/** What a booking has several of is handed over one after the other, each with a protocol of its own. */
export function Parts({ user, sheet }: { user: User; sheet: HandOverSheet }) {
  const { protocols } = useSyncExternalStore(waiting.subscribe, waiting.read, waiting.readOnServer);
  const isDone = ({ unitId, done }: Part) =>
    done !== null ||
    protocols.some(
      ({ bookingId, wish }) =>
        bookingId === sheet.bookingId &&
        wish.kind === sheet.kind &&
        (wish.unitId ?? null) === unitId,
    );
  const { parts } = sheet;
  const [chosen, setChosen] = useState(() => parts.find((part) => !isDone(part))?.unitId);
  const part = parts.find(({ unitId }) => unitId === chosen) ?? parts[0];
  if (!part) return <p className="hand-over-note">Det finns inget att lämna ut i bokningen.</p>;
  const next = parts.find((one) => one !== part && !isDone(one));
  const choose = (one: Part) => {
    setChosen(one.unitId);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
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
              {one.unitName ?? sheet.itemName}
              {isDone(one) && <span className="sr-only">, klar</span>}
            </button>
          ))}
        </nav>
      )}
      <OnePart
        key={part.unitId}
        user={user}
        sheet={sheet}
        part={part}
        next={next && { name: next.unitName ?? sheet.itemName, go: () => choose(next) }}
      />
    </>
  );
}
