import { useQuery } from "@tanstack/react-query";
import { BookOpen, ClipboardList, FileText, House, Search, type LucideIcon } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useLocation } from "wouter";
import type { Found } from "#contracts/office-find.ts";
import type { OfficeSection } from "#domain/access/office-sections.ts";
import { anythingFound } from "#web/api/office-find.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { leaveBy } from "#web/shell/leave-by.ts";
import { useFocusBack } from "#web/ui/use-focus-back.ts";

const ICONS: Record<Found["kind"], LucideIcon> = {
  booking: ClipboardList,
  item: House,
  receipt: BookOpen,
  page: FileText,
};

type FindDialogProps = { sections: readonly OfficeSection[]; onClose: () => void };

/** One field for everything: what is chosen by arrows and Enter, or pressed, is gone to. Mounted while it is open. */
export function FindDialog({ sections, onClose }: FindDialogProps) {
  const [, navigate] = useLocation();
  const chosen = useRef<Found>(undefined);
  const giveFocusBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content
          className="find"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            giveFocusBack(event);
            const path = chosen.current?.path;
            // Only now: who is asked first and stays has the focus where they were before they looked for it.
            if (path !== undefined) leaveBy((way) => navigate(path, way));
          }}
        >
          <Radix.Title className="sr-only">Sök i kontoret</Radix.Title>
          <Finder
            sections={sections}
            onChosen={(found) => {
              chosen.current = found;
              onClose();
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type FinderProps = Pick<FindDialogProps, "sections"> & { onChosen: (found: Found) => void };

function Finder({ sections, onChosen }: FinderProps) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const asked = useDeferredValue(typed.trim());
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...anythingFound(asked),
    enabled: asked !== "",
  });
  const found = asked === "" ? sections.map(asFound) : (data ?? []);
  const failure = asked !== "" && !isFetching ? error : null;
  const current = Math.min(chosen, found.length - 1);
  // What stands there may still be the answer to fewer letters.
  const isAnswered = asked === typed.trim() && (asked === "" || (!isPlaceholderData && !!data));
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || (!isAnswered && !error)) return;
    setIsWanted(false);
    if (isAnswered && found[current]) onChosen(found[current]);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, isAnswered, error]);

  function steer(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((current + step + found.length) % found.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      setIsWanted(true);
    }
  }

  return (
    <>
      <div className="find-field">
        <Search aria-hidden="true" size={20} />
        <input
          type="search"
          role="combobox"
          aria-label="Sök bokning, kund, objekt, kvitto eller sida"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found[current] && `${listId}-${current}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Namn, nummer, telefon, objekt, ort …"
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
            setIsWanted(false);
          }}
          onKeyDown={steer}
        />
        <Radix.Close className="button button-plain button-small">Stäng</Radix.Close>
      </div>
      <ul id={listId} role="listbox" aria-label="Träffar" className="find-list">
        {found.map((one, index) => (
          <Hit
            key={`${one.kind} ${one.id}`}
            id={`${listId}-${index}`}
            found={one}
            isChosen={index === current}
            onChosen={() => onChosen(one)}
          />
        ))}
      </ul>
      <p className="find-word" role="status">
        {!failure && wordOf({ asked, count: found.length, isFetching })}
      </p>
      {failure && (
        <div className="find-word">
          <CallProblem error={failure} />
        </div>
      )}
    </>
  );
}

type HitProps = { id: string; found: Found; isChosen: boolean; onChosen: () => void };

/** Reached by the arrows of the field, which keeps the focus. */
function Hit({ id, found, isChosen, onChosen }: HitProps) {
  const Icon = ICONS[found.kind];
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={isChosen}
      className="find-hit"
      ref={isChosen ? inSight : undefined}
      onClick={onChosen}
    >
      <Icon aria-hidden="true" size={20} />
      <span>
        <span className="find-label">{found.label}</span>{" "}
        <span className="find-note">{found.note}</span>
      </span>
    </li>
  );
}

function inSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

function asFound({ path, label, key }: OfficeSection): Found {
  return { kind: "page", id: path, label, note: key ? `G ${key.toUpperCase()}` : "Sida", path };
}

type State = { asked: string; count: number; isFetching: boolean };

function wordOf({ asked, count, isFetching }: State): string {
  if (asked === "") return "";
  if (count === 0) return isFetching ? "Söker …" : "Inget hittades. Prova färre eller andra ord.";
  return "";
}
