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
  // A name in it keeps its letters.
  const lower = label.charAt(0).toLowerCase() + label.slice(1);
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        className="round-button"
        aria-label={`Minska ${lower}`}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        className="round-button"
        aria-label={`Öka ${lower}`}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
