import { useState } from "react";
import { listed } from "#texts/listed.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { KeepOrThrowAway } from "./keep-or-throw-away.tsx";

export type OtherUnitProps = {
  name: string;
  /** What the booking has now. */
  now: readonly string[];
  takers: readonly { name: string; take: () => Promise<void> }[];
  onThrowAway: () => Promise<void>;
};

/** The office has chosen another unit meanwhile: what was typed here stays until somebody has decided about it. */
export function OtherUnit({ name, now, takers, onThrowAway }: OtherUnitProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <ProblemNote>
      <p>
        {now.length > 0
          ? `Bokningen har en annan enhet nu: ${listed(now)}.`
          : "Bokningen har inte enheten längre."}{" "}
        Det du har fyllt i för {name} finns kvar här, men går inte att signera.
      </p>
      {takers.length > 0 && !isAsked && (
        <p>
          Flyttar du över det följer allt med utom underskriften. Se särskilt över mätarställningen
          och anmärkningarna.
        </p>
      )}
      {isAsked && <p>Vill du kasta det du har fyllt i för {name}? Det går inte att ångra.</p>}
      <div className="hand-over-row">
        {isAsked ? (
          <KeepOrThrowAway onKeep={() => setAsked(false)} onThrowAway={onThrowAway} />
        ) : (
          <>
            {takers.map((taker) => (
              <ActionButton key={taker.name} look="quiet" onAct={taker.take}>
                Flytta över till {taker.name}
              </ActionButton>
            ))}
            <Button look="plain" onClick={() => setAsked(true)}>
              Kasta
            </Button>
          </>
        )}
      </div>
    </ProblemNote>
  );
}
