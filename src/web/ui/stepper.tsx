import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import "./stepper.css";

type StepperProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Why it goes no further; said once the most is chosen. */
  most?: string;
  onChange: (value: number) => void;
};

/** A number chosen by two buttons. One that leads no further keeps the focus. */
export function Stepper({ label, value, min, max, most, onChange }: StepperProps) {
  // A name in it keeps its letters.
  const lower = label.charAt(0).toLowerCase() + label.slice(1);
  const id = useId();
  const limit = value >= max ? most : undefined;
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
        aria-describedby={limit && id}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
      {limit && (
        <span id={id} className="stepper-most">
          {limit}
        </span>
      )}
    </div>
  );
}
