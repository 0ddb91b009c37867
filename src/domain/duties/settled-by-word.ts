/**
 * Whether a person's word ends an entry of 'Att åtgärda'. A lost dispute is ended by the choice of loss or credit
 * alone: until then its money stands in the books as if the bank had not decided.
 */
export function isSettledByWord(kind: string): boolean {
  return kind !== "dispute-lost";
}
