type Signed = { id: number; correctsId: number | null; annulsBecause: string | null };

/** Of what was signed what counts: a correction instead of what it corrects, and nothing of what was annulled. */
export function whatHolds<One extends Signed>(protocols: readonly One[]): One[] {
  const corrected = new Set(protocols.map(({ correctsId }) => correctsId));
  return protocols.filter(({ id, annulsBecause }) => annulsBecause === null && !corrected.has(id));
}
