import { useState } from "react";
import type { ThingWithUnits, UnitChoice } from "#contracts/booking-units.ts";
import { canBeChosen } from "#domain/units/unit-standing.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { CallProblem } from "#web/shell/call-problem.tsx";
import "./units-card.css";
import { hadUnits, standingWords, unitName } from "./unit-choice-words.ts";
import { useChooseUnits } from "./use-booking-units.ts";

type ChangeUnitsProps = {
  bookingId: number;
  things: ThingWithUnits[];
  onClose: () => void;
};

/** Chooses which units a booking has, each with what it would mean for others. */
export function ChangeUnits({ bookingId, things, onClose }: ChangeUnitsProps) {
  // What is chosen from stays while it is chosen, whatever is heard meanwhile: the shop decides what still fits.
  const [shown] = useState(things);
  return (
    <EditDialog title="Byt enhet" isShort onClose={onClose}>
      <p>
        Priset och dagarna påverkas inte, och kunden får inget mejl. Den som har enheten nu får en
        annan.
      </p>
      <Choice bookingId={bookingId} things={shown} />
    </EditDialog>
  );
}

type Chosen = { unitIds: number[] };

function Choice({ bookingId, things }: Omit<ChangeUnitsProps, "onClose">) {
  const choose = useChooseUnits(bookingId);
  const form = useForm<Chosen>({
    start: { unitIds: things.flatMap(hadUnits).map(({ id }) => id) },
    mistakes: ({ unitIds }) => {
      const wrong = things.find((thing) => !isWhole(thing, unitIds));
      return wrong ? { unitIds: `Välj ${wrong.quantity} av ${wrong.name}.` } : {};
    },
    send: async ({ unitIds }) => choose(things, unitIds),
    onRefused: tellProblem,
  });
  const { unitIds } = form.values;
  const problem = form.errors.unitIds;
  return (
    <EditForm
      form={form}
      submitLabel="Byt enhet"
      problem={
        problem ? (
          <ProblemNote>
            <p>{problem}</p>
          </ProblemNote>
        ) : (
          <CallProblem error={form.problem} />
        )
      }
    >
      {things.map((thing) => (
        <fieldset key={thing.rentalItemId} className="unit-choices">
          <legend>{thing.quantity > 1 ? `${thing.name}, ${thing.quantity} st` : thing.name}</legend>
          {thing.units.map((unit) => (
            <Unit
              key={unit.id}
              unit={unit}
              thing={thing}
              isChosen={unitIds.includes(unit.id)}
              onChoose={() =>
                form.change((typed) => ({ unitIds: withUnit(thing, unit.id, typed.unitIds) }))
              }
            />
          ))}
        </fieldset>
      ))}
    </EditForm>
  );
}

type UnitProps = {
  unit: UnitChoice;
  thing: ThingWithUnits;
  isChosen: boolean;
  onChoose: () => void;
};

function Unit({ unit, thing, isChosen, onChoose }: UnitProps) {
  const isFixed = !canBeChosen(unit.standing) || unit.standing === "out";
  return (
    <label className="unit-choice" data-standing={unit.standing} data-fixed={isFixed || undefined}>
      <input
        type={thing.quantity > 1 ? "checkbox" : "radio"}
        name={`units-${thing.rentalItemId}`}
        checked={isChosen}
        disabled={isFixed}
        onChange={onChoose}
      />
      <span className="unit-choice-name">{unitName(unit)}</span>
      <span className="unit-choice-means">{standingWords(unit)}</span>
    </label>
  );
}

/** Of one thing the one that is chosen; of several each is taken or left. */
function withUnit({ quantity, units }: ThingWithUnits, id: number, chosen: number[]): number[] {
  if (quantity > 1)
    return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  const own = new Set(units.map((unit) => unit.id));
  return [...chosen.filter((one) => !own.has(one)), id];
}

/** What lacks a unit may go on lacking one: there may be none. */
function isWhole({ quantity, lacking, units }: ThingWithUnits, chosen: readonly number[]): boolean {
  const count = units.filter(({ id }) => chosen.includes(id)).length;
  return count <= quantity && count >= quantity - lacking;
}
