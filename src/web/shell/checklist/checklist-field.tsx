import { RotateCcw } from "lucide-react";
import { typedLines } from "#domain/catalog/item-facts.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import "./checklist.css";

type ChecklistFieldProps = {
  name: string;
  label: string;
  /** A line each. */
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
  /** What it is put back to, and the words for that. */
  putBack: { lines: readonly string[]; label: string };
};

/** What is looked at when something goes out and comes back: typed a line each, and shown as it is asked. */
export function ChecklistField(props: ChecklistFieldProps) {
  const { name, label, value, error, onChange, putBack } = props;
  const checks = typedLines(value);
  const isPutBack = checks.join("\n") === putBack.lines.join("\n");
  return (
    <div className="checklist-field">
      <TextArea
        name={name}
        label={label}
        hint="En sak per rad, i den ordning ni går runt."
        rows={10}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {!isPutBack && (
        <div>
          <Button
            look="plain"
            className="button-small"
            onClick={() => onChange(putBack.lines.join("\n"))}
          >
            <RotateCcw aria-hidden="true" size={17} />
            {putBack.label}
          </Button>
        </div>
      )}
      <ChecklistPreview checks={checks} />
    </div>
  );
}

/** As staff see it on the phone. */
export function ChecklistPreview({ checks }: { checks: readonly string[] }) {
  return (
    <div className="checklist-preview">
      <p className="text-muted">
        {checks.length === 0
          ? "Inget kontrolleras punkt för punkt vid utlämning och återlämning."
          : "Så här frågas det vid utlämning och återlämning:"}
      </p>
      <ul>
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </div>
  );
}
