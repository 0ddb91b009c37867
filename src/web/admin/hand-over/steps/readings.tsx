import type { Protocol } from "#contracts/hand-over.ts";
import { FULL_TANK, LEVELS, type Level } from "#domain/hand-over/protocol.ts";
import { kilometres } from "#texts/odometer-words.ts";
import { fuelWords, LEVEL_WORDS, READING_NAMES } from "#texts/reading-words.ts";
import {
  comparedFuel,
  comparedLevel,
  comparedOdometer,
} from "#web/admin/hand-over/draft/compared.ts";
import { readOdometer, type Draft } from "#web/admin/hand-over/draft/draft.ts";
import { UNREADABLE_ODOMETER, type Mistake } from "#web/admin/hand-over/draft/left-to-do.ts";
import type { ChangeDraft } from "#web/admin/hand-over/use-draft.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { Beside, Choice, Step } from "./step.tsx";

type ReadingsProps = {
  draft: Draft;
  change: ChangeDraft;
  left: Protocol | null;
  /** The last reading that is known. */
  known: number | null;
  mistakes: readonly Mistake[];
};

const EIGHTHS = Array.from({ length: FULL_TANK + 1 }, (_, eighths) => ({
  value: eighths,
  words: fuelWords(eighths),
}));

/** Odometer and fuel. */
export function Readings({ draft, change, left, known, mistakes }: ReadingsProps) {
  const read = readOdometer(draft.odometer);
  const odometer = read ?? null;
  // Said while it is typed: what appears as the field is left moves the next button away under the thumb.
  const mistake =
    mistakes.find(({ step }) => step === "matare")?.words ??
    (read === undefined ? UNREADABLE_ODOMETER : undefined);
  const isLower = left === null && odometer !== null && known !== null && odometer < known;
  return (
    <Step id="matare">
      <TextField
        label={READING_NAMES.odometer}
        unit="km"
        inputMode="numeric"
        autoComplete="off"
        value={draft.odometer}
        placeholder={known === null ? undefined : `Senast ${kilometres(known)}`}
        error={mistake}
        onChange={({ target }) => change((now) => ({ ...now, odometer: target.value }))}
      />
      <Beside
        compared={
          isLower
            ? { words: `Lägre än senast, ${kilometres(known)}. Stämmer det?`, isWorse: true }
            : comparedOdometer(odometer, left?.odometer ?? null)
        }
      />
      <Choice
        label={READING_NAMES.fuel}
        columns={5}
        options={EIGHTHS}
        value={draft.fuel}
        onChoose={(fuel) => change((now) => ({ ...now, fuel }))}
      />
      <Beside compared={comparedFuel(draft.fuel, left?.fuel ?? null)} />
    </Step>
  );
}

const LEVEL_OPTIONS = LEVELS.map((level) => ({ value: level, words: LEVEL_WORDS[level] }));

const TANKS = ["gas", "water", "waste"] as const;

/** How full gas, fresh water and waste water are. */
export function Levels({ draft, change, left }: Omit<ReadingsProps, "known" | "mistakes">) {
  return (
    <Step id="nivaer">
      {TANKS.map((tank) => (
        <div key={tank} className="hand-over-part">
          <Choice<Level>
            label={READING_NAMES[tank]}
            columns={5}
            options={LEVEL_OPTIONS}
            value={draft[tank]}
            onChoose={(level) => change((now) => ({ ...now, [tank]: level }))}
          />
          <Beside compared={comparedLevel(draft[tank], left?.[tank] ?? null, tank === "waste")} />
        </div>
      ))}
    </Step>
  );
}
