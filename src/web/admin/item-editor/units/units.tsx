import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { Unit } from "#contracts/units.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { upkeepDue } from "#domain/units/upkeep.ts";
import { itemUnits } from "#web/api/units.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { BeginNumbering } from "./begin-numbering.tsx";
import { UnitUpkeep } from "./unit-upkeep.tsx";
import { Outages } from "./outages.tsx";
import { RetireUnit } from "./retire-unit.tsx";
import { UnitForm } from "./unit-form.tsx";
import { nextName, outWithWords, retiredWords, unitFacts } from "./unit-words.ts";
import "./units.css";

/** Of more, each tells when it is out of use once it is asked. */
const FEW = 12;

type UnitsProps = {
  itemId: number;
  /** How many there are, while they are counted. */
  quantity: number;
  /** There are more or fewer of them than before. */
  onChanged: () => void;
};

/** The units of an item that are told apart, or the offer to begin with it. */
export function Units({ itemId, quantity, onChanged }: UnitsProps) {
  const { data: units, error, refetch } = useQuery(itemUnits(itemId));
  if (error && !units) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!units) return <TableSkeleton rows={2} />;
  if (units.length === 0)
    return <BeginNumbering itemId={itemId} quantity={quantity} onChanged={onChanged} />;
  return (
    <div className="entries">
      <ul>
        {units.map((unit) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            isOneOfMany={units.length > FEW}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <div>
        <EditDialog
          title="Ny enhet"
          isShort
          trigger={
            <Button look="quiet">
              <Plus aria-hidden="true" size={18} />
              Ny enhet
            </Button>
          }
        >
          <UnitForm
            itemId={itemId}
            unit={undefined}
            offeredName={nextName(units)}
            onSaved={({ name }) => {
              toast({ title: `${name} är tillagd` });
              onChanged();
            }}
          />
        </EditDialog>
      </div>
    </div>
  );
}

type UnitRowProps = { unit: Unit; isOneOfMany: boolean; onChanged: () => void };

function UnitRow({ unit, isOneOfMany, onChanged }: UnitRowProps) {
  const { today } = usePageState();
  const [isOpen, setIsOpen] = useState(!isOneOfMany);
  const retired = retiredWords(unit, today);
  return (
    <li className="unit" data-retired={retired !== undefined || undefined}>
      <div className="unit-top">
        <h3 className="unit-name">
          {unit.name}
          {unit.registration && <span className="unit-registration">{unit.registration}</span>}
        </h3>
        <div className="row-actions">
          <EditDialog
            title={`Ändra ${unit.name}`}
            isShort
            trigger={
              <Button look="plain" className="button-small">
                <Pencil aria-hidden="true" size={16} />
                Ändra<span className="sr-only"> {unit.name}</span>
              </Button>
            }
          >
            <UnitForm
              itemId={unit.rentalItemId}
              unit={unit}
              onSaved={({ name }) => toast({ title: `${name} är ändrad` })}
            />
          </EditDialog>
          <RetireUnit unit={unit} onChanged={onChanged} />
        </div>
      </div>
      {unit.outWith && (
        <p className="unit-out">
          <Link href={bookingPath(unit.outWith.bookingId)} className="text-link">
            {outWithWords(unit.outWith)}
          </Link>
        </p>
      )}
      {retired && <p className="unit-retired">{retired}</p>}
      {retired === undefined && <UnitUpkeep upkeep={upkeepDue(unit, today)} today={today} />}
      <dl className="unit-facts">
        {unitFacts(unit).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {isOpen ? (
        <Outages unit={unit} />
      ) : (
        <div>
          <Button look="plain" className="button-small" onClick={() => setIsOpen(true)}>
            Visa driftstopp<span className="sr-only"> för {unit.name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
