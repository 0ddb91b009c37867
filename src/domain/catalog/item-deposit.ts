type Item = { type: "rv" | "equipment"; depositAmount: number | null };

/** What a customer pays before the hand-over and gets back after it; only motorhomes have one. */
export function depositOf({ type, depositAmount }: Item): number {
  return type === "rv" ? (depositAmount ?? 0) : 0;
}
