import type { Fact } from "./letter-blocks.ts";

/** The numbers of receipts that go along with a letter; nothing where there are none. */
export function attachedReceipts(label: string, numbers: readonly string[]): Fact[] {
  return numbers.length === 0 ? [] : [{ label, value: `${numbers.join(", ")}, bifogas som PDF` }];
}
