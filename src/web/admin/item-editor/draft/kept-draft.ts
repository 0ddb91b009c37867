import { EMPTY_DRAFT, type ItemDraft } from "./item-draft.ts";

/** What was typed and not saved, with what it was typed over, so that nothing newer is overwritten unseen. */
export type KeptDraft = { draft: ItemDraft; baseline: ItemDraft; version: number };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const nameOf = (itemId: string) => `item-draft:${itemId}`;

export function keepDraft(store: () => Store, itemId: string, kept: KeptDraft): void {
  attempt(() => store().setItem(nameOf(itemId), JSON.stringify(kept)));
}

export function dropDraft(store: () => Store, itemId: string): void {
  attempt(() => store().removeItem(nameOf(itemId)));
}

export function readKeptDraft(store: () => Store, itemId: string): KeptDraft | undefined {
  const text = attempt(() => store().getItem(nameOf(itemId)));
  const value: unknown = attempt(() => JSON.parse(text ?? "null"));
  if (!isKept(value)) return undefined;
  // A field that this version of the page has and that one had not.
  return {
    version: value.version,
    draft: { ...EMPTY_DRAFT, ...value.draft },
    baseline: { ...EMPTY_DRAFT, ...value.baseline },
  };
}

function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== "object" || value === null) return false;
  const { draft, baseline, version } = value as Partial<Record<string, unknown>>;
  return typeof version === "number" && isFilled(draft) && isFilled(baseline);
}

function isFilled(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** A browser may refuse to keep anything; then nothing is kept. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
