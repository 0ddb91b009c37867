import { differing, type DraftField, type ItemDraft } from "./item-draft.ts";

/** What somebody else did to an item while it was edited here. */
export type Overtaking = {
  theirs: DraftField[];
  /** Changed by both, to something different. */
  both: DraftField[];
  /** Their item with what was changed here on top of it. */
  merged: ItemDraft;
};

export function overtaking(drafts: {
  baseline: ItemDraft;
  mine: ItemDraft;
  current: ItemDraft;
}): Overtaking {
  const { baseline, mine, current } = drafts;
  const theirs = differing(baseline, current);
  const changedHere = differing(baseline, mine);
  const disputed = new Set(differing(mine, current));
  const kept = Object.fromEntries(changedHere.map((field) => [field, mine[field]]));
  return {
    theirs,
    both: theirs.filter((field) => changedHere.includes(field) && disputed.has(field)),
    merged: { ...current, ...kept },
  };
}
