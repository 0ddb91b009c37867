import { useId, type InputHTMLAttributes, type ReactNode } from "react";
import "./field.css";

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: string;
  hint?: ReactNode;
};

/** A yes or no with its words beside it. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <label className="check-field">
        <input
          {...input}
          type="checkbox"
          className="check-box"
          aria-describedby={hint ? hintId : input["aria-describedby"]}
        />
        <span className="font-semibold">{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 pl-[2.35rem] text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
