import { useId, type InputHTMLAttributes, type ReactNode } from "react";
import "./switch-field.css";

type SwitchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role"> & {
  label: string;
  hint?: ReactNode;
};

/** Something that is on or off, with its words before the switch. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div className="switch-field">
      <label>
        <span className="font-semibold">{label}</span>
        <input
          {...input}
          type="checkbox"
          role="switch"
          aria-checked={input.checked ?? false}
          className="switch"
          aria-describedby={hint ? hintId : undefined}
        />
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
