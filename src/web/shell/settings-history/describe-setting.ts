import type { SettingChange } from "#contracts/audit.ts";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import type { OpeningException, WeekHours } from "#domain/shop/opening.ts";
import { settingWords } from "#texts/setting-words.ts";
import type { ChangeLine, DescribedChange } from "#web/shell/history/described-change.ts";
import { differing, exceptionsWords, labelOf, listLabel, valueWords, weekWords } from "./say.ts";
import { describePolicy } from "#web/shell/history/describe-policy.ts";

const TITLES: Record<string, string> = {
  "words.about": "Texten om butiken",
  "words.motorhomes": "Texten om husbilarna",
  "words.local": "Sidorna om orter",
  opening: "Öppettiderna",
  letters: "Breven",
  contractInConfirmation: "Hyresavtalet med bekräftelsen",
  checklists: "Checklistorna",
  firstDayHidden: "Listan för den första dagen",
};

type Leaf = { label: string; words: string };

/** One line of the settings' log in words: what was changed, and each field from what to what. */
export function describeSetting({ setting, before, after }: SettingChange): DescribedChange {
  const [was, is] = [leavesOf(setting, before), leavesOf(setting, after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  return {
    title: TITLES[setting] ?? settingWords(setting),
    lines: keys.flatMap((key) => lineOf(was.get(key), is.get(key))),
  };
}

function lineOf(was: Leaf | undefined, is: Leaf | undefined): ChangeLine[] {
  if (was?.words === is?.words) return [];
  const label = is?.label ?? was?.label ?? "";
  const { from, to } = differing(was?.words, is?.words);
  return [{ label, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
}

/** Each field that one would name by itself, however deep it lies. */
function leavesOf(setting: string, value: unknown): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  collect(leaves, { field: setting, value, path: setting, labels: [] });
  return leaves;
}

type At = { field: string; value: unknown; path: string; labels: readonly string[] };

function collect(leaves: Map<string, Leaf>, { field, value, path, labels }: At): void {
  const whole = asWhole(field, value);
  if (whole === undefined && Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      const { id = index, name } = isFields(one) ? one : {};
      const label = listLabel(field, typeof name === "string" && name ? name : String(index + 1));
      collect(leaves, {
        field,
        value: one,
        path: `${path}.${String(id)}`,
        labels: [...labels, label],
      });
    }
    return;
  }
  if (whole === undefined && isFields(value)) {
    for (const [name, one] of Object.entries(value))
      if (name !== "id")
        collect(leaves, {
          field: name,
          value: one,
          path: `${path}.${name}`,
          // A group of fields is named before them: a letter, the trips.
          labels: isFields(one) ? [...labels, labelOf(name)] : labels,
        });
    return;
  }
  // What was not there at all has no line of its own.
  if (whole === undefined && (value === null || value === undefined)) return;
  const label = [...labels, labelOf(field)].filter(Boolean).join(": ");
  leaves.set(path, { label, words: whole ?? valueWords(field, value) });
}

/** What is told as one, though it is made of parts. */
function asWhole(field: string, value: unknown): string | undefined {
  if (field === "week") return weekWords(value as WeekHours[]);
  if (field === "exceptions") return exceptionsWords(value as OpeningException[]);
  if (field === "cancellationPolicy") return describePolicy(value as CancellationPolicy | null);
  if (isChecklist(field, value)) return value.join("; ") || "inga kontroller";
  return undefined;
}

function isChecklist(field: string, value: unknown): value is string[] {
  return (field === "rv" || field === "equipment") && Array.isArray(value);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
