import { useState } from "react";
import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** What one entry is made of: its fields by name, each with its label. */
type EntryFields<T> = { name: keyof T & string; label: string; isLong?: boolean }[];

type TextListProps<T> = {
  title: string;
  /** 'Avsnitt', counted. */
  entry: string;
  fields: EntryFields<T>;
  list: readonly T[];
  empty: T;
  most: number;
  errorOf: (index: number, field: string) => string | undefined;
  onChange: (list: T[]) => void;
};

/** Entries of a page that an owner adds, writes, moves and takes away. */
export function TextList<T extends Record<string, string>>(props: TextListProps<T>) {
  const { title, entry, fields, list, empty, most, errorOf, onChange } = props;
  const [openAt, setOpenAt] = useState<number | null>(null);
  const swap = (index: number, other: number) => {
    onChange(list.with(index, list[other]!).with(other, list[index]!));
    setOpenAt(other);
  };
  const isWrong = (index: number) => fields.some(({ name }) => errorOf(index, name) !== undefined);
  return (
    <fieldset className="settings-fields">
      <legend className="font-semibold">{title}</legend>
      <ol className="settings-folds">
        {list.map((one, index) => (
          // An entry has no name of its own; it is where it stands.
          // eslint-disable-next-line react/no-array-index-key
          <li key={index}>
            <details
              className="settings-fold"
              open={openAt === index || isWrong(index)}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open) setOpenAt(index);
                else if (openAt === index) setOpenAt(null);
              }}
            >
              <summary>{one[fields[0]!.name] || `${entry} ${index + 1}`}</summary>
              <div className="settings-fields" onFocus={() => setOpenAt(index)}>
                {fields.map(({ name, label, isLong = false }) => {
                  const field = {
                    label: `${label} (${entry.toLowerCase()} ${index + 1})`,
                    value: one[name] ?? "",
                    error: errorOf(index, name),
                    onChange: ({ target }: { target: { value: string } }) =>
                      onChange(list.with(index, { ...one, [name]: target.value })),
                  };
                  return isLong ? (
                    <TextArea key={name} rows={5} {...field} />
                  ) : (
                    <TextField key={name} autoComplete="off" {...field} />
                  );
                })}
                <div className="settings-row">
                  {index > 0 && (
                    <Button
                      look="plain"
                      className="button-small"
                      aria-label={`Flytta upp ${entry.toLowerCase()} ${index + 1}`}
                      onClick={() => swap(index, index - 1)}
                    >
                      <ArrowUp aria-hidden="true" size={18} />
                      Upp
                    </Button>
                  )}
                  {index < list.length - 1 && (
                    <Button
                      look="plain"
                      className="button-small"
                      aria-label={`Flytta ned ${entry.toLowerCase()} ${index + 1}`}
                      onClick={() => swap(index, index + 1)}
                    >
                      <ArrowDown aria-hidden="true" size={18} />
                      Ned
                    </Button>
                  )}
                  <Button
                    look="plain"
                    className="button-small button-danger-quiet settings-removal"
                    aria-label={`Ta bort ${entry.toLowerCase()} ${index + 1}`}
                    onClick={() => {
                      onChange(list.toSpliced(index, 1));
                      setOpenAt(null);
                    }}
                  >
                    Ta bort
                  </Button>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ol>
      {list.length < most && (
        <div>
          <Button
            look="quiet"
            className="button-small"
            onClick={() => {
              onChange([...list, empty]);
              setOpenAt(list.length);
            }}
          >
            <Plus aria-hidden="true" size={18} />
            {`Lägg till ${entry.toLowerCase()}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
