import { Plus, X } from "lucide-react";
import { MOST_DRIVERS } from "#domain/bookings/drivers.ts";
import type { FieldErrors } from "#web/shell/form/form-state.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { NO_DRIVER, type TypedDriver } from "./typed-drivers.ts";
import "./drivers.css";

type DriverFieldsProps = {
  drivers: readonly TypedDriver[];
  errors: FieldErrors;
  /** So many stay at least. */
  least: number;
  onChange: (drivers: TypedDriver[]) => void;
};

/** Who drives, a row each. */
export function DriverFields({ drivers, errors, least, onChange }: DriverFieldsProps) {
  const write = (at: number, part: Partial<TypedDriver>) =>
    onChange(drivers.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <div className="driver-rows">
      {drivers.map((driver, at) => (
        <fieldset key={at} className="driver-row">
          <legend className="driver-legend">
            {drivers.length > 1 ? `Förare ${at + 1}` : "Förare"}
          </legend>
          <TextField
            label="Namn"
            name={`drivers.${at}.name`}
            autoComplete="off"
            maxLength={100}
            value={driver.name}
            error={errors[`drivers.${at}.name`]}
            onChange={({ target }) => write(at, { name: target.value })}
          />
          <TextField
            label="Körkort sedan"
            name={`drivers.${at}.licensedSince`}
            hint="År och månad, till exempel 2009-06."
            inputMode="numeric"
            autoComplete="off"
            placeholder="ÅÅÅÅ-MM"
            maxLength={12}
            value={driver.licensedSince}
            error={errors[`drivers.${at}.licensedSince`]}
            onChange={({ target }) => write(at, { licensedSince: target.value })}
          />
          {drivers.length > least && (
            <button
              type="button"
              className="driver-remove"
              aria-label={`Ta bort förare ${at + 1}`}
              onClick={() => onChange(drivers.filter((_, index) => index !== at))}
            >
              <X aria-hidden="true" size={18} />
            </button>
          )}
        </fieldset>
      ))}
      {drivers.length < MOST_DRIVERS && (
        <div>
          <Button
            look="plain"
            className="button-small"
            onClick={() => onChange([...drivers, NO_DRIVER])}
          >
            <Plus aria-hidden="true" size={18} />
            Lägg till förare
          </Button>
        </div>
      )}
    </div>
  );
}
