import type { InputHTMLAttributes, ReactNode } from "react";
import type { TrackingField, TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { Panel } from "#web/ui/panel.tsx";
import { SwitchField } from "#web/ui/switch-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { TrackingFormState } from "./use-tracking-form.ts";

type Flag = Exclude<keyof TrackingSettings, TrackingField>;

type CardField = {
  name: TrackingField;
  label: string;
  hint?: string | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
};

type ToolCardProps = {
  form: TrackingFormState;
  words: { title: string; lead: string; enable: string };
  flag: Flag;
  fields: readonly CardField[];
  /** What is chosen before the fields. */
  children?: ReactNode;
};

/** One tool: whether it is used, and what it has to know. */
export function ToolCard({ form, words, flag, fields, children }: ToolCardProps) {
  const isOn = form.values[flag];
  return (
    <Panel title={words.title} lead={words.lead} className="tracking-card">
      <SwitchField
        label={words.enable}
        checked={isOn}
        onChange={({ target }) => form.change({ [flag]: target.checked })}
      />
      {children}
      {fields.map(({ name, hint, ...field }) => (
        <TextField
          key={name}
          {...field}
          hint={(isOn && form.notes[name]) || hint}
          disabled={!isOn}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          value={form.values[name]}
          error={isOn ? form.errors[name] : undefined}
          onChange={({ target }) => form.change({ [name]: target.value })}
        />
      ))}
    </Panel>
  );
}
