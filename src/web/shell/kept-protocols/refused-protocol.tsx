import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { handOverSheet } from "#web/api/hand-over.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { toast } from "#web/ui/toast-store.ts";
import type { KeptProtocol } from "./kept.ts";
import { ourShelf } from "./our-shelf.ts";
import { asAnother, asCorrection, ofItsUnit, withoutWait } from "./queue.ts";
import { takeFromQueue } from "./signed.ts";
import { hasChanged, sendNow } from "./waiting.ts";

type RefusedProps = {
  protocol: KeptProtocol;
  /** Where it is filled in: what was typed becomes a draft again. */
  onTakeBack?: () => Promise<void>;
};

/** What the shop has said no to: why, and what can be made of what was typed. */
export function RefusedProtocol({ protocol, onTakeBack }: RefusedProps) {
  const { bookingId, wish, refusal } = protocol;
  const queryClient = useQueryClient();

  const isPictureLost = refusal?.code === "kept.picture-lost";
  const isNumberTaken = refusal?.code === "hand-over.other-content";
  const isRecordedBefore = isNumberTaken || refusal?.code === "hand-over.recorded-before";

  async function correct() {
    try {
      const query = { ...handOverSheet(bookingId, wish.kind) };
      const sheet = await queryClient.fetchQuery(query);
      const part = sheet.parts.find(({ unitId }) => unitId === (wish.unitId ?? null));
      const shelf = await ourShelf();
      const again = isNumberTaken ? asAnother(protocol, crypto.randomUUID()) : protocol;
      await shelf.put(
        "protocols",
        isRecordedBefore && part?.done
          ? asCorrection(again, part.done.id)
          : { ...withoutWait(ofItsUnit(again, sheet.parts)), refusal: null },
      );
      if (isNumberTaken) await shelf.remove("protocols", protocol.clientId);
      await hasChanged();
      await sendNow();
    } catch (error) {
      tellProblem(error);
    }
  }

  return (
    <>
      <ProblemNote>
        <p>{refusal?.sentence}</p>
      </ProblemNote>
      <p>
        {isPictureLost
          ? "Resten av det du har fyllt i finns kvar på telefonen. Öppna det igen, fyll på det som saknas och låt kunden skriva under på nytt."
          : "Det du har fyllt i finns kvar på telefonen, med bilder och underskrift."}
      </p>
      <div className="kept-buttons">
        {isPictureLost && onTakeBack && (
          <ActionButton className="button-small" onAct={onTakeBack}>
            Öppna igen
          </ActionButton>
        )}
        {!isPictureLost && (
          <ActionButton className="button-small" busyLabel="Skickar…" onAct={correct}>
            {isRecordedBefore ? "Skicka som rättelse" : "Försök igen"}
          </ActionButton>
        )}
        <ThrowAway protocol={protocol} />
      </div>
    </>
  );
}

/** Asked twice: it cannot be signed again without the customer. */
function ThrowAway({ protocol }: { protocol: KeptProtocol }) {
  const [asked, setAsked] = useState(0);
  async function throwAway() {
    const shelf = await ourShelf();
    await takeFromQueue(shelf, protocol);
    await hasChanged();
    toast({ title: "Protokollet är kastat", description: `${protocol.who}, ${protocol.what}` });
  }
  if (asked === 0)
    return (
      <Button look="plain" className="button-small button-danger-quiet" onClick={() => setAsked(1)}>
        Kasta
      </Button>
    );
  return (
    <div className="kept-question" role="alert">
      <p>
        {asked === 1
          ? "Vill du kasta protokollet? Inget av det skickas."
          : "Säkert? Bilderna och kundens underskrift går inte att få tillbaka."}
      </p>
      <div className="kept-buttons">
        <Button look="quiet" className="button-small" onClick={() => setAsked(0)}>
          Behåll
        </Button>
        {asked === 1 ? (
          <Button
            look="plain"
            className="button-small button-danger-quiet"
            onClick={() => setAsked(2)}
          >
            Ja, kasta
          </Button>
        ) : (
          <ActionButton look="plain" className="button-small button-danger" onAct={throwAway}>
            Kasta för gott
          </ActionButton>
        )}
      </div>
    </div>
  );
}
