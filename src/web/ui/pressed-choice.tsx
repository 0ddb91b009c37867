import "./pressed-choice.css";

type PressedChoiceProps<Value extends string> = {
  /** What is chosen, for who does not see the row. */
  label: string;
  options: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
  className?: string;
};

/** A few ways to look at the same thing side by side, one of which is pressed. */
export function PressedChoice<Value extends string>({
  label,
  options,
  value,
  onChoose,
  className = "",
}: PressedChoiceProps<Value>) {
  return (
    <div className={`pressed-choice ${className}`} role="group" aria-label={label}>
      {(Object.entries(options) as [Value, string][]).map(([one, words]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChoose(one)}>
          {words}
        </button>
      ))}
    </div>
  );
}
