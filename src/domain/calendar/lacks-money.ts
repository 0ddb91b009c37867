/** Rent is still to be paid, also of what was returned. A cancelled booking owes nothing, and has none due. */
export function lacksMoney({ dueAmount }: { dueAmount: number }): boolean {
  return dueAmount > 0;
}
