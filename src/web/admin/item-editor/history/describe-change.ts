import type { Change } from "#contracts/audit.ts";
import { byForm, describeValue, labelOf, type KnownNames } from "./describe-value.ts";

/** What is new has nothing it was, and what is gone nothing it is. */
export type ChangeLine = { label: string; from?: string; to?: string };

export type DescribedChange = { title: string; lines: ChangeLine[] };

type Kind = { thing: string; name?: string };

const KINDS: Record<string, Kind> = {
  addon: { thing: "tillvalet", name: "name" },
  season: { thing: "ett säsongspris" },
  block: { thing: "blockerade datum" },
  interval: { thing: "en bokningsperiod" },
};

const TITLES: Record<string, string> = {
  "item-created": "Skapade objektet",
  "item-updated": "Ändrade objektet",
  "item-archived": "Arkiverade objektet",
  "item-deleted": "Tog bort objektet",
  "agreement-linked": "Bytte hyresavtal",
  "item-copied": "Gjorde en kopia av objektet",
  "item-moved": "Flyttade objektet i listan",
  "unit.added": "Lade till en enhet",
  "unit.changed": "Ändrade en enhet",
  "unit.out": "Tog en enhet ur drift",
  "unit.in-use": "Tog en enhet i drift igen",
};

const VERBS: Record<string, string> = {
  created: "Lade till",
  updated: "Ändrade",
  deleted: "Tog bort",
};

type Fields = Record<string, unknown>;

/** One line of the log in words: what was done, and each field from what to what. */
export function describeChange(
  { action, before, after }: Change,
  names: KnownNames = {},
): DescribedChange {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const title = TITLES[action] ?? titleOfBelonging(action, { ...was, ...is });
  // All that a new item began with would hide what was changed later.
  if (action === "item-created" || action === "item-archived" || action === "item-deleted")
    return { title, lines: [] };
  const fields = changedFields(was, is);
  return {
    title,
    lines: fields.map((field) => {
      const { label, from, to } = describeField(field, [was[field], is[field]], names);
      return {
        label,
        ...(isFilled(before) && { from }),
        ...(isFilled(after) && { to }),
      };
    }),
  };
}

function titleOfBelonging(action: string, fields: Fields): string {
  const [kind = "", verb = ""] = action.split("-");
  const known = KINDS[kind];
  if (!known) return action;
  const name = known.name ? fields[known.name] : undefined;
  const words = [VERBS[verb] ?? action, known.thing, typeof name === "string" ? name : ""];
  return words.filter(Boolean).join(" ");
}

// Of no meaning to a reader: how rows find each other.
const HIDDEN = new Set([
  "key",
  "copyId",
  "id",
  "rentalItemId",
  "version",
  "createdAt",
  "updatedAt",
  "archivedAt",
]);

function changedFields(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !HIDDEN.has(field))
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .toSorted(byForm);
}

export function describeField(
  field: string,
  [from, to]: readonly [unknown, unknown],
  names: KnownNames = {},
): Required<ChangeLine> {
  return {
    label: labelOf(field),
    from: describeValue(field, from, names),
    to: describeValue(field, to, names),
  };
}

const isFilled = (value: unknown) => value !== null && value !== undefined;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}
