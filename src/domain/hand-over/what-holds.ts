type Signed = { id: number; correctsId: number | null; annulsBecause: string | null };

/** What was signed first of what a protocol corrects, or it alone: when that was is when it took place. */
export function firstOf<One extends Signed>(protocols: readonly One[], one: One): One {
  const before = protocols.find(({ id }) => id === one.correctsId);
  return before ? firstOf(protocols, before) : one;
}

/** Of what was signed what counts: a correction instead of what it corrects, and nothing of what was annulled. */
export function whatHolds<One extends Signed>(protocols: readonly One[]): One[] {
  const corrected = new Set(protocols.map(({ correctsId }) => correctsId));
  return protocols.filter(({ id, annulsBecause }) => annulsBecause === null && !corrected.has(id));
}
