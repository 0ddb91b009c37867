type Sum = {
  kind: "receipt" | "credit" | "reversal" | "correction";
  totalIncludingVat: number;
};

/** Credit receipts and corrections take back; a reversal takes a credit back, and so gives again. */
export function receiptSign(kind: Sum["kind"]): 1 | -1 {
  return kind === "credit" || kind === "correction" ? -1 : 1;
}

/**
 * What the receipts of a booking come to. Money that was to be given back and never left is not returned; what
 * was recorded in error was never paid.
 */
export function receiptBalance(receipts: readonly Sum[]): {
  paid: number;
  returned: number;
  net: number;
} {
  const total = (some: readonly Sum[]) =>
    some.reduce(
      (sum, { kind, totalIncludingVat }) => sum + receiptSign(kind) * totalIncludingVat,
      0,
    );
  const paid = total(receipts.filter(({ kind }) => kind === "receipt" || kind === "correction"));
  const net = total(receipts);
  return { paid, returned: paid - net, net };
}
