import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import type { FeatureSet } from "#domain/catalog/feature-sets.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { oneLine } from "#web/ui/typed-values.ts";
import type { FieldErrors } from "#web/shell/form/form-state.ts";
import { featureExample } from "./writing-hints.ts";

type FeatureGroupProps = {
  index: number;
  group: FeatureSet;
  type: ItemType;
  errors: FieldErrors;
  /** With the name of the field that has the focus next, if it moves. */
  onChange: (group: FeatureSet, focus?: string) => void;
  removal: ReactNode;
};

export function FeatureGroup({ index, group, type, errors, onChange, removal }: FeatureGroupProps) {
  const { heading, features } = group;
  const path = `featureSets.${index}`;
  const nameOf = (row: number) => `${path}.features.${row}`;
  const addAfter = (row: number) =>
    onChange({ heading, features: features.toSpliced(row + 1, 0, "") }, nameOf(row + 1));
  return (
    <fieldset className="feature-group">
      <legend className="sr-only">Grupp {index + 1}</legend>
      <TextField
        label="Rubrik på gruppen"
        name={`${path}.heading`}
        value={heading}
        error={errors[`${path}.heading`]}
        maxLength={200}
        onChange={({ target }) => onChange({ heading: target.value, features })}
      />
      <ol className="feature-rows">
        {features.map((feature, row) => (
          <li key={row}>
            <textarea
              className="field"
              rows={1}
              name={nameOf(row)}
              aria-label={`Funktion ${row + 1}`}
              aria-invalid={errors[nameOf(row)] ? true : undefined}
              placeholder={featureExample(type, heading, row)}
              value={feature}
              maxLength={300}
              onChange={({ target }) =>
                onChange({ heading, features: features.with(row, oneLine(target.value)) })
              }
              onKeyDown={(event) => {
                // Enter gives the next row, as in any list that is typed.
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                addAfter(row);
              }}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={`Ta bort funktion ${row + 1}`}
              disabled={features.length === 1}
              onClick={() =>
                onChange(
                  { heading, features: features.toSpliced(row, 1) },
                  nameOf(Math.max(0, row - 1)),
                )
              }
            >
              <X aria-hidden="true" size={18} />
            </button>
            {errors[nameOf(row)] && <p className="text-sm text-danger">{errors[nameOf(row)]}</p>}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="plain" className="button-small" onClick={() => addAfter(features.length - 1)}>
          <Plus aria-hidden="true" size={18} />
          Lägg till funktion
        </Button>
        {removal}
      </div>
    </fieldset>
  );
}
