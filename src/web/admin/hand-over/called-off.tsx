import { useMemo, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import type { HandOverSheet } from "#contracts/hand-over.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { RefusedProtocol } from "#web/shell/kept-protocols/refused-protocol.tsx";
import { waiting } from "#web/shell/kept-protocols/waiting.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import type { Part } from "./draft/draft.ts";
import { KeepOrThrowAway } from "./keep-or-throw-away.tsx";
import { useParts } from "./use-parts.ts";

/** Called off while somebody handed it over: what was signed or typed stays in sight until somebody throws it away. */
export function CalledOff({ userId, sheet }: { userId: number; sheet: HandOverSheet }) {
  const { protocols } = useSyncExternalStore(waiting.subscribe, waiting.read, waiting.readOnServer);
  // Nothing is handed over any more: all that was begun is left.
  const nothing = useMemo(() => ({ ...sheet, parts: [] }), [sheet]);
  const { found, throwAway } = useParts({ userId, sheet: nothing });
  const signed = protocols.filter(
    ({ bookingId, wish, refusal }) =>
      bookingId === sheet.bookingId && wish.kind === sheet.kind && refusal !== null,
  );
  return (
    <section className="card hand-over-done" aria-label="Avbokad">
      <p className="heading-3">Bokningen är avbokad</p>
      <p>Inget lämnas ut på den. Ta upp den igen först, om den ska gälla.</p>
      {signed.map((one) => (
        <div key={one.clientId} className="hand-over-step">
          <p>
            <strong>{one.what}</strong>
          </p>
          <RefusedProtocol protocol={one} />
        </div>
      ))}
      {found?.left.map((part) => (
        <Begun
          key={part.unitId}
          name={part.unitName ?? sheet.itemName}
          onThrowAway={() => throwAway(part)}
        />
      ))}
      <div className="hand-over-ways">
        <Link href={bookingPath(sheet.bookingId)} className={buttonClass("primary")}>
          Till bokningen
        </Link>
        <Link href="/admin" className={buttonClass("quiet")}>
          Till Idag
        </Link>
      </div>
    </section>
  );
}

type BegunProps = { name: NonNullable<Part["unitName"]>; onThrowAway: () => Promise<void> };

function Begun({ name, onThrowAway }: BegunProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="hand-over-step">
      <p>
        {isAsked
          ? `Vill du kasta det du har fyllt i för ${name}? Det går inte att ångra.`
          : `Det du har fyllt i för ${name} finns kvar på telefonen.`}
      </p>
      <div className="hand-over-row">
        {isAsked ? (
          <KeepOrThrowAway onKeep={() => setAsked(false)} onThrowAway={onThrowAway} />
        ) : (
          <Button look="plain" onClick={() => setAsked(true)}>
            Kasta
          </Button>
        )}
      </div>
    </div>
  );
}
