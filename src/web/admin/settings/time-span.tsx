import { useId, type ReactNode } from "react";
import type { Hours } from "#domain/shop/opening.ts";
import { wholeTime, withColon } from "#web/ui/time-of-day.ts";

type TimeSpanProps = {
  /** Whose hours they are: `måndag`. */
  of: string;
  hours: Hours;
  errors: { opens: string | undefined; closes: string | undefined };
  onChange: (part: Partial<Hours>) => void;
  /** What can be done with it. */
  children?: ReactNode;
};

/** From when to when, on one line. */
export function TimeSpan({ of, hours, errors, onChange, children }: TimeSpanProps) {
  const errorId = useId();
  const error = errors.opens ?? errors.closes;
  const field = (name: keyof Hours, label: string) => (
    <input
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder={name === "opens" ? "09:00" : "17:00"}
      className="field"
      aria-label={`${label} ${of}`}
      aria-invalid={errors[name] ? true : undefined}
      aria-describedby={errors[name] ? errorId : undefined}
      value={hours[name]}
      onChange={({ target }) => onChange({ [name]: withColon(target.value) })}
      onBlur={({ target }) => {
        const whole = wholeTime(target.value);
        if (whole !== hours[name]) onChange({ [name]: whole });
      }}
    />
  );
  return (
    <div>
      <div className="time-span">
        {field("opens", "Öppnar")}
        <span aria-hidden="true">–</span>
        {field("closes", "Stänger")}
        {children}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
