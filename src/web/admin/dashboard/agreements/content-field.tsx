import { Bold, Heading, Italic, List } from "lucide-react";
import { Tabs } from "radix-ui";
import { useRef, useState } from "react";
import "#web/shell/agreement-dialog.css";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import "./agreements.css";
import { asHtml, marked, type Mark } from "./as-html.ts";
import { previewHtml } from "./preview-html.ts";

type ContentFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

const MARKS: { mark: Mark; label: string; Icon: typeof Bold }[] = [
  { mark: "h2", label: "Rubrik", Icon: Heading },
  { mark: "strong", label: "Fet", Icon: Bold },
  { mark: "em", label: "Kursiv", Icon: Italic },
  { mark: "ul", label: "Lista", Icon: List },
];

/** The agreement's text, to write and to see. */
export function ContentField({ value, error, onChange }: ContentFieldProps) {
  const [tab, setTab] = useState("text");
  return (
    // What is wrong is shown where it can be mended.
    <Tabs.Root value={error ? "text" : tab} onValueChange={setTab}>
      <Tabs.List className="tabs content-tabs" aria-label="Avtalets text">
        <Tabs.Trigger value="text" className="tab">
          Skriv
        </Tabs.Trigger>
        <Tabs.Trigger value="preview" className="tab">
          Förhandsgranska
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="text" tabIndex={-1}>
        <Writing value={value} error={error} onChange={onChange} />
      </Tabs.Content>
      <Tabs.Content value="preview" tabIndex={0} className="content-preview">
        <Preview text={value} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function Writing({ value, error, onChange }: ContentFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  function mark(kind: Mark) {
    const field = area.current;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end } = field;
    const made = marked({ text: value, start, end }, kind);
    onChange(made.text);
    // Once the new text stands there, the same words are selected again.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(made.start, made.end);
    });
  }
  return (
    <>
      <div className="content-marks" role="group" aria-label="Formatera markerad text">
        {MARKS.map(({ mark: kind, label, Icon }) => (
          <Button key={kind} look="plain" className="button-small" onClick={() => mark(kind)}>
            <Icon aria-hidden="true" size={17} />
            {label}
          </Button>
        ))}
      </div>
      <Field
        label="Innehåll"
        hint="Skriv vanlig text med en tom rad mellan styckena, eller använd enkla HTML-taggar som <h2>, <p>, <strong> och <ul>. Annat tas bort när avtalet sparas."
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            ref={area}
            className="field content-text"
            required
            maxLength={30_000}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

function Preview({ text }: { text: string }) {
  if (text.trim() === "")
    return <p className="text-muted">Här syns texten när du har skrivit den.</p>;
  return (
    <div className="agreement" dangerouslySetInnerHTML={{ __html: previewHtml(asHtml(text)) }} />
  );
}
