import { Minus, Plus } from "lucide-react";
import "./stepper.css";

type StepperProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A number chosen by two buttons. One that leads no further keeps the focus. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        className="round-button"
        aria-label={`Minska ${label.toLowerCase()}`}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        className="round-button"
        aria-label={`Öka ${label.toLowerCase()}`}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
